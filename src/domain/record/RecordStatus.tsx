import { useMemo, type ReactNode } from 'react';
import { ApprovalBar } from '@/shared/approval/ApprovalBar';
import type { Approval } from '@/shared/approval/useApproval';
import { useLevels } from '@/shared/approval/useLevels';
import type { QueryRecord } from '@/shared/queryThread/model/record';
import { QueryBanners } from '@/shared/queryThread/QueryBanners';
import type { QueryThread } from '@/shared/queryThread/useQueryThread';
import { Box, Row } from '@/shared/ui/layout';
import { StepLine } from '@/shared/ui/StepLine';
import type { PaymentDetails } from '../calls/payment';
import type { DocumentSummary } from '../invoice/summary';
import type { StoredDocument } from './document';
import { getLifecycle } from './lifecycle';
import styles from './RecordStatus.module.css';

interface RecordStatusProps {
  record: StoredDocument;
  summary: DocumentSummary;
  approval: Approval;
  queries: QueryThread;
  queryRecord: QueryRecord;
  onQueryChanged: () => Promise<void>;
  about: ReactNode;
  /** Payment data; undefined: unknown or not recorded. */
  payment: PaymentDetails | null | undefined;
  /** Shows steps only if the record has an approval. */
  withoutSteps: boolean;
  tools: ReactNode;
  /** Results of checks: match with the order, attached invoice. */
  children: ReactNode;
}

/** Second part of the header: status line with its details on demand, and results of checks. */
export function RecordStatus(props: RecordStatusProps) {
  const { record, summary, approval, queries, about, payment, withoutSteps, tools, children } = props;
  const { task, user, context } = approval;
  const { status, rut } = record;
  const open = queries.queries;
  const { details, steps } = useMemo(
    () => getLifecycle({ status, summary, changedAt: rut, task, queries: open ?? [], payment, user, context }),
    [status, summary, rut, task, open, payment, user, context],
  );
  const isUnderQuery = open?.some(query => query.isOpen) ?? false;
  const hasSteps = steps.length > 0 && (task !== null || !withoutSteps);
  const levels = useLevels(approval, { timeline: hasSteps && <StepLine steps={steps} label="Progress" /> });
  const lineEnd = (
    <>
      <Row wrap gap={[1, 5]} size="small" hushed className={styles.checks}>
        {children}
      </Row>
      <Row wrap className={styles.tools}>
        {levels.toggle}
        {tools}
      </Row>
    </>
  );
  return (
    <Box
      pad={[0, 5]}
      below={4}
      className={styles.status}
      data-mine={approval.rights.isPendingWithMe || undefined}
      data-print="no"
    >
      <QueryBanners
        thread={queries}
        record={props.queryRecord}
        onChanged={props.onQueryChanged}
        details={details}
        tools={lineEnd}
      />
      <ApprovalBar
        approval={approval}
        about={about}
        details={isUnderQuery ? '' : details}
        tools={!isUnderQuery && lineEnd}
      />
      {levels.panel}
    </Box>
  );
}
