import { useNavigate } from 'react-router-dom';
import { addHref, type NewInvoiceFor } from '@/domain/invoice/newInvoice';
import { canCreateInvoice } from '@/domain/record/policy';
import { recordKinds } from '@/domain/recordKinds';
import { useListOperation } from '@/domain/record/list';
import { usePendingWith } from '@/domain/record/pendingWith';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { useSession } from '@/platform/session/SessionContext';
import { ListScreen } from '@/shared/list/ListScreen';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { nonPoListPage, nonPoPendingWith, type NonPoRow } from '../api/operations';
import { nonPoList } from '../fields/nonPo.list';
import { ImportInvoice } from '../import/parts/ImportInvoice';

const loadModal = async () => (await import('@/domain/invoice/CreateInvoiceModal')).CreateInvoiceModal;

const EXPORT = { path: '/ImportExport/ExportNonPoInvoice', fileName: 'NonPoInvoiceList' };

export function NonPoListScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const loadPage = useListOperation<NonPoRow>(nonPoListPage);
  const loadFacts = usePendingWith<NonPoRow>(nonPoPendingWith);
  const searches = useSupplierSearches();
  const canCreate = canCreateInvoice(session);
  const modal = useLazyModal(loadModal);

  const open = (invoiceFor: NewInvoiceFor) =>
    void navigate(addHref(recordKinds.NonPoInvoice.paths.create, invoiceFor), {
      state: { mode: 'Add', selectedItem: invoiceFor },
    });

  return (
    <>
      <ListScreen
        {...nonPoList}
        title="Invoice List"
        loadPage={loadPage}
        loadFacts={loadFacts}
        searches={searches}
        rowKey={row => row.id}
        export={EXPORT}
        emptyHint={canCreate ? 'Create the first one with Create New.' : undefined}
        actions={canCreate ? <ImportInvoice session={session} /> : undefined}
        action={canCreate ? { label: 'Create New', onClick: () => modal.open() } : undefined}
      />
      {modal.Component && (
        <modal.Component
          open={modal.isOpen}
          session={session}
          onCancel={modal.close}
          onClosed={modal.remove}
          onCreate={open}
        />
      )}
    </>
  );
}
