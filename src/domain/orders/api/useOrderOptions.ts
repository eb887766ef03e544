import { useOptionLoader } from '@/domain/calls/list';
import { operation } from '@/platform/graphql/operation';
import { allRows } from '@/shared/list/listInput';
import type { OptionLoader } from '@/shared/list/listTypes';
import { toOptions } from '@/shared/list/options';
import { CompanyNamesDocument, PoTypeListDocument } from './options.graphql.generated';

/** Types of orders whose code or name holds the text, or all (spec 3 §7 'poTypeList'). */
export const orderTypes = operation(
  PoTypeListDocument,
  (type: string | null) => ({ input: allRows({ type, active: true, deleted: false }) }),
  data => toOptions(data.poTypeList?.data),
);
/** Rows of orders and receipts name their company, so they are filtered by its name (spec 3 §7 'companyList'). */
const companies = operation(
  CompanyNamesDocument,
  () => ({ input: allRows({}) }),
  data => toOptions(data.companyList?.data),
);

/** The option lists behind the filters of orders and receipts. */
export function useOrderOptions(): Record<'orderTypes' | 'companies', OptionLoader> {
  return { orderTypes: useOptionLoader(orderTypes), companies: useOptionLoader(companies) };
}
