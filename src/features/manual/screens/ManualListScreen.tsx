import { useMemo } from 'react';
import { currencies } from '@/domain/invoice/api/currencies';
import { useOwnList } from '@/domain/invoice/ownList';
import { useOptionLoader } from '@/domain/calls/list';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { inRoleGroup } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import { useLatest } from '@/platform/useLatest';
import { ListScreen } from '@/shared/list/ListScreen';
import type { ColumnDef } from '@/shared/list/listTypes';
import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { apSubCategoryOptions, documentTypeOptions, manualListPage, type ManualRow } from '../api/operations';
import { manualList } from '../fields/manual.list';
import { canCreateEntry, canEditEntry, canReviewEntry } from '../model/manual.policy';
import { useEntryDialogs } from '../components/EntryActions';

const loadImport = async () => (await import('../components/ManualImportModal')).ManualImportModal;

const EXPORT = { path: '/ImportExport/ExportManualInvoiceEntry', fileName: 'ManualInvoiceEntryList' };

/** After the amount, where it is visible without scrolling. */
const ACTION_RANK = 4.5;
/** Widths of the Action column in px: with Edit or Review, and with both. */
const WIDTH_OF_ONE = 88;
const WIDTH_OF_TWO = 140;

export function ManualListScreen() {
  const session = useSession();
  const own = useOwnList(manualList);
  const lookups = {
    documentTypes: useOptionLoader(documentTypeOptions),
    apSubCategories: useOptionLoader(apSubCategoryOptions),
    currencies: useOptionLoader(currencies),
  };
  const searches = useSupplierSearches();
  const canCreate = canCreateEntry(session);
  const importing = useLazyModal(loadImport);
  const { create, edit, review, dialogs } = useEntryDialogs();
  const action = useActionColumn(edit, review);
  const columns = useMemo(() => [...manualList.columns, action], [action]);
  return (
    <>
      <ListScreen<ManualRow>
        {...own}
        columns={columns}
        title="Manual Invoice Entry"
        page={manualListPage}
        lookups={lookups}
        searches={searches}
        rowKey="id"
        emptyText="No record available!"
        export={EXPORT}
        emptyHint={canCreate ? 'Use Create New to add one.' : undefined}
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
        action={canCreate ? { label: 'Create New', name: 'New Manual Invoice Entry', onClick: create } : undefined}
      />
      {dialogs}
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

type OnRow = (row: ManualRow) => unknown;

function useActionColumn(edit: OnRow, review: OnRow): ColumnDef<ManualRow> {
  const session = useSession();
  // Columns must be stable, because changed columns reset the list.
  const latest = useLatest({ edit, review });
  return useMemo(
    () => ({
      name: 'action',
      title: 'Action',
      kind: 'actions',
      sortable: false,
      rank: ACTION_RANK,
      width: canCreateEntry(session) && inRoleGroup(session, 'reviewer') ? WIDTH_OF_TWO : WIDTH_OF_ONE,
      onPhone: 'beside',
      actions: row => {
        const action = (label: string, act: 'edit' | 'review') => ({
          label,
          name: `${label} ${row.invoiceNumber || `#${row.id}`}`,
          onPress: () => void latest.current[act](row),
          opensDialog: true as const,
        });
        return [
          ...(canEditEntry(session, row) ? [action('Edit', 'edit')] : []),
          ...(canReviewEntry(session, row) ? [action('Review', 'review')] : []),
        ];
      },
    }),
    [session, latest],
  );
}
