import { useCallback, useMemo, useState } from 'react';
import { useOwnList } from '@/domain/invoice/ownList';
import { useOrderOptions } from '@/domain/orders/api/useOrderOptions';
import { useSupplierSearches } from '@/domain/supplier/api/useSupplierSearches';
import { watchChanges } from '@/platform/graphql/changes';
import { useSession } from '@/platform/session/SessionContext';
import { useLatest } from '@/platform/useLatest';
import { ListScreen } from '@/shared/list/ListScreen';
import type { ColumnDef } from '@/shared/list/listTypes';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { stagingListPage, type StagedRow } from '../api/operations';
import { stagingColumns, stagingShape } from '../fields/staging.list';
import { canChange, canImport, getNumber, whyNotChosen } from '../model/staging';
import type { RowFileField } from '../model/rowFiles';
import { StagingBar } from '../components/StagingBar';
import { useStaging, type StagingOutcome } from '../useStaging';
import { Button } from '@/shared/ui/Button';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Row, Text } from '@/shared/ui/layout';
import styles from '../components/Outcomes.module.css';

const EXPORT = { path: '/ImportExport/ExportStagingTEInvoice', fileName: 'StagingTEInvoiceList' };

const loadImport = async () => (await import('../components/TeImportModal')).TeImportModal;
const loadFiles = async () => (await import('../components/RowFilesModal')).RowFilesModal;

/** Imported invoices that are not submitted yet (spec 3 §2). */
export function StagingListScreen() {
  const session = useSession();
  const shape = useOwnList(stagingShape);
  const [notifyChanges] = useState(watchChanges);
  const staging = useStaging();
  const [deleting, setDeleting] = useState(false);
  const files = useLazyModal(loadFiles);
  const dialog = useLazyModal(loadImport);
  const [opened, setOpened] = useState<{ row: StagedRow; field: RowFileField } | null>(null);
  const columns = useStagingColumns((row, field) => {
    setOpened({ row, field });
    files.open();
  });
  const importing = canImport(session);
  return (
    <>
      <ListScreen<StagedRow>
        {...shape}
        columns={columns}
        title="Imported T & E Invoices"
        page={stagingListPage}
        lookups={useOrderOptions()}
        searches={useSupplierSearches()}
        rowKey="id"
        export={EXPORT}
        emptyText="No record available!"
        {...(importing && {
          action: { label: 'Import Invoice', onClick: () => dialog.open() },
          emptyHint: 'Use Import Invoice to add invoices.',
          choice: { getName: getNumber, whyNot: row => whyNotChosen(session, row, deleting) },
          chosenBar: (selection, exportNote) => (
            <StagingBar
              selection={selection}
              exportNote={exportNote}
              staging={staging}
              deleting={deleting}
              onDeleting={setDeleting}
              onChanged={notifyChanges}
            />
          ),
        })}
      >
        <Outcomes outcomes={staging.outcomes} onClose={staging.forget} />
      </ListScreen>
      {dialog.Component && (
        <dialog.Component
          open={dialog.isOpen}
          onCancel={dialog.close}
          onClosed={dialog.remove}
          onImported={dialog.close}
        />
      )}
      {files.Component && opened && (
        <files.Component
          open={files.isOpen}
          {...opened}
          canChange={canChange(session, opened.row)}
          onClose={files.close}
          onClosed={files.remove}
        />
      )}
    </>
  );
}

/** Columns stay stable when `open` changes, so that the rows don't render again. */
function useStagingColumns(open: (row: StagedRow, field: RowFileField) => void): readonly ColumnDef<StagedRow>[] {
  const latest = useLatest(open);
  const stable = useCallback((row: StagedRow, field: RowFileField) => latest.current(row, field), [latest]);
  return useMemo(() => stagingColumns(stable), [stable]);
}

/** Shows a result per selected invoice until the user closes it, because some results require action. */
function Outcomes({ outcomes, onClose }: { outcomes: readonly StagingOutcome[]; onClose: () => void }) {
  return (
    <div aria-live="polite">
      {outcomes.length > 0 && (
        <Row as="section" align="start" place="between" gap={5} pad={[5, 6]} below={4} card aria-label="Result">
          <ul className={styles.list}>
            {outcomes.map(({ text, error, reason = error?.message, failed }) => (
              <Row
                as="li"
                align="stretch"
                wrap
                barred
                gap={[1, 5]}
                pad={[1, 0]}
                key={text}
                data-tone={failed ? 'bad' : 'good'}
              >
                <Text as="b" weight="medium">
                  {text}
                </Text>
                {reason && <Text tone="soft">{reason}</Text>}
                <CopyDetails error={error} />
              </Row>
            ))}
          </ul>
          <Button small onClick={onClose}>
            Close
          </Button>
        </Row>
      )}
    </div>
  );
}
