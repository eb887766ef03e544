import { useEffect, useState, type ReactNode } from 'react';
import { useMediaQuery } from '@/shared/list/useMediaQuery';
import { DocumentPreview, type PreviewFile } from './DocumentPreview';
import styles from './DocumentBeside.module.css';

/** From here on data and document lie beside each other without either being cramped. */
const WIDE = '(width >= 1280px)';
const KEY = 'documentBeside';

interface DocumentBesideProps {
  files: readonly PreviewFile[];
  /** What stays in sight whichever is shown. */
  head?: ReactNode;
  /** The record's data. */
  children: ReactNode;
}

/**
 * A record's data with its documents: right of the data in wide windows once they were asked for (remembered on this device),
 * behind a tab in narrow ones. A document is downloaded when it is shown, and never in the way of the data.
 */
export function DocumentBeside({ files, head, children }: DocumentBesideProps) {
  const wide = useMediaQuery(WIDE);
  const [beside, setBeside] = useState(readBeside);
  const [tab, setTab] = useState<'data' | 'documents'>('data');
  const idle = useIdle();
  if (files.length === 0)
    return (
      <>
        {head}
        {children}
      </>
    );

  const choose = (open: boolean) => {
    setBeside(open);
    keepBeside(open);
  };
  const shown = wide ? beside : tab === 'documents';
  const words = files.length === 1 ? 'document' : `${files.length} documents`;
  return (
    <div className={wide && shown ? styles.split : undefined}>
      <div className={styles.data}>
        {head}
        <div className={styles.bar}>
          {wide ? (
            <button type="button" className={styles.toggle} aria-expanded={shown} onClick={() => choose(!shown)}>
              {shown ? 'Hide' : 'Show'} {words}
            </button>
          ) : (
            <div className={styles.tabs}>
              <button type="button" aria-pressed={!shown} className={styles.tab} onClick={() => setTab('data')}>
                Data
              </button>
              <button type="button" aria-pressed={shown} className={styles.tab} onClick={() => setTab('documents')}>
                {files.length === 1 ? 'Document' : `Documents (${files.length})`}
              </button>
            </div>
          )}
        </div>
        <div hidden={!wide && shown}>{children}</div>
      </div>
      {shown && <div className={wide ? styles.aside : styles.below}>{idle && <DocumentPreview files={files} />}</div>}
    </div>
  );
}

/** True once the browser had a quiet moment after the first paint. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setIdle(true), 200);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(() => setIdle(true), { timeout: 1000 });
    return () => cancelIdleCallback(handle);
  }, []);
  return idle;
}

function readBeside(): boolean {
  try {
    return localStorage.getItem(KEY) === 'shown';
  } catch {
    return false;
  }
}

function keepBeside(open: boolean): void {
  try {
    localStorage.setItem(KEY, open ? 'shown' : 'hidden');
  } catch {
    // A browser without storage forgets it.
  }
}
