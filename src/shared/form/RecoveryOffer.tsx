import type { FieldValues } from 'react-hook-form';
import { useHref } from 'react-router-dom';
import { DATETIME_12_FORMAT, formatMoment } from '@/lib/dates';
import { Button } from '@/shared/ui/Button';
import { getButtonClass } from '@/shared/ui/buttonClass';
import { describeUnsavedWork } from './describeChanges';
import { FormNotices } from './Notice';
import type { DocumentForm } from './documentForm';

type Recovery = DocumentForm<FieldValues>['recovery'];
type Offered = NonNullable<Recovery['offered']>;

export function RecoveryOffer({ offered, restore, discard, listTo }: Recovery & { offered: Offered; listTo: string }) {
  const { copy, saved } = offered;
  const { savedAt, sentAt, lost } = copy;
  const listHref = useHref(listTo);
  const viewHref = useHref(saved?.to ?? listTo);
  return (
    <FormNotices
      tone={sentAt ? 'warn' : 'info'}
      title={`Unsaved work from ${formatMoment(savedAt, DATETIME_12_FORMAT)} (${ago(savedAt)})`}
      actions={
        <>
          {saved && (
            <a className={getButtonClass({ small: true })} href={viewHref} target="_blank" rel="noopener noreferrer">
              Open {saved.label}
            </a>
          )}
          {sentAt && !saved && (
            <a className={getButtonClass({ small: true })} href={listHref} target="_blank" rel="noopener noreferrer">
              Check the list
            </a>
          )}
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
      {lost.length > 0 &&
        ' Bank and tax numbers were kept in the tab in which you typed them only: please type them again.'}
    </FormNotices>
  );
}

interface UnfitValuesProps {
  values: Record<string, unknown>;
  onClose: () => void;
}

export function UnfitValues({ values, onClose }: UnfitValuesProps) {
  const count = Object.keys(values).length;
  return (
    <FormNotices
      tone="warn"
      title={count === 1 ? '1 value could not be restored.' : `${count} values could not be restored.`}
      actions={
        <Button tone="quiet" small onClick={onClose}>
          Close
        </Button>
      }
      below={<textarea readOnly rows={6} aria-label="Unsaved work as text" value={describeUnsavedWork(values, null)} />}
    >
      The form has changed since you typed them. Copy what you still need.
    </FormNotices>
  );
}

function getWords({ copy: { sentAt }, changes, saved }: Offered): string {
  const kept = `is kept on this device. It differs in ${changes === 1 ? '1 field' : `${changes} fields`}.`;
  if (saved)
    return `${kept} It was being saved when the page closed, and arrived: it is ${saved.label} now. Saving it again makes a second one.`;
  if (sentAt && saved === null)
    return `${kept} It was being saved when the page closed. No record of it was found; check the list before you save it again.`;
  if (sentAt)
    return `${kept} It was being saved when the page closed, and may have arrived. Check the list before you save it again, so that nothing is created twice.`;
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
