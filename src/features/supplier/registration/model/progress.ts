import { buildSchema } from '@/shared/fields/schema';
import { resolveFields } from '@/shared/fields/resolve';
import * as z from 'zod/mini';
import { isOverseas, registrationFields, type RegistrationValues } from './registration.fields';
import { keptSections, todoIn, type RegistrationTodo } from './sections';

/** A part of the form as people are told of it. */
interface Part {
  id: string;
  title: string;
  /** What is missing or wrong in it: the field that it is in, and its label. */
  missing: readonly { name: string; label: string }[];
  /** The same of a section, each with its row. */
  todo: readonly RegistrationTodo[];
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
  const parts: Part[] = [
    {
      id: 'account',
      title: 'Accounts and Details',
      missing: missing.filter(({ name }) => ACCOUNT_FIELDS.includes(name)),
      todo: [],
    },
    {
      id: 'organization',
      title: 'Organization Information',
      missing: missing.filter(({ name }) => !ACCOUNT_FIELDS.includes(name)),
      todo: [],
    },
    ...keptSections(countryOf(values)).map((kept): Part => {
      const todo = todoIn(kept, values);
      const { title } = kept.section;
      return { id: kept.id, title, todo, missing: todo.map(({ text }) => ({ name: kept.list, label: text })) };
    }),
  ];
  return { parts, next: nextOf(values, parts) };
}

/** Name of the form's country, '' while none is chosen. */
export function countryOf({ country }: Pick<RegistrationValues, 'country'>): string {
  return country?.name ?? '';
}

/** What stands against submitting the rows of the sections, a sentence for each list. */
export function wrongLists(values: RegistrationValues): { list: string; message: string }[] {
  return keptSections(countryOf(values)).flatMap(kept => {
    const [first, ...more] = todoIn(kept, values).filter(({ isNeeded }) => isNeeded);
    if (!first) return [];
    return [{ list: kept.list, message: more.length > 0 ? `${first.text} And ${more.length} more.` : first.text }];
  });
}

function nextOf(values: RegistrationValues, parts: readonly Part[]): string {
  if (!values.country) return 'Choose the country of your organization.';
  if (!isOverseas(values) && values.iHaveGst === true && !values.gstNumber.verified)
    return 'Enter your GST number and verify it: it fills in the rest.';
  if (!isOverseas(values) && values.iHaveGst === false && !values.pan.verified)
    return 'Enter your PAN and verify it: it fills in the rest.';
  const isOpen = ({ missing, todo }: Part) => missing.length > todo.length || todo.some(({ isNeeded }) => isNeeded);
  const open = parts.find(isOpen);
  if (open) return `Complete ${open.title}.`;
  if (parts.some(({ todo }) => todo.length > 0))
    return 'You can submit it now. Before it can be sent for approval each location needs a contact and a bank account: add them here, or later in your profile.';
  return 'Everything is there. Submit it: the buyer is told, and you follow the approval in your profile.';
}
