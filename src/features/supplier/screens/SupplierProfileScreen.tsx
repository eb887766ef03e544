import { lazy, Suspense, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { recordTypes } from '@/domain/recordTypes';
import { readId } from '@/platform/ids';
import { useSession } from '@/platform/session/SessionContext';
import { isPending } from '@/shared/approval/model/task';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { SectionIndex, type IndexEntry } from '@/shared/form/SectionIndex';
import { HistoryLogButton } from '@/shared/history/HistoryLogButton';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Stack } from '@/shared/ui/layout';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { useProfileChecks } from '../api/useProfileChecks';
import { supplierById } from '../api/operations';
import { useSupplierLookups } from '../api/useSupplierLookups';
import { ProfileApprovals } from '../approval/ProfileApprovals';
import { SendBar, useMaySend } from '../approval/SendBar';
import type { UnsentChange } from '../approval/model/changes';
import { isNeverSent } from '../approval/model/send';
import { useProfileApproval, type ProfileApproval } from '../approval/useProfileApproval';
import { useUnsent } from '../approval/useUnsent';
import type { Gap } from '../gaps';
import { PageLink } from '../profile/PageLink';
import { CHANGES, ORGANIZATION } from '../profile/pages';
import type { ProfileSetting } from '../profile/profileFields';
import { profileSections, sectionOfEntity } from '../sections';
import { whyLocked } from '../section/section';
import { canChangeProfile } from '../supplier.policy';
import styles from './profile.module.css';
import { ProfilePanel } from './ProfilePanel';
import { useGaps } from './useGaps';
import { useProfilePages } from './useProfilePages';
import type { Id } from '@/lib/ids';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { organizationById } from '../registration/api/operations';
import { toOrganization } from '../registration/model/organization';
import { OrganizationSummary } from '../registration/components/OrganizationSummary';
import { notFound } from '@/shared/ui/notFound';

const PROFILE = recordTypes.SupplierUpdate.context;
const NO_ERRORS: never[] = [];
const NO_CHANGES: readonly UnsentChange[] = [];
const UnsentChanges = lazy(async () => ({ default: (await import('../approval/UnsentChanges')).UnsentChanges }));
const BACK = { backTo: '/', backLabel: 'Home' };

/**
 * The supplier update and view page (spec 1 §2): the supplier and its sections, one page per section, each saved
 * separately.
 */
