import { useMemo, useRef, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { recordKinds } from '@/domain/recordKinds';
import { useLatest } from '@/platform/useLatest';
import { readId } from '@/platform/ids';
import { useSession } from '@/platform/session/SessionContext';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { FieldMap, focusInto } from '@/shared/form/fieldMap';
import { Notice } from '@/shared/form/Notice';
import { SectionIndex } from '@/shared/form/SectionIndex';
import { HistoryLogButton } from '@/shared/history/HistoryLogButton';
import { todoPath } from '@/shared/section/section';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ShortcutsButton } from '@/shared/ui/ShortcutsButton';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Stack } from '@/shared/ui/layout';
import { useProfileChecks } from '../api/useProfileChecks';
import { useSupplier } from '../api/useSupplier';
import { useSupplierLookups } from '../api/useSupplierLookups';
import { ProfileApprovals } from '../approval/ProfileApprovals';
import { SendForApprover } from '../approval/SendForApprover';
import { isNeverSent } from '../approval/model/send';
import { useProfileApproval } from '../approval/useProfileApproval';
import type { Gap } from '../gaps';
import { profileSections } from '../sections';
import { canChangeProfile, whyProfileIsLocked } from '../supplier.policy';
import styles from './profile.module.css';
import { OrganizationPanel } from './OrganizationPanel';
import { ProfilePanel } from './ProfilePanel';

const PROFILE = recordKinds.SupplierUpdate.context;
const ORGANIZATION = { id: 'organization', title: 'Organization Information' };
const NO_ERRORS: never[] = [];
const NO_GAPS: readonly Gap[] = [];
const BACK = { backTo: '/', backLabel: 'Home' };

/** The supplier update and view page (spec 1 §2): who the supplier is, and its sections, each saved at once. */
export function SupplierProfileScreen() {
  const id = readId(useParams()['id']);
  const { supplier, error, reload } = useSupplier(id);
  if (supplier) return <Profile key={supplier.id} supplier={supplier} reload={reload} />;
  return (
    <>
      <PageHeader title="Supplier Profile" {...BACK} />
      {error ? (
        <ErrorPanel message={error.message} onRetry={() => void reload()} />
      ) : supplier === null || id === null ? (
        <EmptyText text="No Data Found" hint="The supplier does not exist, or is not yours to see." />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </>
  );
}

type Supplier = NonNullable<ReturnType<typeof useSupplier>['supplier']>;

function Profile({ supplier, reload }: { supplier: Supplier; reload: () => Promise<void> }) {
  const { id, code, name, legalName, countryName, workflowStatus } = supplier;
  const session = useSession();
  const { pathname } = useLocation();
  const lookups = useSupplierLookups(id);
  const checks = useProfileChecks(id);
  const approval = useProfileApproval(id, reload);
  const panels = useRef<HTMLDivElement>(null);
  const [gaps, setGaps] = useState<readonly Gap[]>(NO_GAPS);
  /** Something of a location was saved: what is missing is counted again, while it is shown. */
  const countAgain = () => {
    if (gaps.length > 0) void approval.writes.gaps().then(setGaps, () => undefined);
  };
  const latestGaps = useLatest(gaps);
  const goTo = ({ location, sections: [section = 'contacts'] }: Gap) => {
    const index = latestGaps.current
      .filter(({ sections }) => sections.includes(section))
      .findIndex(gap => gap.location === location);
    const place = panels.current && new FieldMap(panels.current).place(todoPath(section, index));
    if (place) focusInto(place.element);
  };
  const setting = useMemo(() => {
    const { address1, address2, address3, city, pinCode } = supplier;
    const headerAddress = [address1, address2, address3, city, pinCode];
    return { isExtended: Boolean(code), country: countryName, headerAddress };
  }, [supplier, code, countryName]);
  const index = useMemo(
    () => [
      ORGANIZATION,
      ...profileSections.map(({ id: name, declare }) => {
        const missing = gaps.filter(({ sections }) => sections.includes(name)).length;
        return {
          id: name,
          title: declare(setting).title,
          standing: missing > 0 ? { missing, begun: true } : undefined,
        };
      }),
    ],
    [setting, gaps],
  );
  return (
    <FieldsProvider lookups={lookups} checks={checks} country={countryName} recordId={id}>
      <PageHeader
        title={legalName ?? name ?? ''}
        status={workflowStatus}
        {...BACK}
        actions={
          <>
            <ShortcutsButton />
            <HistoryLogButton context={PROFILE} contextId={id} country={supplier.countryCode} />
            <SendForApprover supplier={supplier} approval={approval} onGaps={setGaps} goTo={goTo} />
          </>
        }
      />
      {canChangeProfile(session, id) && isNeverSent(supplier) && (
        <Notice tone="info" title="This profile is not with an approver yet.">
          Its approval begins when you press Send For Approver.
        </Notice>
      )}
      <ProfileApprovals supplier={supplier} approval={approval} />
      <Stack gap={6} above={6} className={styles.profile} ref={panels}>
        <SectionIndex sections={index} errors={NO_ERRORS} root={panels} />
        <Stack gap={6}>
          <OrganizationPanel {...ORGANIZATION} supplierId={id} />
          {profileSections.map((section, place) => (
            <ProfilePanel
              key={section.id}
              section={section}
              supplierId={id}
              setting={setting}
              isFirst={place === 0}
              isReadOnly={!canChangeProfile(session, id)}
              blocked={whyProfileIsLocked(workflowStatus)}
              lookAt={pathname}
              gaps={gaps}
              onSaved={countAgain}
            />
          ))}
        </Stack>
      </Stack>
    </FieldsProvider>
  );
}
