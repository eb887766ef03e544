import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { DocumentForm } from '@/shared/form/documentForm';
import { useWatched, type Watched } from '@/shared/form/watched';
import { Button } from '@/shared/ui/Button';
import { Card, Row, Text } from '@/shared/ui/layout';
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

/** One line beside Submit: the number of hints. It opens the hints, and each one links to its field. */
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
  if (found.loading) return null;

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
  const count = hints.length === 1 ? '1 hint' : `${hints.length} hints`;
  const state = error ? 'not checked' : hints.length > 0 ? count : 'no hints';
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
        title="What might be sent back"
        onClick={() => {
          setOpen(!open);
          setOpened(true);
        }}
      >
        <span aria-hidden="true" className={styles.sign} />
        {state}
      </Button>
      {open && (
        <Card as="section" size="small" breaks id={id} className={styles.panel} aria-label="Before you send it">
          <Row as="header" place="between">
            <h2>Before you send it</h2>
            <Button tone="icon" small aria-label="Close the hints" onClick={close}>
              ×
            </Button>
          </Row>
          {error ? (
            <Text as="p" tone="soft">
              The rules could not be loaded, so nothing was checked. You can send it all the same.{' '}
              <Button tone="link" onClick={() => void found.retry()}>
                Try again
              </Button>
            </Text>
          ) : (
            <Text as="p" tone="soft">
              {hints.length > 0
                ? 'None of this keeps you from sending it. What is uncertain says so.'
                : 'No rule of the table found anything odd.'}
            </Text>
          )}
          <HintList hints={hints} onLead={lead} />
          {before.length > 0 && (
            <>
              <Text as="h3" above={5}>
                What came back before
              </Text>
              <HintList hints={before} onLead={lead} once />
            </>
          )}
          {unread.length > 0 && (
            <Text as="p" size="fine" tone="faint" above={1}>
              Of the table these could not be read and were not asked: {unread.join(', ')}.
            </Text>
          )}
        </Card>
      )}
    </div>
  );
}
