import { useNavigate } from 'react-router-dom';
import { currencies } from '@/domain/invoice/api/currencies';
import { useListOperation, useOptionLoader } from '@/domain/record/list';
import { usePendingWith } from '@/domain/record/pendingWith';
import { canCreateInvoice } from '@/domain/record/policy';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { useSession } from '@/platform/session/SessionContext';
import { ListScreen } from '@/shared/list/ListScreen';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { orderTypes, proformaListPage, proformaPendingWith, type OrderRow, type ProformaRow } from '../api/operations';
import { proformaList } from '../fields/proforma.list';
import { createHref } from '../model/createHref';

const loadModal = async () => (await import('../parts/SelectOrderModal')).SelectOrderModal;

const EXPORT = { path: '/ImportExport/ExportProformaInvoice', fileName: 'ProformaInvoiceList' };

export function ProformaListScreen() {
  const session = useSession();
  const navigate = useNavigate();
  const loadPage = useListOperation<ProformaRow>(proformaListPage);
  const loadFacts = usePendingWith<ProformaRow>(proformaPendingWith);
  const lookups = { orderTypes: useOptionLoader(orderTypes), currencies: useOptionLoader(currencies) };
  const searches = useSupplierSearches();
  const canCreate = canCreateInvoice(session);
  const modal = useLazyModal(loadModal);
  const create = ({ id }: OrderRow) => void navigate(createHref(id), { state: { poId: id } });

  return (
    <>
      <ListScreen
        {...proformaList}
        title="Proforma Invoice List"
        loadPage={loadPage}
        loadFacts={loadFacts}
        lookups={lookups}
        searches={searches}
        rowKey="id"
        export={EXPORT}
        emptyHint={canCreate ? 'Create the first one with Create New.' : undefined}
        action={canCreate ? { label: 'Create New', onClick: () => modal.open() } : undefined}
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
