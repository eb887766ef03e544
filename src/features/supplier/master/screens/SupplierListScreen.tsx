import { useMemo } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import { ListScreen } from '@/shared/list/ListScreen';
import { supplierListPage } from '../api/operations';
import { canExportSuppliers, getSupplierList, supplierListTitle } from '../model/supplierList';

const EXPORT = { path: '/ImportExport/ExportSuppliers', fileName: 'SupplierList', hasButtons: true } as const;

/** Lists the buyer's suppliers, or the supplier's own entry per company (spec 1 §2 'Supplier list screen'). */
export function SupplierListScreen() {
  const session = useSession();
  const list = useMemo(() => getSupplierList(session), [session]);
  return (
    <ListScreen
      {...list}
      title={supplierListTitle(session)}
      page={supplierListPage}
      rowKey="id"
      hasPageSteps // spec 1 §2
      export={canExportSuppliers(session) ? EXPORT : undefined}
    />
  );
}
