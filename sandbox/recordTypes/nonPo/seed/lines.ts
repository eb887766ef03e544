import { multiply, round } from '@/lib/money';
import { hsn } from '../../../data/seed/hsn.ts';
import type { PlannedRecord } from '../../../data/seed/plan.ts';
import { costCentres, taxes, type Plant } from '../../../data/seed/reference.ts';
import type { TaxCode, TaxCodes } from '../../../rules/records/taxCodes.ts';
import { toLine, type Line } from '../lines.ts';

const INDIAN_SERVICES: [hsnCode: string, description: string][] = [
  ['998346', 'Stability study testing, batch lot 14 to 19'],
  ['998717', 'Annual maintenance of tablet compression line'],
  ['998533', 'Housekeeping of warehouse and canteen block'],
  ['998525', 'Security guards, twelve posts round the clock'],
  ['996511', 'Road transport of packing material'],
  ['998314', 'Changes to the batch record software'],
  ['998912', 'Printing of patient information leaflets'],
  ['999432', 'Incineration of rejected raw material'],
  ['999293', 'GMP refresher training, two days'],
  ['998531', 'Pest control, monthly rounds'],
  ['997319', 'Lease of HPLC system'],
  ['996729', 'Cold storage of reference samples'],
];
const PAN_SERVICES: [string, string][] = [
  ['998395', 'Translation of dossier section 3.2.P'],
  ['998540', 'Wooden crates for export consignments'],
  ['06029090', 'Saplings for the green belt'],
  ['996331', 'Refreshments for plant safety week'],
];
const ABROAD: [string, string][] = [
  ['', 'Method transfer and comparative dissolution testing'],
  ['', 'Freight handling and customs brokerage'],
  ['', 'Congress booth design and build'],
  ['', 'Regulatory agent service, quarterly retainer'],
  ['', 'Laboratory glassware and calibration weights'],
];
const ABROAD_TAX: Record<string, string> = { 'Sales Tax': 'U1', VAT: 'V2', 'Reverse Charge': 'V0' };

const OFFERED = hsn.filter(row => row.condition_type === 'JIIG' || row.condition_type === 'JIIN');
const CODES: TaxCodes = {
  hsn: new Map(OFFERED.map(({ code, name, tax_code }) => [code, toCode(code, name, tax_code)])),
  taxes: new Map(taxes.map(({ code, name }) => [code, toCode(code, name, code)])),
};

function toCode(code: string, name: string, taxCode = ''): TaxCode {
  const tax = taxes.find(each => each.code === taxCode);
  return { code, name, taxCode, taxName: tax?.name ?? '', rate: tax?.rate ?? '0' };
}

export function getTaxType({ supplier, companyCode }: PlannedRecord, plant: Plant): string {
  if (companyCode === '3000') return supplier.state === plant.state ? 'Sales Tax' : 'No Tax';
  if (companyCode === '4000') return supplier.countryCode === 'DE' ? 'VAT' : 'Reverse Charge';
  if (!supplier.gstNumber) return 'No Tax';
  if (supplier.state !== plant.state) return 'IGST';
  return plant.state === 'Daman and Diu' ? 'CGST & UGST' : 'CGST & SGST';
}

/** Reviewers see larger invoices, the last step only those above 1,000,000. */
export function getLines(planned: PlannedRecord, taxType: string): Line[] {
  const { draw, stage } = planned;
  const target = {
    step4: draw.int(80_000, 700_000),
    step5: draw.int(1_100_000, 4_200_000),
    rejectedAtStep3: draw.int(200_000, 900_000),
  }[stage as 'step4'];
  const total = target ?? draw.pick([draw.int(4_000, 46_000), draw.int(52_000, 400_000), draw.int(400_000, 1_600_000)]);
  const pool = getPool(planned);
  const count = Math.min(draw.int(1, 3), pool.length);
  const start = draw.int(0, pool.length - 1);
  return Array.from({ length: count }, (_value, index) => {
    const [code, description] = pool[(start + index) % pool.length] ?? ['', ''];
    // Odd paise on purpose, so that rounding errors in totals are visible.
    const amount = round(multiply(String(Math.floor(total / count)), `1.0${draw.int(0, 9)}${draw.int(0, 9)}`));
    return toLine(
      {
        uid: `seed-${planned.supplierId}-${planned.invoiceDate}-${index}`,
        lineItemDescription: description,
        amount,
        hsnSacCode: code,
        taxCode: ABROAD_TAX[taxType] ?? null,
      },
      { ...CODES, india: pool !== ABROAD, noTax: taxType === 'No Tax' },
    );
  });
}

function getPool({ supplier, companyCode }: PlannedRecord) {
  if (companyCode !== '1000' && companyCode !== '2000') return ABROAD;
  return supplier.gstNumber ? INDIAN_SERVICES : PAN_SERVICES;
}

export function splitInfo({ companyCode, draw }: PlannedRecord) {
  const centre = draw.pick(costCentres.filter(row => row.company_code === companyCode));
  return {
    costCenterCode: centre.code,
    costCenterName: centre.name,
    generalLedgerCode: centre.general_ledger_code,
    generalLedgerName: centre.general_ledger_name,
  };
}
