import { useNavigate } from 'react-router-dom';
import { currencies } from '@/domain/invoice/api/currencies';
import { useInvoiceList } from '@/domain/invoice/useInvoiceList';
import { useOptionLoader } from '@/domain/calls/list';
import { ListScreen } from '@/shared/list/ListScreen';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { orderTypes, proformaListPage, proformaDeferredColumns, type OrderRow } from '../api/operations';
import { proformaList } from '../fields/proforma.list';
import { createHref } from '../model/createHref';

const loadModal = async () => (await import('../components/SelectOrderModal')).SelectOrderModal;

const EXPORT = { path: '/ImportExport/ExportProformaInvoice', fileName: 'ProformaInvoiceList' };

export function ProformaListScreen() {
  const navigate = useNavigate();
  const { list, session, canCreate } = useInvoiceList(proformaList, proformaListPage, proformaDeferredColumns);
  const lookups = { orderTypes: useOptionLoader(orderTypes), currencies: useOptionLoader(currencies) };
  const modal = useLazyModal(loadModal);
  const create = ({ id }: OrderRow) => void navigate(createHref(id), { state: { poId: id } });

  return (
    <>
      <ListScreen
        {...list}
        title="Proforma Invoice List"
        lookups={lookups}
        export={EXPORT}
        emptyHint={canCreate ? 'Use Create New to add one.' : undefined}
        action={
          canCreate ? { label: 'Create New', name: 'New Proforma Invoice', onClick: () => modal.open() } : undefined
        }
      />
      {modal.Component && (
        <modal.Component
          open={modal.isOpen}
          session={session}
          onCancel={modal.close}
          onClosed={modal.remove}
          onSelect={create}
        />
      )}
    </>
  );
}
