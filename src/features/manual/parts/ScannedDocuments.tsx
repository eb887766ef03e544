import { useState } from 'react';
import type { ReadPartProps } from '@/domain/record/document';
import { notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { ActButton } from '@/shared/attachments/ActButton';
import { FileRow } from '@/shared/attachments/FileRow';
import controls from '@/shared/list/controls.module.css';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import type { ManualEntry } from '../api/operations';
import { downloadScannedDocument, downloadScannedInvoice } from '../api/scans';
import type { EntrySubject } from '../api/useScans';
import type { ReadValues } from '../fields/manual.fields';
import { messages } from '../model/messages';
import { sortScans } from '../model/scans';
import styles from './ScannedDocuments.module.css';

/** What the scanner keeps of the entry: the scanned invoice, and every document by name (spec 3 §2, §7). */
export function ScannedDocuments({ record, subject }: ReadPartProps<ManualEntry, ReadValues, EntrySubject>) {
  const scanUrn = record.scanUrn ?? '';
  const { data, error, busy, reload } = subject.scans;
  const { download, isBusy } = useDownload();
  if (scanUrn === '') return <p className={styles.none}>{messages.noDocuments}</p>;
  const { invoices, supporting } = sortScans(data ?? []);
  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${styles.whole}`}
        disabled={isBusy(scanUrn)}
        onClick={() => void download(scanUrn, () => downloadScannedInvoice(scanUrn))}
      >
        Download scanned invoice
      </button>
      {busy && !data && <output className={styles.waiting} aria-label="Loading" />}
      {error && !busy && <QuietRetry text={error.message} onRetry={() => void reload()} />}
      {data?.length === 0 && <p className={styles.none}>{messages.noDocuments}</p>}
      {[
        { title: 'Invoices', names: invoices },
        { title: 'Supporting documents', names: supporting },
      ].map(
        ({ title, names }) =>
          names.length > 0 && (
            <section key={title} className={styles.group}>
              <h3 className={styles.title}>{title}</h3>
              <ul className={styles.list} aria-label={title}>
                {names.map(name => (
                  <li key={name}>
                    <FileRow name={name} size={0}>
                      <ActButton
                        act="download"
                        label={`Download ${name}`}
                        busy={isBusy(name)}
                        onClick={() => void download(name, () => downloadScannedDocument(name))}
                      />
                    </FileRow>
                  </li>
                ))}
              </ul>
            </section>
          ),
      )}
    </>
  );
}

/** One download at a time of each document; a failed one is told in the specification's words. */
function useDownload() {
  const [running, setRunning] = useState<readonly string[]>([]);
  const isBusy = (name: string) => running.includes(name);
  const download = async (name: string, run: () => Promise<void>) => {
    if (isBusy(name)) return;
    setRunning(names => [...names, name]);
    try {
      await run();
    } catch (problem) {
      if (toCallError(problem).kind !== 'session') notify.error(messages.downloadFailed);
    } finally {
      setRunning(names => names.filter(each => each !== name));
    }
  };
  return { download, isBusy };
}
