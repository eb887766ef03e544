import type { DecimalText } from '@/lib/money';
import type { Sql } from '../../data/database.ts';

/** A tax code with its rate. */
export interface TaxCode {
  code: string;
  name: string;
  taxCode: string;
  taxName: string;
  rate: DecimalText;
}

export interface TaxCodes {
  /** HSN/SAC codes for invoices in India, by code. */
  hsn: Map<string, TaxCode>;
  /** Taxes of a country, by code. */
  taxes: Map<string, TaxCode>;
}

/** Returns the allowed codes of invoice lines: condition types JIIG and JIIN in India (spec 2 §5), taxes elsewhere. */
export async function findTaxCodes(db: Sql, countryCode: string, india: boolean): Promise<TaxCodes> {
  const taxes = await db.query<TaxCode>(
    `select code, name, code "taxCode", name "taxName", trim_scale(rate) rate from tax where country_code = $1 and active and not deleted`,
    [countryCode],
  );
  const hsn = india
    ? await db.query<TaxCode>(
        `select h.code, h.name, h.tax_code "taxCode", t.name "taxName", trim_scale(h.tax_rate) rate
           from hsn h left join tax t on t.country_code = 'IN' and t.code = h.tax_code
          where h.condition_type in ('JIIG', 'JIIN') and h.active and not h.deleted`,
      )
    : [];
  const byCode = (found: TaxCode[]) => new Map(found.map(row => [row.code, row]));
  return { hsn: byCode(hsn), taxes: byCode(taxes) };
}
