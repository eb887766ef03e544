import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { serialize } from '@/shared/fields/dto';
import type { StoredRegistration } from '../api/operations';
import { patchTaxDocuments } from './derive';
import { toOrganization } from './organization';
import {
  registrationFields,
  type ListName,
  type RegistrationValues,
  type RegistrationRow,
} from './registration.fields';
import { LISTS } from './sections';

const rows = z.array(z.looseObject({ uid: z.optional(z.nullable(z.string())) }));

export function fromRegistration(stored: StoredRegistration): RegistrationValues {
  const lists = LISTS.map(name => [
    name,
    parseJsonText(rows, stored[name], []).map((row): RegistrationRow => ({
      ...row,
      uid: row.uid ?? crypto.randomUUID(),
    })),
  ]);
  const values = { ...toOrganization(stored), ...Object.fromEntries(lists) } as RegistrationValues;
  return { ...values, ...patchTaxDocuments(values, values.accountsTaxDetails) };
}

/**
 * Serializes a registration; lists are JSON text (spec 1 §3). `rut`: the last change known to the client; `came`: the stored registration.
 */
export function toRegistration(
  { id, rut, came }: { id: Id; rut: string | null; came: object },
  values: RegistrationValues,
  submitted: boolean,
) {
  const lists = Object.fromEntries(LISTS.map(name => [name, toJsonText(values[name])])) as Record<ListName, string>;
  return { id, rut, submitted, ...serialize(registrationFields, values, came), ...lists };
}
