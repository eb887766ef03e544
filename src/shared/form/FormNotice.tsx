import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useHref } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { CopyDetails } from '@/shared/ui/FailureReference';
import { Text } from '@/shared/ui/layout';
import { lostMessage, UNCERTAIN } from './doubt';
import { RecoveryOffer, UnfitValues } from './RecoveryOffer';
import { NewerRecord } from './NewerRecord';
import { FormNotices } from './Notice';
import type { DocumentForm } from './documentForm';

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
  const listHref = useHref(listTo);
  const { error, uncertain, other } = form;
  const otherHref = useHref(other?.to ?? listTo);
  let title = '';
  if (typeof error === 'string') title = error;
  else if (error) title = uncertain ? lostMessage(error) : error.message;
  return (
    <FormNotices
      tone="bad"
      title={title}
      actions={
        <>
          <CopyDetails error={error} />
          {other && (
            <a className={getButtonClass({ small: true })} href={otherHref} target="_blank" rel="noopener noreferrer">
              Open {other.label}
            </a>
          )}
          {uncertain && (
            <>
              <a className={getButtonClass({ small: true })} href={listHref} target="_blank" rel="noopener noreferrer">
                Check the list
              </a>
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
    </FormNotices>
  );
}
