import { useId, useState } from 'react';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { Button } from '@/shared/ui/Button';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Notice } from '@/shared/ui/Notice';
import { Pill } from '@/shared/ui/Pill';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Row, Stack, Text } from '@/shared/ui/layout';
import { useTakeBack } from '../profile/useSectionStore';
import { changeTypes } from '../profile/changeTypes';
import { PageLink } from '../profile/PageLink';
import { CHANGES } from '../profile/pages';
import type { ProfileSetting } from '../profile/profileFields';
import { sectionOfEntity } from '../sections';
import { useChangedRows } from '../api/useChangedRows';
import type { UnsentChange } from './model/changes';
import { getProofs, getRowName, wayBack } from './model/rows';
import { recipients } from './model/send';
import { ChangeCard } from './components/ChangeCard';
import type { ProfileApproval } from './useProfileApproval';
import type { Unsent } from './useUnsent';

interface UnsentChangesProps {
  supplierId: Id;
  setting: ProfileSetting;
  approval: ProfileApproval;
  unsent: Unsent;
  mayChange: boolean;
}

/** Every change that is not sent, old and new, under the approval that decides on it; each can be undone where the calls allow it. */
export function UnsentChanges(props: UnsentChangesProps) {
  const { supplierId, approval, unsent } = props;
  const headingId = useId();
  const current = useChangedRows(supplierId);
  const rows = current.data ?? null;
  const { changes, error } = unsent;
  return (
    <Stack as="section" gap={5} pad={6} card aria-labelledby={headingId}>
      <Text as="h2" size="title" weight="strong" id={headingId} tabIndex={-1}>
        {CHANGES.title}
      </Text>
      {error && !changes && (
        <ErrorPanel message="Couldn't load your changes." error={error} onRetry={() => void unsent.reload()} />
      )}
      {!error && !changes && <TextSkeleton lines={4} />}
      {changes?.length === 0 && <EmptyText text="No unsent changes" hint="Changes appear here until you send them." />}
      {changes && changes.length > 0 && !props.mayChange && (
        <Notice tone="info">You can't send these changes now: the profile's approval status doesn't allow it.</Notice>
      )}
      {changeTypes.map((kind, index) => {
        const own = changes?.filter(({ decidedBy }) => decidedBy === kind) ?? [];
        const task = approval.approvals[index]?.task ?? null;
        return (
          own.length > 0 && (
            <section key={kind.context} aria-label={`Not sent: ${kind.name}`}>
              <Text as="h3" weight="strong">
                {kind.name}
              </Text>
              <Text as="p" tone="soft" size="small" below={4}>
                {own.length === 1 ? '1 change goes' : `${own.length} changes go`} {recipients(kind, task)}.
              </Text>
              {own.map(change => (
                <ChangeCard
                  key={change.key}
                  change={change}
                  name={getRowName(change.entity, change, rows)}
                  documents={getProofs(change.entity, change, rows)}
                  mark={
                    change.corrected !== null && (
                      <Pill tone={change.corrected ? 'good' : 'bad'}>
                        {change.corrected ? 'Corrected' : 'Not corrected yet'}
                      </Pill>
                    )
                  }
                >
                  <Ways {...props} change={change} onTakenBack={() => void current.reload()} />
                </ChangeCard>
              ))}
            </section>
          )
        );
      })}
    </Stack>
  );
}

interface WaysProps extends UnsentChangesProps {
  change: UnsentChange;
  onTakenBack: () => void;
}

function Ways({ change, ...props }: WaysProps) {
  const section = sectionOfEntity(change.entity);
  const way = wayBack(section, change);
  return (
    <Row wrap gap={[2, 5]} above={4}>
      {section && <PageLink page={section.id}>Go to {change.title}</PageLink>}
      {'why' in way ? (
        <Text tone="soft" size="small" breaks>
          You can't undo this here: {way.why}
        </Text>
      ) : (
        section &&
        props.mayChange && (
          <TakeBack {...props} change={change} section={section} was={change.kind === 'added' ? null : way.was} />
        )
      )}
    </Row>
  );
}

interface TakeBackProps extends WaysProps {
  section: NonNullable<ReturnType<typeof sectionOfEntity>>;
  /** Former values as they travel; null: the row is new. */
  was: object | null;
}

function TakeBack({ section, change, was, supplierId, setting, unsent, onTakenBack }: TakeBackProps) {
  const takeBack = useTakeBack(section, supplierId);
  const [busy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const problem = await takeBack(change.entityId, was, setting);
      if (problem !== null) notify.error(problem);
      else notify.success('Change undone.');
    } catch (error) {
      notify.error(toCallError(error).message, { cause: error });
    } finally {
      // The list shows the result, also after an error.
      await unsent.reload();
      onTakenBack();
      setBusy(false);
    }
  };
  return (
    <Button small busy={busy} onClick={() => void run()}>
      Undo change
    </Button>
  );
}
