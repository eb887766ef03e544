import { useNavigate } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { ListScreen } from '@/shared/list/ListScreen';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { useNonPoList } from '../api/useNonPoList';
import { nonPoList } from '../fields/nonPo.list';
import { ImportInvoice } from '../import/parts/ImportInvoice';
import { canCreateInvoice } from '../model/nonPo.policy';
import { addHref, type NewInvoiceFor } from '../paths';

const loadModal = async () => (await import('../parts/CreateInvoiceModal')).CreateInvoiceModal;

const EXPORT = { path: '/ImportExport/ExportNonPoInvoice', fileName: 'NonPoInvoiceList' };

export function NonPoListScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const loadPage = useNonPoList();
  const canCreate = canCreateInvoice(session);
  const modal = useLazyModal(loadModal);

  const open = (invoiceFor: NewInvoiceFor) =>
    void navigate(addHref(invoiceFor), { state: { mode: 'Add', selectedItem: invoiceFor } });

  return (
    <>
      <ListScreen
        {...nonPoList}
        title="Invoice List"
        loadPage={loadPage}
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
