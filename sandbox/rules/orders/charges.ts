import type { Columns } from '../records/columns.ts';
import { money } from '../records/columns.ts';

/** Overhead charges of an order's item, as the contract names them (spec 3 §3), with what people call them. */
const CHARGES = {
  taxableFreight: 'Taxable Freight',
  excProcessingCharge: 'Exc Processing Charge',
  excMicronisingCharge: 'Exc Micronising Charge',
  packingCharge: 'Packing Charge',
  hazardeousCharge: 'Hazardous Charge',
  freightValue: 'Freight Value',
  freightPercentage: 'Freight Percentage',
  freightPerQuantity: 'Freight Per Quantity',
  etoCharge: 'ETO Charge',
  loadingUnloadingCharge: 'Loading/Unloading Charge',
  insurance: 'Insurance',
  nexcProcessingCharge: 'Non-Exc Processing Charge',
  nexMicronisingCharge: 'Non-Exc Micronising Charge',
} as const;

/** A column for each charge of the jsonb at `sql`; null where there is none. */
export function chargeColumns(sql: string): Columns {
  return Object.fromEntries(
    Object.keys(CHARGES).map(name => [name, money(undefined, { sql: `(${sql} ->> '${name}')::numeric(18, 2)` })]),
  );
}
