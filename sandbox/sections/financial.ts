import { today } from '@/lib/dates';
import { compare } from '@/lib/money';
import { files, int, money, text } from '../rules/declared/columns.ts';
import { needs, textIn } from './rules.ts';
import type { Draft, SectionKind } from './sectionType.ts';

/** Spec 1 §9. */
const FIRST_YEAR = 2019;
const PAPERS = { families: ['pdf', 'image', 'word'] } as const;

/** Spec 1 §3 'Financial record': one row per year. */
export const financial: SectionKind = {
  entity: 'SupplierFinancialInformation',
  label: 'Financial Information',
  noun: 'year',
  table: 'supplier_financial',
  approval: 'SupplierFinancialInfoUpdate',
  formList: 'revenue',
  calls: { list: 'supplierFinancialInformationList', create: 'createSupplierFinancialInformation' },
  columns: {
    year: int('Year'),
    currency: text('Currency'),
    turnover: money('Revenue'),
    netProfit: money('Net Profit'),
    financialAttachment: files('Financial Statement'),
    taxReturnsAttachment: files('Tax Returns'),
  },
  files: { financialAttachment: PAPERS, taxReturnsAttachment: PAPERS },
  async check(draft) {
    const { row, say } = draft;
    needs({
      currency: 'Currency is required',
      turnover: 'Revenue is required',
      netProfit: 'netProfit is required',
    })(draft);
    if (row['turnover'] && row['netProfit'] && compare(textIn(row, 'netProfit'), textIn(row, 'turnover')) > 0)
      say('netProfit', 'Net profit cannot exceed revenue');
    const year = Number(row['year']);
    if (year > Number(today().slice(0, 4))) say('year', 'Future data not allow');
    else if (!(await follows(draft, year))) say('year', 'Add years one by one, starting with 2019');
  },
  async checkAll(db, supplierId) {
    const currencies = await db.query(
      'select distinct upper(currency) from supplier_financial where supplier_id = $1 and not deleted',
      [supplierId],
    );
    return currencies.length > 1 ? 'All years must have the same currency' : null;
  },
  whyStays: row => (Number(row['year']) === FIRST_YEAR ? "The first year can't be deleted." : null),
};

/** True for 2019 or the year after an existing one, without duplicates. */
async function follows({ db, supplier, id }: Draft, year: number): Promise<boolean> {
  const years = await db.query<{ year: number }>(
    'select year from supplier_financial where supplier_id = $1 and id <> $2 and not deleted',
    [supplier.id, id],
  );
  const there = years.map(each => each.year);
  return !there.includes(year) && (year === FIRST_YEAR || (year > FIRST_YEAR && there.includes(year - 1)));
}
