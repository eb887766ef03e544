import { today } from '@/lib/dates';
import { getBlank, deserialize, serialize } from '@/shared/fields/dto';
import type { SectionDef, SectionRow } from '../section/section';
import { financialFields, type FinancialValues } from './financial.fields';
import { FinancialChart } from './FinancialChart';
import * as ops from '../api/sections.graphql.generated';
import { filesIn, profileSection } from '../profile/profileSection';
import { recordTypes } from '@/domain/recordTypes';

/** First required year (spec 1 §9). */
const FIRST_YEAR = 2019;

const thisYear = () => Number(today().slice(0, 4));

function nextYear(rows: readonly SectionRow<FinancialValues>[]): number {
  const there = new Set(rows.filter(row => !row.deleted).map(row => Number(row.values.year)));
  let year = FIRST_YEAR;
  while (there.has(year)) year += 1;
  return year;
}

export const financialSection: SectionDef<FinancialValues> = {
  name: 'supplier.financial',
  title: 'Financial Information',
  modalTitle: 'Revenue Information',
  noun: 'year',
  hint: 'Enter 000 for a newly formed organization.',
  columns: ['year', 'turnover', 'netProfit', 'financialAttachment', 'taxReturnsAttachment'],
  fields: () => financialFields,
  blank: rows => ({
    ...getBlank(financialFields),
    year: String(nextYear(rows)),
    currency: rows.find(row => !row.deleted)?.values.currency ?? null,
  }),
  changesOthers: ({ currency }, others) => {
    const former = others.find(other => other.currency && other.currency.code !== currency?.code)?.currency;
    if (!currency || !former) return null;
    return {
      patch: { currency },
      confirmation: {
        title: `Change the currency of all years to ${currency.code}?`,
        content: 'All years must have the same currency. Amounts are not converted; correct them afterwards.',
        okText: 'Change all years',
      },
      refusal: { field: 'currency', message: `The other years are in ${former.code}` },
    };
  },
  cannotAdd: rows => (nextYear(rows) > thisYear() ? 'Future data not allow' : null),
  cannotDelete: ({ values }) => (Number(values.year) === FIRST_YEAR ? "The first year can't be deleted." : null),
  Below: FinancialChart,
  savedMessage: 'Details has been submit successfully!',
};

export const financial = profileSection({
  id: 'financial',
  formName: 'revenue',
  entity: 'SupplierFinancialInformation',
  approval: recordTypes.SupplierFinancialInfoUpdate,
  declare: () => financialSection,
  deserialize: (row: Parameters<typeof deserialize<typeof financialFields>>[1] & { year: number | null }) => ({
    ...deserialize(financialFields, row),
    year: String(row.year ?? ''),
  }),
  serialize: (values, came) => ({ year: Number(values.year), ...serialize(financialFields, values, came) }),
  calls: {
    list: ops.SupplierFinancialInformationListDocument,
    getRows: response => response.supplierFinancialInformationList?.data,
    create: ops.CreateSupplierFinancialInformationDocument,
    // The API takes a list of years and can't delete one.
    input: row => [row],
  },
  redline: { names: ['year'], documents: filesIn('financialAttachment', 'taxReturnsAttachment') },
});