export function SupplierProfileScreen() {
  const id = readId(useParams()['id']);
  const { data: supplier, error, reload } = useBackendQuery(supplierById, id);
  if (supplier) return <Profile key={supplier.id} supplier={supplier} reload={reload} />;
  return (
    <>
      <PageHeader title="Supplier Profile" {...BACK} />
      {error ? (
        <ErrorPanel error={error} onRetry={() => void reload()} />
      ) : supplier === null || id === null ? (
        <EmptyText {...notFound('supplier')} />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </>
  );
}

type Supplier = NonNullable<ReturnType<typeof supplierById.read>>;

function Profile({ supplier, reload }: { supplier: Supplier; reload: () => Promise<void> }) {
  const { id, code, name, legalName, countryName, countryCode, workflowStatus } = supplier;
  const title = legalName ?? name ?? '';
  const session = useSession();
  const mayChange = canChangeProfile(session, id);
  const locked = whyLocked(workflowStatus);
  const lookups = useSupplierLookups(id);
  const checks = useProfileChecks(id);
  const approval = useProfileApproval(id, title, reload);
  const maySend = useMaySend(supplier, approval);
  const unsent = useUnsent(mayChange ? { context: PROFILE, contextId: id, country: countryCode } : null, approval);
  const changes = unsent.changes ?? NO_CHANGES;
  const { gaps, setGaps, countAgain } = useGaps(approval, maySend && changes.length > 0);
  const focusBanner = useBannerFocus(approval);
  const root = useRef<HTMLDivElement>(null);
  const pages = useProfilePages(root, gaps);
  const setting = useMemo(() => {
    const { address1, address2, address3, city, pinCode } = supplier;
    const headerAddress = [address1, address2, address3, city, pinCode];
    return { isExtended: Boolean(code), country: countryName, headerAddress };
  }, [supplier, code, countryName]);
  const { current } = pages;
  const index = useMemo((): IndexEntry[] => {
    const listed = (mayChange && locked === null) || current === CHANGES.id ? [CHANGES] : [];
    return [ORGANIZATION, ...sectionEntries(setting, gaps, changes), ...listed];
  }, [setting, gaps, changes, current, mayChange, locked]);
  const shown = sectionsOn(current);
  const isPhone = useMediaQuery(windows.phone);
  const after = index[index.findIndex(entry => entry.id === (shown.at(-1)?.id ?? current)) + 1];
  return (
    <FieldsProvider lookups={lookups} checks={checks} country={countryName} recordId={id}>
      <PageHeader
        title={title}
        status={workflowStatus}
        {...BACK}
        actions={<HistoryLogButton context={PROFILE} contextId={id} country={countryCode} />}
      />
      <ProfileApprovals
        supplier={supplier}
        approval={approval}
        isFirstPage={current === ORGANIZATION.id}
        ofPage={isPhone && shown.length > 0 ? shown.map(section => section.approval) : undefined}
      />
      <Stack gap={6} className={styles.profile}>
        <SectionIndex sections={index} errors={NO_ERRORS} root={root} pages={pages} />
        <Stack gap={6} ref={root} className={styles.page}>
          {current === CHANGES.id ? (
            <Suspense fallback={<TextSkeleton lines={6} />}>
              <UnsentChanges
                supplierId={id}
                setting={setting}
                approval={approval}
                unsent={unsent}
                mayChange={maySend}
              />
            </Suspense>
          ) : shown.length === 0 ? (
            <OrganizationPanel title={ORGANIZATION.title} supplierId={id} />
          ) : (
            shown.map(section => (
              <ProfilePanel
                key={section.id}
                section={section}
                supplierId={id}
                setting={setting}
                isReadOnly={!mayChange}
                blocked={locked}
                recordPath={pages.path}
                gaps={gaps}
                unsent={changes}
                onSaved={() => {
                  countAgain();
                  void unsent.reload();
                }}
              />
            ))
          )}
          {after && <PageLink page={after.id}>Next: {after.title}</PageLink>}
        </Stack>
      </Stack>
      {maySend && (
        <SendBar
          approval={approval}
          unsent={unsent}
          isFirst={isNeverSent(supplier)}
          isReviewed={current === CHANGES.id}
          onGaps={setGaps}
          goTo={pages.goToGap}
          onSent={focusBanner}
        />
      )}
    </FieldsProvider>
  );
}

/** Returns a function that moves the focus to the banner with the next approver, because the pressed button disappears. */
function useBannerFocus({ approvals }: ProfileApproval) {
  const [sent, setSent] = useState(0);
  const focus = useEffectEvent(() =>
    approvals.find(({ task }) => task && isPending(task.status))?.bannerText.current?.focus(),
  );
  useEffect(() => {
    if (sent > 0) focus();
  }, [sent]);
  return () => setSent(count => count + 1);
}

function sectionEntries(setting: ProfileSetting, gaps: readonly Gap[], changes: readonly UnsentChange[]): IndexEntry[] {
  return profileSections.map(section => {
    const missing = gaps.filter(({ sections: needed }) => needed.includes(section.id)).length;
    const own = changes.filter(({ entity }) => sectionOfEntity(entity) === section);
    const open = own.filter(({ corrected }) => corrected === false).length;
    const notes = [open > 0 && `${open} to correct`, own.length > open && `${own.length - open} not sent`];
    return {
      id: section.id,
      title: section.declare(setting).title,
      progress: missing > 0 ? { missing, begun: true } : undefined,
      note: notes.filter(Boolean).join(', ') || undefined,
    };
  });
}

/** The sections that a page shows: one, or those that stand as one block (spec 1 §2); none of a page that is no section. */
function sectionsOn(page: string) {
  const at = profileSections.findIndex(({ id }) => id === page);
  const first = profileSections.findLastIndex((section, index) => index <= at && !section.joins);
  const next = profileSections.findIndex((section, index) => index > first && !section.joins);
  return at < 0 ? [] : profileSections.slice(first, next < 0 ? undefined : next);
}

interface OrganizationPanelProps {
  title: string;
  supplierId: Id;
}

/** Who the supplier is: what it registered with (spec 1 §2 'Organization Information read-only summary'). */
function OrganizationPanel({ title, supplierId }: OrganizationPanelProps) {
  const headingId = useId();
  const { data: stored, error, reload } = useBackendQuery(organizationById, supplierId);
  const values = useMemo(() => stored && toOrganization(stored), [stored]);
  return (
    <Stack
      as="section"
      gap={4}
      pad={6}
      card
      data-section="organization"
      aria-labelledby={headingId}
      className={styles.organization}
    >
      <h2 id={headingId} tabIndex={-1}>
        {title}
      </h2>
      {values ? (
        <OrganizationSummary values={values} headingLevel={3} />
      ) : error ? (
        <ErrorPanel message={`${title} couldn't be loaded.`} error={error} onRetry={() => void reload()} />
      ) : values === null ? (
        <EmptyText text="No Data" />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </Stack>
  );
}
