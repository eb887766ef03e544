import type { FieldValues } from 'react-hook-form';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Button } from '@/shared/ui/Button';
import { FormNotices } from './Notice';
import type { DocumentForm } from './documentForm';

type Change = NonNullable<DocumentForm<FieldValues>['newer']>['changes'][number];

const COLUMNS: readonly ReadColumn<Change>[] = [
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

/** What somebody else changed meanwhile, and whose version is to be gone on with. */
export function NewerRecord({
  isConflict,
  changes,
  takeTheirs,
  merge,
  keepMine,
}: NonNullable<DocumentForm<FieldValues>['newer']>) {
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
          <Button small onClick={merge}>
            Add their changes to mine
          </Button>
          <Button small onClick={takeTheirs}>
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
      What you typed is still here. Adding their changes keeps the rows of both of you, and yours where both changed the
      same field; loading the new version replaces what you typed; keeping yours puts it in place of theirs when you
      save again.
    </FormNotices>
  );
}
