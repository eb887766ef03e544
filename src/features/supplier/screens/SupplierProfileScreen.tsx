import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { recordKinds } from '@/domain/recordKinds';
import { useSession } from '@/platform/session/SessionContext';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { HistoryLogButton } from '@/shared/history/HistoryLogButton';
import { RecordSection } from '@/shared/section/RecordSection';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { ShortcutsButton } from '@/shared/ui/ShortcutsButton';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { useContacts } from '../api/useContacts';
import { useSupplier } from '../api/useSupplier';
import { useSupplierLookups } from '../api/useSupplierLookups';
import { contactsSection } from '../contacts/contacts.section';
import { ProfileApprovals } from '../approval/ProfileApprovals';
import { SendForApprover } from '../approval/SendForApprover';
import { useProfileApproval } from '../approval/useProfileApproval';
import { canChangeProfile, whyProfileIsLocked } from '../supplier.policy';

const PROFILE = recordKinds.SupplierUpdate.context;
const BACK = { backTo: '/', backLabel: 'Home' };

/** The supplier update and view page (spec 1 §2): each section is saved at once. */
export function SupplierProfileScreen() {
  const id = Number(useParams()['id']);
  const isId = Number.isInteger(id) && id > 0;
  const { supplier, error, reload } = useSupplier(isId ? id : null);
  if (supplier) return <Profile key={supplier.id} supplier={supplier} reload={reload} />;
  return (
    <>
      <PageHeader title="Supplier Profile" {...BACK} />
      {error ? (
        <ErrorPanel message={error.message} onRetry={() => void reload()} />
      ) : supplier === null || !isId ? (
        <EmptyText text="No Data Found" hint="The supplier does not exist, or is not yours to see." />
      ) : (
        <TextSkeleton lines={6} />
      )}
    </>
  );
}

type Supplier = NonNullable<ReturnType<typeof useSupplier>['supplier']>;

function Profile({ supplier, reload }: { supplier: Supplier; reload: () => Promise<void> }) {
  const { id, code, name, legalName, workflowStatus } = supplier;
  const session = useSession();
  const { pathname } = useLocation();
  const lookups = useSupplierLookups();
  const contacts = useContacts(id);
  const approval = useProfileApproval(id, reload);
  const section = useMemo(() => contactsSection(Boolean(code)), [code]);
  return (
    <FieldsProvider lookups={lookups}>
      <PageHeader
        title={legalName ?? name ?? ''}
        status={workflowStatus}
        {...BACK}
        actions={
          <>
            <ShortcutsButton />
            <HistoryLogButton context={PROFILE} contextId={id} country={supplier.countryCode} />
            <SendForApprover supplier={supplier} approval={approval} />
          </>
        }
      />
      <ProfileApprovals supplier={supplier} approval={approval} />
      <RecordSection
        section={section}
        store={contacts}
        recordId={String(id)}
        isReadOnly={!canChangeProfile(session, id)}
        blocked={whyProfileIsLocked(workflowStatus)}
        lookAt={pathname}
      />
    </FieldsProvider>
  );
}
