import { useCallback } from 'react';
import { Link, useSearchParams, useLocation } from 'react-router-dom';
import { recordTypes, viewHref } from '@/domain/recordTypes';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useSession } from '@/platform/session/SessionContext';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { FieldsSkeleton } from '@/shared/ui/Skeletons';
import { Text, Card, Stack } from '@/shared/ui/layout';
import { registrationById, type StoredRegistration } from './api/operations';
import { registrationIdIn } from './prefetch';
import { fromRegistration } from './model/dto';
import { RegistrationForm } from './components/RegistrationForm';
import { canChangeProfile } from '../supplier.policy';
import type { Id } from '@/lib/ids';
import { RecordSection } from '../section/RecordSection';
import { readOnlyRows } from '../section/useKeptRows';
import type { RegistrationValues } from './model/registration.fields';
import { getCountry } from './model/progress';
import { keptSections } from './model/sections';
import { OrganizationSummary } from './components/OrganizationSummary';

const HEAD = { title: 'Supplier Registration', backTo: '/', backLabel: 'Home' };

/** Registration form of an invited supplier; after submission, and for readers, its summary (spec 1 §2, §4). */
export function RegistrationScreen() {
  const session = useSession();
  const [search] = useSearchParams();
  const id = registrationIdIn(search, session);
  const { data: stored, error, reload } = useBackendQuery(registrationById, id);
  const onSubmitted = useCallback(() => void reload(), [reload]);
  if (stored && id !== null && !stored.submitted && canChangeProfile(session, id))
    return <RegistrationForm key={id} stored={stored} onSubmitted={onSubmitted} />;
  return (
    <>
      <PageHeader {...HEAD} />
      {stored ? (
        <Submitted stored={stored} />
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void reload()} />
      ) : stored === null || id === null ? (
        <EmptyText text="No Data Found" hint="You have no open registration. Ask the buyer for an invitation." />
      ) : (
        <FieldsSkeleton />
      )}
    </>
  );
}

function Submitted({ stored }: { stored: StoredRegistration }) {
  return (
    <>
      {stored.submitted ? (
        <Text as="p" below={5}>
          Registration submitted. Next, press Send For Approver in{' '}
          <Link to={viewHref(recordTypes.SupplierUpdate, stored.id)}>your profile</Link>. Make later changes there.
        </Text>
      ) : (
        <Text as="p" below={5}>
          Registration not submitted yet.
        </Text>
      )}
      <RegistrationSummary values={fromRegistration(stored)} supplierId={stored.id} />
    </>
  );
}

/** Read-only summary by registration type (GST, PAN, overseas; spec 1 §2) with the sections. */
function RegistrationSummary({ values, supplierId }: { values: RegistrationValues; supplierId: Id }) {
  const { pathname } = useLocation();
  return (
    <Stack gap={6}>
      <Card pad={6}>
        <OrganizationSummary values={values} headingLevel={2} />
      </Card>
      {keptSections(getCountry(values)).map(({ id, formName, def, toRows }) => (
        <RecordSection
          key={id}
          section={def}
          store={readOnlyRows(toRows(values[formName]))}
          recordId={String(supplierId)}
          isReadOnly
          recordPath={pathname}
        />
      ))}
    </Stack>
  );
}
