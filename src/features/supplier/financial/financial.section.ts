import { today } from '@/lib/dates';
import { compare, parseDecimal } from '@/lib/money';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { maxDecimals, notNegative } from '@/shared/fields/rules';
import type { Choice } from '@/shared/fields/types';
import { blankOf } from '@/shared/fields/wire';
import type { SectionDef, SectionRow } from '@/shared/section/section';
import { PAPERS } from '../profileFields';
import { FinancialChart } from './FinancialChart';

/** The first year that is asked for (spec 1 §9). */
const FIRST_YEAR = 2019;

/** Crores for INR or no currency, else Millions (spec 1 §5). */
export function unitOf(currency: Choice | null): 'Crores' | 'Millions' {
  return !currency || currency.code.toUpperCase() === 'INR' ? 'Crores' : 'Millions';
}

type Amounts = { turnover: string; currency: Choice | null };
const unit = ({ currency }: { currency: Choice | null }) =>
  [currency?.code, unitOf(currency)].filter(Boolean).join(' ');

/** A year's figures (spec 1 §5 'Financial'; messages to the letter). '000' means 0 (DECISIONS 50). */
export const financialFields = defineFields([
  { kind: 'number', name: 'year', wire: false, label: 'Year', mode: 'locked' },
  {
    kind: 'remoteSelect',
    name: 'currency',
    wire: { code: 'currency' },
    label: 'Currency',
    lookup: 'currencies',
    listWhenEmpty: true,
    required: 'Currency is required',
  },
  {
    kind: 'money',
    name: 'turnover',
    label: 'Revenue',
    dependsOn: ['currency'],
    currency: unit,
    required: 'Revenue is required',
    rules: [notNegative(), maxDecimals(2)],
  },
  {
    kind: 'money',
    name: 'netProfit',
    label: 'Net Profit',
    dependsOn: ['currency', 'turnover'],
    currency: unit,
    required: 'netProfit is required',
    rules: [
      maxDecimals(2),
      {
        test: (profit: string, { turnover }: Amounts) =>
          parseDecimal(profit) === null || parseDecimal(turnover) === null || compare(profit, turnover) <= 0,
        message: 'Net profit cannot exceed revenue',
      },
    ],
  },
  { kind: 'attachment', name: 'financialAttachment', label: 'Financial Statement', span: 2, ...PAPERS },
  { kind: 'attachment', name: 'taxReturnsAttachment', label: 'Tax Returns', span: 2, ...PAPERS },
]);

export type FinancialValues = ValuesOf<typeof financialFields>;

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
    { title: 'Currency', field: 'currency' },
    { title: 'Unit', text: ({ values }) => unitOf(values.currency) },
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
