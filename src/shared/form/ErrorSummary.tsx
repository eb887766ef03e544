import { useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import styles from './ErrorSummary.module.css';
import type { DocumentForm } from './documentForm';
import type { ListedError } from './errorGuide';
import { bringIntoSight } from './fieldMap';
import { useErrorTitle } from './useErrorTitle';

/** More links than this help nobody. */
const LISTED = 50;

interface ErrorSummaryProps<V extends FieldValues> {
  form: Pick<DocumentForm<V>, 'summary' | 'goToError'>;
  errors: readonly ListedError[];
}

/**
 * What keeps a form from being saved, at its top, each a way to its field: it comes with a refused press, takes the focus, and goes when
 * all is right. What is corrected leaves it at once.
 */
export function ErrorSummary<V extends FieldValues>({ form, errors }: ErrorSummaryProps<V>) {
  const { shown, asked, hide } = form.summary;
  const box = useRef<HTMLDivElement>(null);
  const answered = useRef(0);
  const headingId = useId();
  const isOpen = shown && errors.length > 0;
  useErrorTitle(isOpen);

  useEffect(() => {
    if (!isOpen || !box.current || answered.current === asked) return;
    answered.current = asked;
    bringIntoSight(box.current, 'start');
    box.current.focus({ preventScroll: true });
  }, [isOpen, asked]);

  const wasOpen = useRef(false);
  useEffect(() => {
    // What is typed wrong later waits for the next press.
    if (wasOpen.current && errors.length === 0) hide();
    wasOpen.current = isOpen;
  }, [isOpen, errors, hide]);

  if (!isOpen) return null;
  return (
    <Notice
      as="section"
      tone="bad"
      paper
      lines
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={styles.summary}
    >
      <Text as="h2" size="title" tone="ink" id={headingId}>
        There is a problem
      </Text>
      <ul className={styles.list} aria-label="Fields that need attention">
        {errors.slice(0, LISTED).map(({ path, text }) => (
          <li key={path}>
            <Button tone="link" onClick={() => form.goToError(path)}>
              {text}
            </Button>
          </li>
        ))}
        {errors.length > LISTED && (
          <Text as="li" tone="soft" size="small">
            and {errors.length - LISTED} more
          </Text>
        )}
      </ul>
    </Notice>
  );
}
