import { fromWire } from '@/shared/fields/wire';
import { foundBefore, isAmerican, registrationFields, type OrganizationValues } from './registration.fields';

type Organization = Parameters<typeof fromWire<typeof registrationFields>>[1] & { email: string | null };

export function toOrganization(stored: Organization): OrganizationValues {
  const values = fromWire(registrationFields, stored);
  const usState = isAmerican(values) && values.state ? { code: values.state, name: values.state } : null;
  return { ...values, ...foundBefore(values), email: stored.email ?? '', usState };
}
