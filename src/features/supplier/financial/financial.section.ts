import { today } from '@/lib/dates';
import { blankOf } from '@/shared/fields/wire';
import type { SectionDef, SectionRow } from '@/shared/section/section';
import { financialFields, type FinancialValues } from './financial.fields';
import { FinancialChart } from './FinancialChart';

/** The first year that is asked for (spec 1 §9). */
const FIRST_YEAR = 2019;

const thisYear = () => Number(today().slice(0, 4));

/** The first year from 2019 on that is not there. */
function nextYear(rows: readonly SectionRow<FinancialValues>[]): number {
  const there = new Set(rows.filter(row => !row.deleted).map(row => Number(row.values.year)));
  let year = FIRST_YEAR;
  while (there.has(year)) year += 1;
  return year;
}

/** The section 'Financial Information' (spec 1 §2): a row a year. */
export const financialSection: SectionDef<FinancialValues> = {
  name: 'supplier.financial',
  title: 'Financial Information',
  modalTitle: 'Revenue Information',
  noun: 'year',
  hint: 'Enter 000 for a newly formed organization.',
  columns: [
    { title: 'Year', field: 'year' },
    { title: 'Revenue', field: 'turnover' },
    { title: 'Net Profit', field: 'netProfit' },
    { title: 'Financial Statement', field: 'financialAttachment' },
    { title: 'Tax Returns', field: 'taxReturnsAttachment' },
  ],
  fields: () => financialFields,
  blank: rows => ({
    ...blankOf(financialFields),
    year: String(nextYear(rows)),
    currency: rows[0]?.values.currency ?? null,
  }),
  cannotAdd: rows => (nextYear(rows) > thisYear() ? 'Future data not allow' : null),
  cannotDelete: ({ values }) => (Number(values.year) === FIRST_YEAR ? 'The first year cannot be deleted.' : null),
  Below: FinancialChart,
  deleteLabel: 'Delete',
  savedMessage: 'Details has been submit successfully!',
};
