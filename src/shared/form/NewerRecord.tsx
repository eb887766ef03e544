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
    value: ({ mine }) => (mine === null ? 'not changed' : mine || '–'),
  },
];

export function NewerRecord({ changes, reload, keepMine, isConflict = false }: NewerState & { isConflict?: boolean }) {
  return (
    <FormNotices
      tone="warn"
      title={
        isConflict
          ? 'Not saved: somebody else changed this record after you opened it.'
          : 'This record changed on the server.'
      }
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
          <ReadTable label="What they changed" columns={COLUMNS} rows={changes} rowKey={change => change.path} />
        )
      }
    >
      What you typed is still here. Loading the new version replaces it. Keeping yours adds what they changed in other
      fields.
    </FormNotices>
  );
}
