import { useState, type ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import { usePrinting } from '@/shared/ui/printing';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { useRemembered } from '@/shared/ui/useRemembered';
import { DocumentPreview, type PreviewFile } from './DocumentPreview';
import styles from './DocumentBeside.module.css';
import { useIdle } from '@/shared/ui/useIdle';

const BESIDE_KEY = 'sportal.documentBeside';

interface DocumentBesideProps {
  files: readonly PreviewFile[];
  /** For approvers: opens the documents if there is space, unless the user closed them on this device. */
  opensItself?: boolean;
  children: ReactNode;
}

/**
 * Shows a record's data with its documents: in wide windows at the right, if the user (remembered per device) or
 * `opensItself` opened them; in narrow ones in a tab. Documents load when shown. The data keeps its state when
 * documents arrive later.
 */
export function DocumentBeside({ files, opensItself = false, children }: DocumentBesideProps) {
  const wide = useMediaQuery(windows.wide);
  const printing = usePrinting();
  const roomy = useMediaQuery(windows.roomy);
  // Opened documents stay open after the decision.
  const [wasOffered, setWasOffered] = useState(opensItself);
  if (opensItself && !wasOffered) setWasOffered(true);
  const [beside, setBeside] = useRemembered(BESIDE_KEY, wasOffered && roomy);
  const [tab, setTab] = useState<'data' | 'documents'>('data');
  const idle = useIdle(1000);
  const shown = files.length > 0 && (wide ? beside : tab === 'documents');
  const choose = (open: boolean) => (wide ? setBeside(open) : setTab(open ? 'documents' : 'data'));
  useShortcuts([
    { key: 'd', label: 'Show or hide document', works: () => files.length > 0, run: () => choose(!shown) },
  ]);

  const label = files.length === 1 ? 'document' : `${files.length} documents`;
  const split = wide && shown && !printing;
  return (
    <div className={split ? styles.split : undefined}>
      <div>
        {files.length > 0 && (
          <Row below={wide ? 0 : 4} className={wide ? styles.corner : undefined}>
            {wide ? (
              <Button small className={styles.toggle} aria-expanded={shown} onClick={() => choose(!shown)}>
                <svg aria-hidden="true" width="15" height="15" viewBox="0 0 16 16" fill="none">
                  <path d="M2.5 3h11v10h-11zM9.5 3v10" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" />
                </svg>
                {shown ? 'Hide' : 'Show'} {label}
              </Button>
            ) : (
              <Row grows card align="stretch" className={styles.tabs}>
                <button type="button" aria-pressed={!shown} className={styles.tab} onClick={() => choose(false)}>
                  Data
                </button>
                <button type="button" aria-pressed={shown} className={styles.tab} onClick={() => choose(true)}>
                  {files.length === 1 ? 'Document' : `Documents (${files.length})`}
                </button>
              </Row>
            )}
          </Row>
        )}
        <div hidden={!wide && shown && !printing}>{children}</div>
      </div>
      {shown && (
        <div data-print="no" className={wide ? styles.aside : styles.below}>
          {idle && <DocumentPreview files={files} />}
        </div>
      )}
    </div>
  );
}
