import { isIndia } from '@/lib/country';
import type { ResolvedField } from '@/shared/fields/types';
import type { LineColumn } from '@/shared/lines/types';
import type { LineCode } from '@/domain/invoice/api/useInvoiceLookups';
import { UNKNOWN_RATE, type NonPoLine, type Shipment } from '../model/nonPo.values';

interface ColumnsOf {
  /** Labels, presence and required marks as the configuration settled them. */
  fields: readonly ResolvedField<NonPoLine>[];
  countryCode: string;
}

interface TypedColumnsOf extends ColumnsOf {
  /** There is tax to work out: each line needs its code. */
  taxed: boolean;
}

/** Nothing chosen, or only typed. */
const NO_CODE = { hsnSacCode: '', hsnSacName: '', taxCode: '', taxName: '', codeListed: false, codeRate: UNKNOWN_RATE };

/** What a chosen HSN/SAC code says about its line. */
function pickHsn(_line: NonPoLine, picked: LineCode | null): Partial<NonPoLine> {
  if (!picked) return NO_CODE;
  const { code, name, taxCode, taxName, rate } = picked;
  return { hsnSacCode: code, hsnSacName: name, taxCode, taxName, codeListed: true, codeRate: rate };
}

/** What a chosen tax code says about its line, outside India. */
function pickTax(_line: NonPoLine, picked: LineCode | null): Partial<NonPoLine> {
  if (!picked) return NO_CODE;
  return { ...NO_CODE, taxCode: picked.code, taxName: picked.taxName, codeListed: true, codeRate: picked.rate };
}

/** A code that came with a file or a record, and whose rate is still to be found. */
const isUnresolved = (line: NonPoLine) => !line.codeListed || line.codeRate === UNKNOWN_RATE;

const toOption = ({ code, name, rate }: LineCode) => ({ value: code, label: `${code} · ${name} (${rate} %)` });

/** The line-item table: India bills by HSN/SAC, other countries by tax code (spec 2 §2, spec 3 §9). */
export function nonPoLineColumns({ fields, countryCode, taxed }: TypedColumnsOf): LineColumn<NonPoLine>[] {
  const code: LineColumn<NonPoLine> = isIndia(countryCode)
    ? {
        key: 'hsnSacCode',
        title: 'HSN/SAC Code',
        width: 125,
        kind: 'remoteSelect',
        required: taxed,
        lookup: 'hsnCodes',
        toOption,
        onPick: pickHsn,
        unresolved: isUnresolved,
      }
    : {
        key: 'taxCode',
        title: 'Tax Code',
        width: 150,
        kind: 'remoteSelect',
        required: taxed,
        lookup: 'taxCodes',
        toOption,
        onPick: pickTax,
        unresolved: isUnresolved,
      };
  const columns: LineColumn<NonPoLine>[] = [
    { key: 'lineItemDescription', title: 'Description', width: 180, kind: 'text' },
    { key: 'amount', title: 'Amount', width: 125, kind: 'money', align: 'end' },
    code,
    { key: 'taxRate', title: 'Rate (%)', width: 95, kind: 'computed', align: 'end' },
    { key: 'taxAmount', title: 'Tax Amount', width: 105, kind: 'computed', of: 'money' },
    { key: 'grossAmount', title: 'Gross Amount', width: 125, kind: 'computed', of: 'money' },
  ];
  return columns.flatMap(column => configured(column, fields));
}

/** The same lines for reading (spec 2 §2 'Non-PO invoice view'). */
export function nonPoLineReadColumns({ fields, countryCode }: ColumnsOf): LineColumn<NonPoLine>[] {
  const columns: LineColumn<NonPoLine>[] = [
    { key: 'lineItemDescription', title: 'Description', width: 260, kind: 'readOnly' },
    { key: 'amount', title: 'Amount', width: 140, kind: 'readOnly', of: 'money' },
    ...(isIndia(countryCode)
      ? [{ key: 'hsnSacCode', title: 'HSN/SAC Code', width: 120, kind: 'readOnly' } as const]
      : []),
    {
      key: 'taxCode',
      title: 'Tax Code',
      width: 200,
      kind: 'readOnly',
      format: (_value, line) => [line.taxCode, line.taxName].filter(Boolean).join(' · '),
    },
    { key: 'taxRate', title: 'Tax Rate (%)', width: 110, kind: 'readOnly', align: 'end' },
    { key: 'taxAmount', title: 'Tax Amount', width: 130, kind: 'readOnly', of: 'money' },
    { key: 'grossAmount', title: 'Gross Amount', width: 140, kind: 'readOnly', of: 'money' },
  ];
  return columns.flatMap(column => configured(column, fields));
}

/** The shipping rows (spec 2 §2), for typing and for reading alike. */
export function shipmentColumns(fields: readonly ResolvedField<Shipment>[]): LineColumn<Shipment>[] {
  const columns: LineColumn<Shipment>[] = [
    { key: 'modeOfTransport', title: 'Mode of Transport', width: 140, kind: 'text' },
    { key: 'transportPartner', title: 'Transport Partner', width: 180, kind: 'text' },
    { key: 'deliveryDays', title: 'Delivery Days', width: 110, kind: 'text', align: 'end', maxLength: 3 },
    { key: 'consignmentNo', title: 'Consignment No', width: 140, kind: 'text' },
    { key: 'trackingNo', title: 'Tracking No', width: 140, kind: 'text' },
  ];
  return columns.flatMap(column => configured(column, fields));
}

/** A column as the configuration wants it: absent, renamed, required, locked. */
function configured<L>(column: LineColumn<L>, fields: readonly ResolvedField<L>[]): LineColumn<L>[] {
  const field = fields.find(one => one.def.name === column.key);
  if (!field) return [column];
  if (!field.present) return [];
  const locked = field.mode === 'edit' ? {} : { locked: () => true };
  // A short title of the table's own stays until the configuration has another.
  const title = field.label === field.def.label ? column.title : field.label;
  return [{ ...column, title, required: column.required === true || field.required !== false, ...locked }];
}
