import { useMemo, useState } from 'react';
import { currencies } from '@/domain/invoice/api/currencies';
import { useOwnList } from '@/domain/invoice/ownList';
import { mayEditDecided } from '@/domain/record/editDecided';
import { useOptionLoader } from '@/domain/calls/list';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { readId } from '@/platform/ids';
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

const loadImport = async () => (await import('../parts/ImportModal')).ImportModal;
const loadRemark = async () => (await import('../parts/RemarkModal')).RemarkModal;
const loadModal = async (_key: string) => (await import('../parts/EntryModal')).EntryModal;

const EXPORT = { path: '/ImportExport/ExportManualInvoiceEntry', fileName: 'ManualInvoiceEntryList' };

/** Key of the modal for a new entry. */
const NEW = 'new';

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
  const modal = useLazyModal(loadModal);
  const importing = useLazyModal(loadImport);
  const review = useLazyModal(loadRemark);
  const [reviewed, setReviewed] = useState<ManualRow | null>(null);
  // Columns must be stable, because changed columns reset the list.
  const latest = useLatest({
    edit: (row: ManualRow) => modal.open(String(row.id)),
    review: (row: ManualRow) => {
      setReviewed(row);
      review.open();
    },
  });
  const columns = useMemo(
    (): ColumnDef<ManualRow>[] => [
      ...manualList.columns,
      {
        name: 'action',
        title: 'Action',
        kind: 'actions',
        sortable: false,
        rank: ACTION_RANK,
        width: canCreate && inRoleGroup(session, 'reviewer') ? WIDTH_OF_TWO : WIDTH_OF_ONE,
        onPhone: 'beside',
        actions: row => {
          const name = row.invoiceNumber || `#${row.id}`;
          const edit = async () => {
            if (await mayEditDecided(row)) latest.current.edit(row);
          };
          return [
            ...(canEditEntry(session, row)
              ? [{ label: 'Edit', name: `Edit ${name}`, onPress: () => void edit(), opensDialog: true as const }]
              : []),
            ...(canReviewEntry(session, row)
              ? [
                  {
                    label: 'Review',
                    name: `Review ${name}`,
                    onPress: () => latest.current.review(row),
                    opensDialog: true as const,
                  },
                ]
              : []),
          ];
        },
      },
    ],
    [session, latest, canCreate],
  );
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
      {review.Component && reviewed && (
        <review.Component
          open={review.isOpen}
          entry={reviewed}
          act="review"
          onCancel={review.close}
          onClosed={review.remove}
          onDone={review.close}
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

/** After the amount, where it is visible without scrolling. */
const ACTION_RANK = 4.5;
/** Widths of the Action column in px: with Edit or Review, and with both. */
const WIDTH_OF_ONE = 88;
const WIDTH_OF_TWO = 140;
