import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Button } from '@/shared/ui/Button';
import { FormNotices } from './Notice';
import type { FieldChange } from './describeChanges';
import type { NewerState } from './useRecordState';

const COLUMNS: readonly ReadColumn<FieldChange>[] = [
  { kind: 'text', name: 'label', title: 'Field', namesRow: true },
  { kind: 'longText', name: 'before', title: 'Before', value: ({ before }) => before || '–' },
  { kind: 'longText', name: 'now', title: 'Now', value: ({ now }) => now || '–' },
  {
    kind: 'longText',
    name: 'mine',
    title: 'Yours',
    value: ({ mine }) => (mine === null ? 'Not changed' : mine || '–'),
  },
];

export function NewerRecord({ changes, reload, keepMine, isConflict = false }: NewerState & { isConflict?: boolean }) {
  return (
    <FormNotices
      tone="warn"
      title={isConflict ? 'Not saved: someone else changed this record.' : 'This record changed on the server.'}
      actions={
        <>
          <Button small onClick={reload}>
            Load the new version
          </Button>
          <Button small onClick={keepMine}>
            Keep mine
          </Button>
        </>
      }
      below={
        changes.length > 0 && (
          <ReadTable label="Their changes" columns={COLUMNS} rows={changes} rowKey={change => change.path} />
        )
      }
    >
      Load the new version to discard your changes, or keep yours: their changes to other fields are added.
    </FormNotices>
  );
}
