import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { fromWire, toWire } from '@/shared/fields/wire';
import type { StoredRegistration } from '../api/operations';
import {
  foundBefore,
  isOverseas,
  LISTS,
  registrationFields,
  type OrganizationValues,
  type RegistrationValues,
  type WireRow,
} from './registration.fields';

const rows = z.array(z.looseObject({ uid: z.optional(z.nullable(z.string())) }));

type Organization = Parameters<typeof fromWire<typeof registrationFields>>[1] & { email: string | null };

/** Account and organization of a supplier, as its registration or its profile has them. */
export function toOrganization(stored: Organization): OrganizationValues {
  const values = fromWire(registrationFields, stored);
  const usState =
    values.country && isOverseas(values) && values.state ? { code: values.state, name: values.state } : null;
  return { ...values, ...foundBefore(values), email: stored.email ?? '', usState };
}

/** The form of a stored registration. Rows keep every key they have. */
export function fromRegistration(stored: StoredRegistration): RegistrationValues {
  const lists = LISTS.map(name => [
    name,
    parseJsonText(rows, stored[name], []).map((row): WireRow => ({ ...row, uid: row.uid ?? crypto.randomUUID() })),
  ]);
  return { ...toOrganization(stored), ...Object.fromEntries(lists) } as RegistrationValues;
}

/** What a registration sends; its lists are JSON text (spec 1 §3). `rut`: the last change that the sender knows of; `came`: what it changes. */
export function toRegistration(
  { id, rut, came }: { id: Id; rut: string | null; came: object },
  values: RegistrationValues,
  submitted: boolean,
) {
  const lists = Object.fromEntries(LISTS.map(name => [name, toJsonText(values[name])])) as Record<
    (typeof LISTS)[number],
    string
  >;
  return { id, rut, submitted, ...toWire(registrationFields, values, came), ...lists };
}
