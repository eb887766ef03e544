import type { DecimalText } from '@/lib/money';
import type { Sql } from '../../data/database.ts';

export interface TaxCode {
  code: string;
  name: string;
  taxCode: string;
  taxName: string;
  rate: DecimalText;
}

export interface TaxCodes {
  hsn: Map<string, TaxCode>;
  taxes: Map<string, TaxCode>;
}

/** Condition types JIIG and JIIN in India (spec 2 §5), taxes elsewhere. */
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
