import { useNavigate } from 'react-router-dom';
import { addHref, type NewInvoiceFor } from '@/domain/invoice/newInvoice';
import { useInvoiceList } from '@/domain/invoice/useInvoiceList';
import { recordTypes } from '@/domain/recordTypes';
import { ListScreen } from '@/shared/list/ListScreen';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { nonPoListPage, nonPoDeferredColumns } from '../api/operations';
import { nonPoList } from '../fields/nonPo.list';
import { ImportInvoice } from '../import/components/ImportInvoice';

const loadModal = async () => (await import('@/domain/invoice/CreateInvoiceModal')).CreateInvoiceModal;

const EXPORT = { path: '/ImportExport/ExportNonPoInvoice', fileName: 'NonPoInvoiceList' };

export function NonPoListScreen() {
  const navigate = useNavigate();
  const { list, session, canCreate } = useInvoiceList(nonPoList, nonPoListPage, nonPoDeferredColumns);
  const modal = useLazyModal(loadModal);

  const open = (invoiceFor: NewInvoiceFor) =>
    void navigate(addHref(recordTypes.NonPoInvoice.paths.create, invoiceFor), {
      state: { mode: 'Add', selectedItem: invoiceFor },
    });

  return (
    <>
      <ListScreen
        {...list}
        title="Invoice List"
        export={EXPORT}
        emptyHint={canCreate ? 'Use Create New to add one.' : undefined}
        actions={canCreate ? <ImportInvoice session={session} /> : undefined}
        action={
          canCreate ? { label: 'Create New', name: 'New Non-PO Invoice', onClick: () => modal.open() } : undefined
        }
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
