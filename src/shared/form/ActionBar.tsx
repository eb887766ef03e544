import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { formatMoment } from '@/lib/dates';
import { Button } from '@/shared/ui/Button';
import { Box, Hidden, Text } from '@/shared/ui/layout';
import styles from './ActionBar.module.css';
import { Bar } from './Bar';
import { FormNotice } from './FormNotice';
import { shortcut } from './useFormKeys';
import { useWatched } from './watched';
import type { DocumentForm } from './documentForm';
import type { ListedError } from './errorGuide';

interface ActionBarProps<V extends FieldValues> {
  form: DocumentForm<V>;
  errors: readonly ListedError[];
  total?: ReactNode;
  check?: ReactNode;
  submitAnother?: (() => Promise<void>) | undefined;
  cancelTo: string;
  /** List that would show a save with unknown result. */
  listTo: string;
  submitLabel: string;
  submitDoing: string;
  draftLabel: string | null;
  isNext?: boolean;
  submitDisabled?: string | undefined;
}

export function ActionBar<V extends FieldValues>(props: ActionBarProps<V>) {
  const { form, errors, cancelTo, listTo, submitLabel, submitDoing, draftLabel, submitDisabled } = props;
  const navigate = useNavigate();
  const reasonId = useId();
  const busy = form.saving !== null || form.done;
  const working = form.waiting
    ? 'Waiting for files to be uploaded…'
    : form.saving === 'draft'
      ? 'Saving draft…'
      : form.saving === 'submit'
        ? submitDoing
        : '';
  const problems = errors.length === 1 ? '1 field needs attention' : `${errors.length} fields need attention`;

  return (
    <Bar
      above={<FormNotice form={form} listTo={listTo} />}
      state={
        working ? (
          <Text tone="faint" size="small" className={styles.quiet}>
            {working}
          </Text>
        ) : errors.length > 0 ? (
          <Button tone="link" className={styles.problems} onClick={form.summary.show}>
            {problems}
          </Button>
        ) : (
          <KeptState form={form} />
        )
      }
      middle={
        <>
          {props.total !== undefined && (
            <Box tone="soft" size="small" className={styles.total}>
              {props.total}
            </Box>
          )}
          {props.check}
          <Hidden as="output">{working || (errors.length > 0 ? problems : '')}</Hidden>
        </>
      }
      buttons={
        <>
          <Button disabled={busy} onClick={() => void navigate(cancelTo)}>
            Cancel
          </Button>
          {draftLabel !== null && (
            <Button
              title={`${draftLabel} (${shortcut('S')})`}
              aria-keyshortcuts="Control+S Meta+S"
              busy={form.saving === 'draft'}
              disabled={busy && form.saving !== 'draft'}
              onClick={() => void form.saveDraft()}
            >
              {draftLabel}
            </Button>
          )}
          {props.submitAnother && (
            <Button
              className={styles.another}
              disabled={submitDisabled !== undefined || busy}
              onClick={() => void props.submitAnother?.()}
            >
              Submit and create another
            </Button>
          )}
          <Button
            tone={props.isNext ? undefined : 'primary'}
            data-submit
            title={submitDisabled ?? `${submitLabel} (${shortcut('Enter')})`}
            aria-keyshortcuts="Control+Enter Meta+Enter"
            aria-describedby={submitDisabled === undefined ? undefined : reasonId}
            busy={form.saving === 'submit'}
            disabled={submitDisabled !== undefined || (busy && form.saving !== 'submit')}
            onClick={() => void form.submit()}
          >
            {submitLabel}
          </Button>
          {submitDisabled !== undefined && <Hidden id={reasonId}>{submitDisabled}</Hidden>}
        </>
      }
    />
  );
}

function KeptState<V extends FieldValues>({ form }: { form: DocumentForm<V> }) {
  const kept = useWatched(form.kept);
  const autosaved = useWatched(form.autosaved);
  const saved = autosaved instanceof Date ? `Saved ${formatMoment(autosaved, 'hh:mm A')}` : null;
  let state: string | null = null;
  if (autosaved === 'saving') state = 'Saving…';
  else if (kept === 'failed') state = 'Autosave unavailable; save before leaving.';
  else if (kept !== null) state = `Saved on this device ${formatMoment(kept, 'hh:mm A')}`;
  else state = saved;
  return state === null ? null : (
    <Text tone="faint" size="small" className={styles.quiet}>
      {state}
    </Text>
  );
}
