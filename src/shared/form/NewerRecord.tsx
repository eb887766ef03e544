import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/shared/ui/Button';
import styles from './FormNotice.module.css';
import { FormNotices } from './Notice';
import type { DocumentForm } from './documentForm';

/** What somebody else changed meanwhile, and whose version is to be gone on with. */
export function NewerRecord({
  isConflict,
  changes,
  takeTheirs,
  merge,
  keepMine,
}: NonNullable<DocumentForm<FieldValues>['newer']>) {
  const headId = useId();
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
          <table className={styles.changes} aria-labelledby={headId}>
            <caption id={headId}>What they changed</caption>
            <thead>
              <tr>
                <th scope="col">Field</th>
                <th scope="col">Before</th>
                <th scope="col">Now</th>
                <th scope="col">Yours</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ path, label, before, now, mine }) => (
                <tr key={path}>
                  <th scope="row">{label}</th>
                  <td>{before || '–'}</td>
                  <td>{now || '–'}</td>
                  <td>{mine === null ? 'not changed' : mine || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    >
      What you typed is still here. Adding their changes keeps the rows of both of you, and yours where both changed the
      same field; loading the new version replaces what you typed; keeping yours puts it in place of theirs when you
      save again.
    </FormNotices>
  );
}
