import { groupDigits } from '@/lib/grouping';
import { Button } from '@/shared/ui/Button';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import type { Refusal } from '../useWorkbench';
import styles from './Workbench.module.css';

/** Rows drawn of the server's table; all of them are in the download, and on their cells. */
const SHOWN = 50;

/** What the server said to a file that it did not take whole: counts and errors (spec 3 §8). */
export function ServerAnswer({ refusal, onSave }: { refusal: Refusal; onSave: () => void }) {
  const { message, counts, table, unclear, errorFile } = refusal;
  const hasRows = table.some(({ row }) => row !== null);
  return (
    <section className={styles.answer} role="alert">
      <strong>{message}</strong>
      {counts && (
        <dl>
          <dt>Successfully Upload Record</dt>
          <dd>{groupDigits(counts.succeeded)}</dd>
          <dt>Error Record</dt>
          <dd>{groupDigits(counts.total - counts.succeeded)}</dd>
          <dt>Total Record</dt>
          <dd>{groupDigits(counts.total)}</dd>
        </dl>
      )}
      {unclear && <p>The server did not say which rows it took. Look at the list before you send the rest again.</p>}
      {table.length > 0 && (
        <>
          <details>
            <summary>Errors of the server ({groupDigits(table.length)})</summary>
            <ScrollArea label="Errors of the server">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Key</th>
                    {hasRows && <th scope="col">Row</th>}
                    <th scope="col">Value</th>
                  </tr>
                </thead>
                <tbody>
                  {table.slice(0, SHOWN).map(({ key, row, value }, at) => (
                    // The server may say one thing twice.
                    <tr key={at}>
                      <td>{key}</td>
                      {hasRows && <td>{row === null ? '' : groupDigits(row)}</td>}
                      <td>{value}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollArea>
            {table.length > SHOWN && <p>The first {SHOWN} are shown; the download has all of them.</p>}
          </details>
        </>
      )}
      {(table.length > 0 || errorFile) && (
        <Button tone="link" small onClick={onSave}>
          Download error file
        </Button>
      )}
    </section>
  );
}
