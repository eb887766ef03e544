import { deserialize } from '@/shared/fields/dto';
import { foundBefore, isAmerican, registrationFields, type OrganizationValues } from './registration.fields';

type Organization = Parameters<typeof deserialize<typeof registrationFields>>[1] & { email: string | null };

export function toOrganization(stored: Organization): OrganizationValues {
  const values = deserialize(registrationFields, stored);
  const usState = isAmerican(values) && values.state ? { code: values.state, name: values.state } : null;
  return { ...values, ...foundBefore(values), email: stored.email ?? '', usState };
}
