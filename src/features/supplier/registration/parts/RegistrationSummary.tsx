import { useLocation } from 'react-router-dom';
import type { Id } from '@/lib/ids';
import { RecordSection } from '../../section/RecordSection';
import { readOnlyRows } from '../../section/useKeptRows';
import { Card, Stack } from '@/shared/ui/layout';
import type { RegistrationValues } from '../model/registration.fields';
import { countryOf } from '../model/progress';
import { keptSections } from '../model/sections';
import { OrganizationSummary } from './OrganizationSummary';

/** What was registered, for reading: the organization in the form of its way, by GST, by PAN, overseas (spec 1 §2), and its sections. */
export function RegistrationSummary({ values, supplierId }: { values: RegistrationValues; supplierId: Id }) {
  const { pathname } = useLocation();
  return (
    <Stack gap={6}>
      <Card pad={6}>
        <OrganizationSummary values={values} headingLevel={2} />
      </Card>
      {keptSections(countryOf(values)).map(({ id, formName, def, toRows }) => (
        <RecordSection
          key={id}
          section={def}
          store={readOnlyRows(toRows(values[formName]))}
          recordId={String(supplierId)}
          isReadOnly
          lookAt={pathname}
        />
      ))}
    </Stack>
  );
}
