import { useMemo, type ReactNode } from 'react';
import { ApprovalBar } from '@/shared/approval/ApprovalBar';
import { useLevels } from '@/shared/approval/LevelsCard';
import type { Approval } from '@/shared/approval/useApproval';
import type { QueryThread } from '@/shared/queryThread/useQueryThread';
import { StepLine } from '@/shared/ui/StepLine';
import { Card, Text } from '@/shared/ui/layout';
import { getLifecycle } from './lifecycle';
import type { StoredDocument } from './document';
import type { PaymentDetails } from '../calls/payment';
import styles from './RecordLifecycle.module.css';
import type { DocumentSummary } from '../invoice/summary';

interface RecordLifecycleProps {
  record: StoredDocument;
  summary: DocumentSummary;
  approval: Approval;
  queries: QueryThread;
  about: ReactNode;
  /** Payment data; undefined: unknown or not recorded. */
  payment: PaymentDetails | null | undefined;
  /** Shows steps only if the record has an approval. */
  withoutSteps: boolean;
}

export function RecordLifecycle(props: RecordLifecycleProps) {
  const { record, summary, approval, queries, about, payment, withoutSteps } = props;
  const { task, user, context } = approval;
  const { status, rut } = record;
  const open = queries.queries;
  const levels = useLevels(approval);
  const { sentence, steps } = useMemo(
    () => getLifecycle({ status, summary, changedAt: rut, task, queries: open ?? [], payment, user, context }),
    [status, summary, rut, task, open, payment, user, context],
  );
  return (
    <>
      <ApprovalBar approval={approval} about={about} statusLine={sentence} links={levels.links} />
      {(withoutSteps ? task !== null : steps.length > 0 || !task) && (
        <Card as="section" pad={4} below={6} className={styles.card} aria-label="Progress">
          {!task && !approval.state.loading && (
            <Text as="p" weight="medium" pad={[1, 2]} below={2}>
              {sentence}
            </Text>
          )}
          {steps.length > 0 && <StepLine steps={steps} label="Progress" />}
          {levels.table}
        </Card>
      )}
    </>
  );
}
