import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHref } from 'react-router-dom';
import { DATETIME_12_FORMAT, formatMoment } from '@/lib/dates';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Button } from '@/shared/ui/Button';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { focusHeading } from '@/shared/ui/focus';
import { Row, Text } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import { describeUnsavedWork, type FieldChange } from './describeChanges';
import type { DocumentForm } from './documentForm';
import { lostMessage, UNCERTAIN } from './doubt';
import styles from './FormNotice.module.css';
import type { NewerState } from './useRecordState';

interface FormNoticeProps<V extends FieldValues> {
  form: DocumentForm<V>;
  listTo: string;
}

/** Shows the most urgent message about the form in the action bar, so that nothing moves. */
export function FormNotice<V extends FieldValues>({ form, listTo }: FormNoticeProps<V>) {
  const { error, recovery, newer } = form;
  let notice: ReactNode = null;
  const isConflict = newer !== null && error !== null && typeof error === 'object' && error.kind === 'conflict';
  if (isConflict) notice = <NewerRecord {...newer} isConflict />;
  else if (error === null) {
    if (recovery.unfit) notice = <UnfitValues values={recovery.unfit} onClose={recovery.dismissUnfit} />;
    else if (recovery.offered) notice = <RecoveryOffer {...recovery} offered={recovery.offered} listTo={listTo} />;
    else if (newer) notice = <NewerRecord {...newer} />;
  }
  return (
    <>
      <div role="alert">{error !== null && !isConflict && <FailedSave form={form} listTo={listTo} />}</div>
      {/* A live region must exist before its content. */}
      <Text as="output" block>
        {notice}
      </Text>
    </>
  );
}

function FailedSave<V extends FieldValues>({ form, listTo }: FormNoticeProps<V>) {
  const { error, uncertain, other } = form;
  let title = '';
  if (typeof error === 'string') title = error;
  else if (error) title = uncertain ? lostMessage(error) : error.message;
  return (
    <NoticeStrip
      tone="bad"
      title={title}
      actions={
        <>
          <CopyDetails error={error} />
          {other && <TabLink to={other.to}>Open {other.label}</TabLink>}
          {uncertain && (
            <>
              <TabLink to={listTo}>Check the list</TabLink>
              <Button small onClick={() => void form.retry()}>
                Try again
              </Button>
            </>
          )}
          <Button tone="quiet" small onClick={form.dismissError}>
            Close
          </Button>
        </>
      }
    >
      {uncertain && UNCERTAIN}
    </NoticeStrip>
  );
}

const COLUMNS: readonly ReadColumn<FieldChange>[] = [
  { kind: 'text', name: 'label', title: 'Field', namesRow: true },
  { kind: 'longText', name: 'before', title: 'Before', value: ({ before }) => before || '–' },
  { kind: 'longText', name: 'now', title: 'Now', value: ({ now }) => now || '–' },
  {
    kind: 'longText',
    name: 'mine',
    title: 'Yours',
    value: ({ mine }) => (mine === null ? 'Not changed' : mine || '–'),
  },
];

function NewerRecord({ changes, reload, keepMine, isConflict = false }: NewerState & { isConflict?: boolean }) {
  return (
    <NoticeStrip
      tone="warn"
      title={isConflict ? 'Not saved: someone else changed this record.' : 'This record changed on the server.'}
      actions={
        <>
          <Button small onClick={reload}>
            Load the new version
          </Button>
          <Button small onClick={keepMine}>
            Keep mine
          </Button>
        </>
      }
      below={
        changes.length > 0 && (
          <ReadTable label="Their changes" columns={COLUMNS} rows={changes} rowKey={change => change.path} />
        )
      }
    >
      Load the new version to discard your changes, or keep yours: their changes to other fields are added.
    </NoticeStrip>
  );
}

type Recovery = DocumentForm<FieldValues>['recovery'];
type Offered = NonNullable<Recovery['offered']>;

function RecoveryOffer({ offered, restore, discard, listTo }: Recovery & { offered: Offered; listTo: string }) {
  const { copy, saved } = offered;
  const { savedAt, sentAt, lost } = copy;
  return (
    <NoticeStrip
      tone={sentAt ? 'warn' : 'info'}
      title={`Unsaved work from ${formatMoment(savedAt, DATETIME_12_FORMAT)} (${ago(savedAt)})`}
      actions={
        <>
          {saved && <TabLink to={saved.to}>Open {saved.label}</TabLink>}
          {sentAt && !saved && <TabLink to={listTo}>Check the list</TabLink>}
          <Button small onClick={restore}>
            Restore
          </Button>
          <Button small onClick={() => void discard()}>
            Discard
          </Button>
        </>
      }
    >
      {getWords(offered)}
      {lost.length > 0 && ' Enter bank and tax numbers again; they are not stored.'}
    </NoticeStrip>
  );
}

interface UnfitValuesProps {
  values: Record<string, unknown>;
  onClose: () => void;
}

function UnfitValues({ values, onClose }: UnfitValuesProps) {
  const count = Object.keys(values).length;
  return (
    <NoticeStrip
      tone="warn"
      title={count === 1 ? '1 value could not be restored.' : `${count} values could not be restored.`}
      actions={
        <Button tone="quiet" small onClick={onClose}>
          Close
        </Button>
      }
      below={<textarea readOnly rows={6} aria-label="Unsaved work as text" value={describeUnsavedWork(values)} />}
    >
      The form has changed since then. Copy what you need.
    </NoticeStrip>
  );
}

function getWords({ copy: { sentAt }, changes, saved }: Offered): string {
  const kept = changes === 1 ? '1 unsaved change' : `${changes} unsaved changes`;
  if (saved) return `${kept}. It was saved as ${saved.label} when the page closed. Saving again creates a duplicate.`;
  if (sentAt && saved === null)
    return `${kept}. The page closed while saving, and no record was found. Check the list before you save again.`;
  if (sentAt)
    return `${kept}. The page closed while saving. Check the list before you save again to avoid a duplicate.`;
  return kept;
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' });

function ago(moment: Date): string {
  const age = Date.now() - moment.getTime();
  const step = STEPS.find(([, length]) => age >= length);
  return step ? relative.format(-Math.floor(age / step[1]), step[0]) : 'just now';
}

interface NoticeStripProps {
  tone: 'info' | 'warn' | 'bad';
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  below?: ReactNode;
}

/** Returns the focus to the previous element or the heading when a notice disappears with its pressed button. */
function useFocusBack() {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const buttons = place.current;
    return () => {
      if (!buttons?.contains(document.activeElement)) return;
      const back = before.current;
      setTimeout(() => {
        const main = document.querySelector('main');
        // The focus may have moved elsewhere.
        if (document.activeElement !== document.body) return;
        if (back instanceof HTMLElement && back.isConnected) back.focus();
        else if (main) focusHeading(main);
      });
    };
  }, []);
  const onFocus = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
  };
  return { ref: place, onFocus };
}

function NoticeStrip({ tone, title, children, actions, below }: NoticeStripProps) {
  const buttons = useFocusBack();
  return (
    <Notice tone={tone} className={styles.notice}>
      <Text as="p" breaks grows={280} className={styles.words}>
        <strong>{title}</strong> {children}
      </Text>
      {actions && (
        <Row wrap gap={4} {...buttons}>
          {actions}
        </Row>
      )}
      {below && <div className={styles.below}>{below}</div>}
    </Notice>
  );
}

/** Opens another page in a new tab, so that the form stays open. */
function TabLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={getButtonClass({ small: true })} href={useHref(to)} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
