import { lazy, Suspense, useState } from 'react';
import type { Id } from '@/lib/ids';
import { isStatus } from '@/lib/status';
import { useSession } from '@/platform/session/SessionContext';
import { ApprovalActions } from '@/shared/approval/ApprovalActions';
import { ApprovalBar } from '@/shared/approval/ApprovalBar';
import { isPending } from '@/shared/approval/model/task';
import { useLevels } from '@/shared/approval/useLevels';
import { Button } from '@/shared/ui/Button';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Box, Card, Hidden, Row, Text } from '@/shared/ui/layout';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { canChangeProfile, canSeeFraudWarnings } from '../supplier.policy';
import { changeTypes, type ChangeType } from '../profile/changeTypes';
import type { ProfileApproval } from './useProfileApproval';
import { foldMark, Summary } from '@/shared/ui/Fold';
import { Notice } from '@/shared/ui/Notice';
import { ReadList, ReadValue } from '@/shared/ui/ReadValue';
import { cardBanner, getCards } from './model/cards';
import styles from './ProfileApprovals.module.css';

const Redline = lazy(async () => ({ default: (await import('./components/Redline')).Redline }));

interface ProfileApprovalsProps {
  supplier: { id: Id; legalName: string | null; countryCode: string | null };
  approval: ProfileApproval;
  /** True for the profile's first page, which shows all changes of a request to its approver. */
  isFirstPage: boolean;
  /** Approvals that cover the page's sections; pages with little space show only these. */
  ofPage?: readonly ChangeType[] | undefined;
}

function step(by: 1 | -1): void {
  const changes = [...document.querySelectorAll<HTMLElement>('[data-change]')];
  const at = changes.findIndex(change => change.contains(document.activeElement));
  const next = changes[Math.min(Math.max(at + (at < 0 && by < 0 ? 0 : by), 0), changes.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

const hasChanges = () => document.querySelector('[data-change]') !== null;

function openDocument(): void {
  document.activeElement?.closest('[data-change]')?.querySelector<HTMLElement>('[data-document]')?.click();
}

/** Shows a profile's approvals: status, changes and possible decisions (spec 1 §4 'Supplier change workflow'). */
export function ProfileApprovals({ supplier, approval, isFirstPage, ofPage }: ProfileApprovalsProps) {
  const { approvals, unconfirmed } = approval;
  // Suppliers see their unsent changes in a separate list and edit the page below.
  const isOwn = canChangeProfile(useSession(), supplier.id);
  // N and P switch between tasks if the page was opened from a list.
  useShortcuts([
    { key: 'j', label: 'Next change', works: hasChanges, run: () => step(1) },
    { key: 'k', label: 'Previous change', works: hasChanges, run: () => step(-1) },
    { key: 'o', label: 'Open document of change', works: hasChanges, run: openDocument },
  ]);
  // Waits for all approvals, because a late one would move the buttons of another.
  const [isKnown, setKnown] = useState(false);
  if (!isKnown && approvals.every(({ state }) => state.task !== undefined || state.error !== undefined)) setKnown(true);
  const decides = approvals.some(({ rights }) => rights.isPendingWithMe);
  return (
    <>
      {unconfirmed.map(({ kind, error, again }) => (
        <ErrorPanel
          key={kind.context}
          message={`Your decision is recorded, but the supplier record was not updated (${kind.name}).`}
          error={error}
          onRetry={again}
        />
      ))}
      <Card hushed below={4} className={styles.approvals}>
        {!isKnown && <TextSkeleton lines={3} label="Loading the approval" />}
        {(isKnown ? approvals : []).map((one, index) => {
          const kind = changeTypes[index];
          const isAsked = isFirstPage && !isOwn && (!decides || one.rights.isPendingWithMe);
          const isElsewhere = kind !== undefined && ofPage?.includes(kind) === false;
          return (
            kind && (
              <OneApproval
                key={kind.context}
                {...{ kind, supplier, isFirstPage, isElsewhere, isAsked }}
                approval={one}
              />
            )
          );
        })}
      </Card>
    </>
  );
}

interface OneApprovalProps extends Pick<ProfileApprovalsProps, 'supplier' | 'isFirstPage'> {
  kind: (typeof changeTypes)[number];
  approval: ProfileApproval['approvals'][number];
  isElsewhere: boolean;
  isAsked: boolean;
}

function OneApproval({ kind, approval, supplier, isFirstPage, isElsewhere, isAsked }: OneApprovalProps) {
  const { task } = approval;
  const session = useSession();
  const isOver = isStatus(task?.status, 'approved');
  const [choice, setChoice] = useState<boolean | null>(null);
  const open = choice ?? (isAsked && !isOver);
  const levels = useLevels(approval, { name: kind.name });
  if (!task) return <ApprovalBar approval={approval} />;
  // Hides finished approvals while the user edits a section.
  if ((isOver && !isFirstPage) || (isElsewhere && !isPending(task.status))) return null;
  const about = `${kind.name} · ${supplier.legalName ?? ''}`;
  return (
    <section
      className={styles.approval}
      aria-label={`Approval: ${kind.name}`}
      data-folded={!(open || levels.open || approval.state.error) || undefined}
    >
      <Row
        as="header"
        wrap
        gap={[1, 5]}
        className={styles.head}
        data-decides={approval.rights.isPendingWithMe || undefined}
      >
        <h2 className={styles.name}>{kind.name}</h2>
        <Box grows={320}>
          <ApprovalBar
            approval={approval}
            about={about}
            tools={
              <Row wrap>
                {levels.toggle}
                <Button
                  tone="quiet"
                  small
                  className={`${foldMark} ${styles.changes}`}
                  aria-expanded={open}
                  onClick={() => setChoice(!open)}
                >
                  Changes<Hidden>: {kind.name}</Hidden>
                </Button>
              </Row>
            }
          />
        </Box>
        <ApprovalActions approval={approval} about={about} />
      </Row>
      {levels.panel}
      {open && (
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <Redline
            key={task.status}
            supplier={supplier}
            kind={kind}
            status={task.status}
            withWarnings={canSeeFraudWarnings(session, task)}
          />
          <ChangeCards recordData={task.recordData} status={task.status} />
        </Suspense>
      )}
    </section>
  );
}

/** Shows the changed records of a task with their banners (spec 1 §3 'Approval record cards', §4 'Change-record banners'). */
function ChangeCards({ recordData, status }: { recordData: unknown; status: string }) {
  const cards = getCards(recordData);
  if (cards.length === 0) return null;
  return (
    <Box as="details" above={4}>
      <Summary>{cards.length === 1 ? 'Changed record' : `${cards.length} changed records`}</Summary>
      {cards.map((card, index) => {
        const banner = cardBanner(card, status);
        return (
          // Cards have no id and keep their order, so the index is a safe key.
          // oxlint-disable-next-line react/no-array-index-key
          <Card as="section" pad={[4, 5]} above={4} key={index} aria-label={card.title}>
            <Text as="h3" below={4}>
              {card.title}
            </Text>
            {banner && (
              <Notice as="p" tone={banner.tone} below={4}>
                {banner.text}
              </Notice>
            )}
            <ReadList>
              {card.values.map(({ label, value }) => (
                <ReadValue key={label} label={label} value={value} />
              ))}
            </ReadList>
          </Card>
        );
      })}
    </Box>
  );
}
