import { useState } from 'react';
import type { ActionsProps } from '@/domain/record/document';
import { isDecided } from '@/domain/record/afterDecision';
import type { Id } from '@/lib/ids';
import { confirm } from '@/platform/feedback/feedback';
import { readId } from '@/platform/ids';
import { useSession } from '@/platform/session/SessionContext';
import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { ManualEntry } from '../api/operations';
import { canEditEntry, canReviewEntry } from '../model/manual.policy';

const loadEntry = async (_key: string) => (await import('./EntryModal')).EntryModal;
const loadRemark = async () => (await import('./RemarkModal')).RemarkModal;

const NEW = 'new';

interface Entry {
  id: Id;
  invoiceNumber: string | null;
  status: string | null;
}

/** Asks before a decided entry is edited (docs/decisions.md#changes-after-decision). */
async function mayEdit({ status }: Entry): Promise<boolean> {
  if (!isDecided(status)) return true;
  return confirm({
    title: `This invoice is ${status}. Edit it anyway?`,
    content: `It stays ${status}. Its page will show your changes with old and new values, your name and the time.`,
    okText: 'Edit',
  });
}

/** Opens an entry's dialogs, which the caller renders as `dialogs`. */
export function useEntryDialogs() {
  const form = useLazyModal(loadEntry);
  const review = useLazyModal(loadRemark);
  const [reviewed, setReviewed] = useState<Entry | null>(null);
  return {
    create: () => form.open(NEW),
    edit: async (entry: Entry) => {
      if (await mayEdit(entry)) form.open(String(entry.id));
    },
    review: (entry: Entry) => {
      setReviewed(entry);
      review.open();
    },
    dialogs: (
      <>
        {form.Component && (
          <form.Component
            open={form.isOpen}
            id={form.key === NEW ? null : readId(form.key)}
            onCancel={form.close}
            onClosed={form.remove}
            onSaved={form.close}
          />
        )}
        {review.Component && reviewed && (
          <review.Component
            open={review.isOpen}
            entry={reviewed}
            act="review"
            onCancel={review.close}
            onClosed={review.remove}
            onDone={review.close}
          />
        )}
      </>
    ),
  };
}

/** Actions of an entry: Edit for its creator, Review for reviewers (spec 3 §2, §6). */
export function EntryActions({ record }: ActionsProps<ManualEntry>) {
  const session = useSession();
  const { edit, review, dialogs } = useEntryDialogs();
  return (
    <>
      {canEditEntry(session, record) && <Button onClick={() => void edit(record)}>Edit</Button>}
      {canReviewEntry(session, record) && (
        <Button tone="primary" onClick={() => review(record)}>
          Review
        </Button>
      )}
      {dialogs}
    </>
  );
}
