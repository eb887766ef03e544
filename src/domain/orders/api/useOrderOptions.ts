import { useOptionLoader } from '@/domain/calls/list';
import { operation } from '@/platform/graphql/operation';
import { allRows } from '@/shared/list/listInput';
import type { OptionLoader } from '@/shared/list/listTypes';
import { toOptions } from '@/shared/list/options';
import { CompanyNamesDocument, PoTypeListDocument } from './options.graphql.generated';

/** Queries order types by code or name, or all (spec 3 §7 'poTypeList'). */
export const orderTypes = operation(
  PoTypeListDocument,
  (type: string | null) => ({ input: allRows({ type, active: true, deleted: false }) }),
  data => toOptions(data.poTypeList?.data),
);
/** Company names, because orders and receipts filter by name (spec 3 §7 'companyList'). */
const companies = operation(
  CompanyNamesDocument,
  () => ({ input: allRows({}) }),
  data => toOptions(data.companyList?.data),
);

export function useOrderOptions(): Record<'orderTypes' | 'companies', OptionLoader> {
  return { orderTypes: useOptionLoader(orderTypes), companies: useOptionLoader(companies) };
}
