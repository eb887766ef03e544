import { buildSchema } from '@/shared/fields/schema';
import { resolveFields } from '@/shared/fields/resolve';
import * as z from 'zod/mini';
import { isOverseas, registrationFields, type RegistrationValues } from './registration.fields';

/** A part of the form as people are told of it. */
interface Part {
  id: string;
  title: string;
  /** What is missing or wrong in it: the field and its label. */
  missing: readonly { name: string; label: string }[];
}

export interface Progress {
  parts: readonly Part[];
  /** What to do now, in a sentence. */
  next: string;
}

export const ACCOUNT_FIELDS = ['email', 'contactNumber'];

/** Where one is: what is missing, in which part, and what comes next. */
export function progressOf(values: RegistrationValues): Progress {
  const resolved = resolveFields<RegistrationValues>(registrationFields, [], [], values);
  const result = z.safeParse(buildSchema(resolved, 'submit'), values);
  const wrong = new Set(result.success ? [] : result.error.issues.map(issue => String(issue.path[0])));
  const missing = resolved
    .filter(field => wrong.has(field.def.name))
    .map(field => ({ name: field.def.name, label: field.label }));
  const parts = [
    {
      id: 'account',
      title: 'Accounts and Details',
      missing: missing.filter(({ name }) => ACCOUNT_FIELDS.includes(name)),
    },
    {
      id: 'organization',
      title: 'Organization Information',
      missing: missing.filter(({ name }) => !ACCOUNT_FIELDS.includes(name)),
    },
    {
      id: 'profile',
      title: 'Contacts',
      missing: values.contact.length > 0 ? [] : [{ name: 'contact', label: 'At least one contact' }],
    },
  ];
  return { parts, next: nextOf(values, parts) };
}

function nextOf(values: RegistrationValues, parts: readonly Part[]): string {
  if (!values.country) return 'Choose the country of your organization.';
  if (!isOverseas(values) && values.iHaveGst === true && !values.gstNumber.verified)
    return 'Enter your GST number and verify it: it fills in the rest.';
  if (!isOverseas(values) && values.iHaveGst === false && !values.pan.verified)
    return 'Enter your PAN and verify it: it fills in the rest.';
  const open = parts.find(part => part.missing.length > 0);
  if (open) return `Complete ${open.title}.`;
  return 'Everything is there. Submit it: the buyer is told, and you follow the approval in your profile.';
}
