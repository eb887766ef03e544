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
      {lost.length > 0 && ' Enter bank and tax numbers again; they are not stored.'}
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
      below={<textarea readOnly rows={6} aria-label="Unsaved work as text" value={describeUnsavedWork(values)} />}
    >
      The form has changed since then. Copy what you need.
    </FormNotices>
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
