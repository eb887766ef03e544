import { useMemo } from 'react';
import { resolveFields } from '@/shared/fields/resolve';
import { ReadGrid } from '@/shared/fields/ReadGrid';
import { registrationFields, type RegistrationValues } from '../model/registration.fields';

/** The organization for reading, in the form of its way: by GST, by PAN, overseas (spec 1 §2 'read-only summary'). */
export function RegistrationSummary({ values }: { values: RegistrationValues }) {
  const resolved = useMemo(() => resolveFields<RegistrationValues>(registrationFields, [], [], values), [values]);
  return <ReadGrid resolved={resolved} values={values} headingLevel={2} />;
}
