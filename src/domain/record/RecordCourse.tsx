import { useMemo, type ReactNode } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer, type Operation } from '@/platform/graphql/operation';
import { isStatus } from '@/lib/text';
import { ApprovalBar } from '@/shared/approval/ApprovalBar';
import { useLevels } from '@/shared/approval/LevelsCard';
import type { Approval } from '@/shared/approval/useApproval';
import type { QueryThread } from '@/shared/queryThread/useQueryThread';
import { StepLine } from '@/shared/ui/StepLine';
import { Card } from '@/shared/ui/layout';
import { courseOf } from './course';
import type { StoredDocument } from './document';
import type { PaymentFacts } from './payment';
import styles from './RecordCourse.module.css';
import type { DocumentSummary } from './summary';

interface RecordCourseProps {
  record: StoredDocument;
  summary: DocumentSummary;
  approval: Approval;
  queries: QueryThread;
  /** What is decided on, for the dialogs. */
  about: ReactNode;
  /** Asks what accounting has paid; absent for kinds of which nobody keeps it. */
  payment: Operation<Id, PaymentFacts | null> | undefined;
  /** Without an approval nothing is said of its way. */
  withoutSteps: boolean;
}

/** Where the document is, and when it is paid: its approval in words, its way as steps, and all levels and the log on demand. */
export function RecordCourse({ payment, ...props }: RecordCourseProps) {
  // By kind, never by status: what is open on the page must outlive the last decision.
  return payment ? <PaidCourse {...props} payment={payment} /> : <Course {...props} payment={undefined} />;
}

type Known<Payment> = Omit<RecordCourseProps, 'payment'> & { payment: Payment };

/** Payment is asked of approved documents only; until it is known, or when it cannot be, the rest is said. */
function PaidCourse({ payment, ...props }: Known<Operation<Id, PaymentFacts | null>>) {
  const isOver = isStatus(props.record.status, 'Approved', 'Closed');
  const { value } = useAnswer(payment, isOver ? props.record.id : null);
  return <Course {...props} payment={value} />;
}

function Course(props: Known<PaymentFacts | null | undefined>) {
  const { record, summary, approval, queries, about, payment, withoutSteps } = props;
  const { task, user, context } = approval;
  const { status, rut } = record;
  const open = queries.queries;
  const levels = useLevels(approval);
  const { sentence, steps } = useMemo(
    () => courseOf({ status, summary, changedAt: rut, task, queries: open ?? [], payment, user, context }),
    [status, summary, rut, task, open, payment, user, context],
  );
  return (
    <>
      <ApprovalBar approval={approval} about={about} course={sentence} ways={levels.ways} />
      {(withoutSteps ? task !== null : steps.length > 0 || !task) && (
        <Card as="section" pad={4} below={6} className={styles.card} aria-label="Progress">
          {!task && !approval.state.loading && <p className={styles.sentence}>{sentence}</p>}
          {steps.length > 0 && <StepLine steps={steps} label="Progress" />}
          {levels.table}
        </Card>
      )}
    </>
  );
}
