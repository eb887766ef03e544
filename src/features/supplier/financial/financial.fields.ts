import { compare, parseDecimal } from '@/lib/money';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { maxDecimals, notNegative } from '@/shared/fields/rules';
import type { Choice } from '@/shared/fieldTypes/types';
import { PAPERS } from '../profile/profileFields';

/** Returns Crores for INR or no currency, else Millions (spec 1 §5). */
export function getUnit(currency: Choice | null): 'Crores' | 'Millions' {
  return !currency || currency.code.toUpperCase() === 'INR' ? 'Crores' : 'Millions';
}

type Amounts = { turnover: string; currency: Choice | null };
const unit = ({ currency }: { currency: Choice | null }) =>
  [currency?.code, getUnit(currency)].filter(Boolean).join(' ');

/** Fields of a financial year (spec 1 §5 'Financial', exact messages). '000' means 0 (docs/decisions.md#financial-years). */
export const financialFields = defineFields([
  { kind: 'number', name: 'year', dto: false, label: 'Year', mode: 'locked' },
  {
    kind: 'remoteSelect',
    name: 'currency',
    dto: { code: 'currency' },
    label: 'Currency',
    lookup: 'currencies',
    showsCode: true,
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
