import { useMemo } from 'react';
import { useCall } from '@/platform/graphql/useCall';
import { firstRows } from '@/shared/list/listInput';
import type { FilterSearches } from '@/shared/list/listTypes';
import { MasterSupplierListDocument } from './masterSupplierList.graphql.generated';

/** Page size of the supplier picker (spec 1 §7). */
const PICKER_PAGE = 10;

/** Search of `supplierFilter`: distinct suppliers by name; text with a digit also matches supplier codes. */
export function useSupplierSearches(): FilterSearches {
  const call = useCall();
  return useMemo(
    () => ({
      suppliers: async (text, signal) => {
        const columns = /\d/.test(text) ? ['code', 'name'] : ['name'];
        const pages = await Promise.all(
          columns.map(column =>
            call(MasterSupplierListDocument, { input: firstRows(PICKER_PAGE, { [column]: text }) }, { signal }),
          ),
        );
        const rows = pages.flatMap(page => page.masterSupplierList?.data ?? []);
        const names = new Map(rows.map(row => [row.code ?? '', row.name ?? '']));
        names.delete('');
        return Array.from(names, ([code, name]) => ({ code, name }));
      },
    }),
    [call],
  );
}
