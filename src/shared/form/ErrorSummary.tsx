import { useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import styles from './ErrorSummary.module.css';
import type { DocumentForm } from './documentForm';
import type { ListedError } from './errorGuide';
import { bringIntoSight } from './fieldMap';

const LISTED = 50;

interface ErrorSummaryProps<V extends FieldValues> {
  form: Pick<DocumentForm<V>, 'summary' | 'goToError'>;
  errors: readonly ListedError[];
}

/** Lists the errors of a refused save and takes the focus. Corrected fields stay, marked, so that nothing moves. */
export function ErrorSummary<V extends FieldValues>({ form, errors }: ErrorSummaryProps<V>) {
  const { listed, requests } = form.summary;
  const box = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const open = new Set(errors.map(({ path }) => path));
  const isWrong = listed.some(({ path }) => open.has(path));
  useErrorTitle(isWrong);

  useEffect(() => {
    if (requests === 0 || !box.current) return;
    bringIntoSight(box.current, 'start');
    box.current.focus({ preventScroll: true });
  }, [requests]);

  if (listed.length === 0) return null;
  return (
    <Notice
      as="section"
      tone={isWrong ? 'bad' : 'good'}
      raised
      lines
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={styles.summary}
    >
      <Text as="h2" size="title" tone="ink" id={headingId}>
        {isWrong ? 'There is a problem' : 'All fixed'}
      </Text>
      <ul className={styles.list} aria-label="Fields that need attention">
        {listed.slice(0, LISTED).map(({ path, text, label }) => (
          <li key={path}>
            {open.has(path) ? (
              <Button tone="link" onClick={() => form.goToError(path)}>
                {text}
              </Button>
            ) : (
              <Text tone="soft" breaks className={styles.done}>
                {`✓ ${label}`}
              </Text>
            )}
          </li>
        ))}
        {listed.length > LISTED && (
          <Text as="li" tone="soft" size="small">
            and {listed.length - LISTED} more
          </Text>
        )}
      </ul>
    </Notice>
  );
}

const PREFIX = 'Error: ';

/** A dialog may be above its form. */
let showing = 0;

/** Prefixes the document title with 'Error: ' while `on`. */
function useErrorTitle(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    showing += 1;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      showing -= 1;
      // Another page may have set its title meanwhile.
      if (showing === 0 && document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [on]);
}
