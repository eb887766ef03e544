import { useMemo } from 'react';
import { currencies } from '@/domain/invoice/api/currencies';
import { useOwnList } from '@/domain/invoice/ownList';
import { mayEditDecided } from '@/domain/record/editDecided';
import { useListOperation, useOptionLoader } from '@/domain/record/list';
import { canCreateInvoice } from '@/domain/record/policy';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { readId } from '@/platform/ids';
import { useSession } from '@/platform/session/SessionContext';
import { useLatest } from '@/platform/useLatest';
import { ListScreen } from '@/shared/list/ListScreen';
import type { ColumnDef } from '@/shared/list/listTypes';
import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { apSubCategoryOptions, documentTypeOptions, manualListPage, type ManualRow } from '../api/operations';
import { manualList } from '../fields/manual.list';
import { canEditEntry } from '../model/manual.policy';

const loadImport = async () => (await import('../parts/ImportModal')).ImportModal;
const loadModal = async (_key: string) => (await import('../parts/EntryModal')).EntryModal;

const EXPORT = { path: '/ImportExport/ExportManualInvoiceEntry', fileName: 'ManualInvoiceEntryList' };

/** What is opened to be written, as the key of its modal. */
const NEW = 'new';

export function ManualListScreen() {
  const session = useSession();
  const own = useOwnList(manualList);
  const loadPage = useListOperation<ManualRow>(manualListPage);
  const lookups = {
    documentTypes: useOptionLoader(documentTypeOptions),
    apSubCategories: useOptionLoader(apSubCategoryOptions),
    currencies: useOptionLoader(currencies),
  };
  const searches = useSupplierSearches();
  const canCreate = canCreateInvoice(session);
  const modal = useLazyModal(loadModal);
  const importing = useLazyModal(loadImport);
  // The columns stay the same while the dialog comes and goes: a list with other columns is another list.
  const latest = useLatest(modal);
  const columns = useMemo(
    (): ColumnDef<ManualRow>[] => [
      ...manualList.columns,
      {
        name: 'action',
        title: 'Action',
        kind: 'actions',
        sortable: false,
        rank: ACTION_RANK,
        width: 76,
        onPhone: 'beside',
        actions: row =>
          canEditEntry(session, row)
            ? [
                {
                  label: 'Edit',
                  name: `Edit ${row.invoiceNumber || `#${row.id}`}`,
                  onPress: () => {
                    void mayEditDecided(row).then(yes => {
                      if (yes) latest.current.open(String(row.id));
                    });
                  },
                  opensDialog: true,
                },
              ]
            : [],
      },
    ],
    [session, latest],
  );
  return (
    <>
      <ListScreen
        {...own}
        columns={columns}
        title="Manual Invoice Entry"
        loadPage={loadPage}
        lookups={lookups}
        searches={searches}
        rowKey="id"
        emptyText="No record available!"
        export={EXPORT}
        emptyHint={canCreate ? 'Enter the first one with Create New.' : undefined}
        actions={
          canCreate && (
            <Button
              small
              aria-haspopup="dialog"
              onPointerEnter={() => importing.preload()}
              onClick={() => importing.open()}
            >
              Import Item
            </Button>
          )
        }
        action={
          canCreate
            ? { label: 'Create New', name: 'New Manual Invoice Entry', onClick: () => modal.open(NEW) }
            : undefined
        }
      />
      {modal.Component && (
        <modal.Component
          open={modal.isOpen}
          id={modal.key === NEW ? null : readId(modal.key)}
          onCancel={modal.close}
          onClosed={modal.remove}
          onSaved={modal.close}
        />
      )}
      {importing.Component && (
        <importing.Component
          open={importing.isOpen}
          onCancel={importing.close}
          onClosed={importing.remove}
          onImported={importing.close}
        />
      )}
    </>
  );
}

/** After the amount, where it is in sight without scrolling. */
const ACTION_RANK = 4.5;
