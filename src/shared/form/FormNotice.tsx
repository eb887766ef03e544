import Button from 'antd/es/button';
import { useId, useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHref } from 'react-router-dom';
import { DATETIME_12_FORMAT, formatDate } from '@/lib/dates';
import type { CallErrorKind } from '@/platform/graphql/callError';
import styles from './FormNotice.module.css';
import { workInWords } from './inWords';
import type { DocumentForm } from './useDocumentForm';

interface FormNoticeProps<V extends FieldValues> {
  form: DocumentForm<V>;
  /** The list in which a doubtful save would appear. */
  listTo: string;
}

/**
 * The most urgent thing to know about the form, in the bar, where it is seen wherever one has scrolled and moves nothing: a failed save,
 * kept work, a newer record, another tab.
 */
export function FormNotice<V extends FieldValues>({ form, listTo }: FormNoticeProps<V>) {
  const [closed, setClosed] = useState<string | null>(null);
  const { error, draft, newer, otherTab } = form;
  let notice: ReactNode = null;
  const isConflict = newer?.isConflict ?? false;
  if (newer && isConflict) notice = <NewerRecord {...newer} />;
  else if (error === null) {
    if (draft.offered) notice = <KeptDraft {...draft} offered={draft.offered} listTo={listTo} />;
    else if (newer) notice = <NewerRecord {...newer} />;
    else if (otherTab && otherTab !== closed) notice = <OtherTab what={otherTab} onClose={() => setClosed(otherTab)} />;
  }
  return (
    <>
      <div role="alert">{error !== null && !isConflict && <FailedSave form={form} listTo={listTo} />}</div>
      {/* There before its content, or it would not be read out. */}
      <output className={styles.place}>{notice}</output>
    </>
  );
}

interface NoticeProps {
  tone: 'info' | 'warn' | 'bad';
  title: string;
  children?: ReactNode;
  actions: ReactNode;
  /** What is too long for the line. */
  below?: ReactNode;
}

function Notice({ tone, title, children, actions, below }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone}>
      <p className={styles.words}>
        <strong>{title}</strong> {children}
      </p>
      <div className={styles.actions}>{actions}</div>
      {below && <div className={styles.below}>{below}</div>}
    </div>
  );
}

/** Said where nobody knows the outcome; the usual advice to try again would be wrong here. */
const LOST: Partial<Record<CallErrorKind, string>> = {
  outage: 'The connection was lost while saving.',
  timeout: 'The server did not answer in time.',
};

/** What was typed stays. Where the outcome is unknown it says so, so that nothing is created twice. */
function FailedSave<V extends FieldValues>({ form, listTo }: FormNoticeProps<V>) {
  const listHref = useHref(listTo);
  const { error, uncertain, other } = form;
  const otherHref = useHref(other?.to ?? listTo);
  const message = typeof error === 'string' ? error : error?.message;
  const lost = typeof error === 'object' && uncertain ? LOST[error?.kind ?? 'server'] : undefined;
  return (
    <Notice
      tone="bad"
      title={lost ?? message ?? ''}
      actions={
        <>
          {other && (
            <Button size="small" href={otherHref} target="_blank" rel="noopener noreferrer">
              Open {other.label}
            </Button>
          )}
          {uncertain && (
            <>
              {/* In a new tab: the work stays open in this one. */}
              <Button size="small" href={listHref} target="_blank" rel="noopener noreferrer">
                Check the list
              </Button>
              <Button size="small" onClick={() => void form.retry()}>
                Try again
              </Button>
            </>
          )}
          <Button size="small" type="text" onClick={form.dismissError}>
            Close
          </Button>
        </>
      }
    >
      {uncertain &&
        'We cannot tell whether this was saved. Check the list before sending it again, so that nothing is created twice. What you typed is still here.'}
    </Notice>
  );
}

type Draft = DocumentForm<FieldValues>['draft'];
type Offered = NonNullable<Draft['offered']>;

function KeptDraft({ offered, restore, discard, listTo }: Draft & { offered: Offered; listTo: string }) {
  const { savedAt, sentAt, saved } = offered;
  const listHref = useHref(listTo);
  const viewHref = useHref(saved?.to ?? listTo);
  return (
    <Notice
      tone={sentAt || offered.broken ? 'warn' : 'info'}
      title={`Unsaved work from ${formatDate(savedAt, DATETIME_12_FORMAT)} (${ago(savedAt)})`}
      actions={
        <>
          {/* In a new tab: the form stays open in this one. */}
          {saved && (
            <Button size="small" href={viewHref} target="_blank" rel="noopener noreferrer">
              Open {saved.label}
            </Button>
          )}
          {sentAt && !saved && (
            <Button size="small" href={listHref} target="_blank" rel="noopener noreferrer">
              Check the list
            </Button>
          )}
          <Button size="small" type="primary" ghost onClick={() => void restore()}>
            Restore
          </Button>
          <Button size="small" onClick={() => void discard()}>
            Discard
          </Button>
        </>
      }
      below={
        offered.broken && (
          <details>
            <summary>Show it as text</summary>
            <textarea readOnly rows={6} aria-label="Unsaved work as text" value={workInWords(offered.values, null)} />
          </details>
        )
      }
    >
      {wordsOf(offered)}
    </Notice>
  );
}

function wordsOf({ changes, sentAt, saved, broken }: Offered): string {
  const kept = `is kept on this device. It differs in ${changes === 1 ? '1 field' : `${changes} fields`}.`;
  if (saved)
    return `${kept} It was being saved when the page closed, and arrived: it is ${saved.label} now. Saving it again makes a second one.`;
  if (sentAt && saved === null)
    return `${kept} It was being saved when the page closed. No record of it was found; check the list before you save it again.`;
  if (sentAt)
    return `${kept} It was being saved when the page closed, and may have arrived. Check the list before you save it again, so that nothing is created twice.`;
  return broken ? `${kept} The page stopped working with it.` : kept;
}

function NewerRecord({
  isConflict,
  changes,
  takeTheirs,
  merge,
  keepMine,
}: NonNullable<DocumentForm<FieldValues>['newer']>) {
  const headId = useId();
  return (
    <Notice
      tone="warn"
      title={
        isConflict
          ? 'Not saved: somebody else changed this record after you opened it.'
          : 'This record changed on the server.'
      }
      actions={
        <>
          <Button size="small" type="primary" ghost onClick={merge}>
            Add their changes to mine
          </Button>
          <Button size="small" onClick={takeTheirs}>
            Load the new version
          </Button>
          <Button size="small" onClick={keepMine}>
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
      What you typed is still here. Adding their changes keeps yours where both changed the same field; loading the new
      version replaces what you typed; keeping yours puts it in place of theirs when you save again.
    </Notice>
  );
}

const OTHER_TAB = {
  open: ['This record is also open in another tab.', 'Whatever is saved last replaces what was saved before.'],
  saved: ['This record was saved in another tab.', 'What you see here may be out of date.'],
} as const;

function OtherTab({ what, onClose }: { what: keyof typeof OTHER_TAB; onClose: () => void }) {
  const [title, text] = OTHER_TAB[what];
  return (
    <Notice
      tone="warn"
      title={title}
      actions={
        <Button size="small" type="text" onClick={onClose}>
          Close
        </Button>
      }
    >
      {text}
    </Notice>
  );
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
