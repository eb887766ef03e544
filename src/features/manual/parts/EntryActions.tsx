import type { ActionsProps } from '@/domain/record/document';
import { mayEditDecided } from '@/domain/record/editDecided';
import { useSession } from '@/platform/session/SessionContext';
import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { ManualEntry } from '../api/operations';
import { canEditEntry, canReviewEntry } from '../model/manual.policy';

const loadEntry = async () => (await import('./EntryModal')).EntryModal;
const loadRemark = async () => (await import('./RemarkModal')).RemarkModal;

/** Actions of an entry: Edit for its creator, Review for reviewers (spec 3 §2, §6). */
export function EntryActions({ record }: ActionsProps<ManualEntry>) {
  const session = useSession();
  const editing = useLazyModal(loadEntry);
  const review = useLazyModal(loadRemark);
  const edit = async () => {
    if (await mayEditDecided(record)) editing.open();
  };
  return (
    <>
      {canEditEntry(session, record) && <Button onClick={() => void edit()}>Edit</Button>}
      {canReviewEntry(session, record) && (
        <Button tone="primary" onClick={() => review.open()}>
          Review
        </Button>
      )}
      {editing.Component && (
        <editing.Component
          open={editing.isOpen}
          id={record.id}
          onCancel={editing.close}
          onClosed={editing.remove}
          onSaved={editing.close}
        />
      )}
      {review.Component && (
        <review.Component
          open={review.isOpen}
          entry={record}
          act="review"
          onCancel={review.close}
          onClosed={review.remove}
          onDone={review.close}
        />
      )}
    </>
  );
}
