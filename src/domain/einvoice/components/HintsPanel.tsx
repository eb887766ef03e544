import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DocumentForm } from '@/shared/form/documentForm';
import { useWatched, type Watched } from '@/shared/form/watched';
import { Button } from '@/shared/ui/Button';
import { Card, Row, Text } from '@/shared/ui/layout';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { windows } from '@/shared/ui/tokens';
import type { Extraction } from '../read/extraction';
import type { EinvoiceDef } from '../definition/definition';
import { useEntered } from './useEntered';
import { useHints } from '../hints/useHints';
import { HintList } from './HintList';
import styles from './HintsPanel.module.css';

interface HintsPanelProps<V extends FieldValues, S> {
  form: DocumentForm<V>;
  def: EinvoiceDef<V, S>;
  file: string;
  documentContext: S;
  reading: Watched<Extraction | null>;
}

/** Button beside Submit with the number of warnings. It opens them; each one links to its field. */
export function HintsPanel<V extends FieldValues, S>({
  form,
  def,
  file,
  documentContext,
  reading,
}: HintsPanelProps<V, S>) {
  const [open, setOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const entered = useEntered(form, def, documentContext);
  const found = useHints({ entered, fields: def.fields, copy: file, reading: useWatched(reading), opened });
  const { hints, before, unread, error } = found;
  // The button stays after it was opened, so that it doesn't lose the focus.
  if (found.loading || (!opened && !error && hints.length === 0)) return null;

  const close = () => {
    setOpen(false);
    toggle.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    // Of the panel, not of a dialog around it.
    event.stopPropagation();
    event.preventDefault();
    close();
  };
  const lead = (at: string) => {
    // On a telephone the panel would hide the field.
    if (globalThis.matchMedia(windows.phone).matches) setOpen(false);
    form.goToError(at);
  };
  const count = hints.length === 1 ? '1 warning' : `${hints.length} warnings`;
  const state = error ? 'Not checked' : hints.length > 0 ? count : 'No warnings';
  return (
    // Escape closes the panel from each element inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.check} onKeyDown={onKeyDown}>
      <Button
        ref={toggle}
        className={styles.toggle}
        data-odd={hints.length > 0 || undefined}
        data-failed={error ? true : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => {
          setOpen(!open);
          setOpened(true);
        }}
      >
        <span aria-hidden="true" className={styles.sign} />
        {state}
      </Button>
      {open && (
        <Card as="section" size="small" breaks id={id} className={styles.panel} aria-label="Check before submitting">
          <Row as="header" place="between">
            <h2>Check before submitting</h2>
            <Button tone="icon" small aria-label="Close warnings" onClick={close}>
              ×
            </Button>
          </Row>
          {error ? (
            <Text as="div" tone="soft">
              <QuietRetry
                text="The checks couldn't be loaded. You can still submit."
                error={error}
                onRetry={() => void found.retry()}
              />
            </Text>
          ) : (
            <Text as="p" tone="soft">
              {hints.length > 0 ? 'You can still submit.' : 'No issues found.'}
            </Text>
          )}
          <HintList hints={hints} onLead={lead} />
          {before.length > 0 && (
            <>
              <Text as="h3" above={5}>
                Previously sent back
              </Text>
              <HintList hints={before} onLead={lead} once />
            </>
          )}
          {unread.length > 0 && (
            <Text as="p" size="fine" tone="faint" above={1}>
              Checks that couldn't be read: {unread.join(', ')}
            </Text>
          )}
        </Card>
      )}
    </div>
  );
}
