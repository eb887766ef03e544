import { buildSchema } from '@/shared/fields/schema';
import { resolveFields } from '@/shared/fields/resolve';
import type { SectionProgress } from '@/shared/form/SectionProgress';
import { isEmptyValue } from '@/shared/fieldTypes/fieldTypes';
import { todoPath, type SectionTodo } from '../../section/section';
import * as z from 'zod/mini';
import { registrationFields, type RegistrationValues } from './registration.fields';
import { keptSections, todoIn } from './sections';

interface Missing {
  path: string;
  label: string;
  isWrong?: boolean;
}

interface Part extends SectionProgress {
  id: string;
  list: readonly Missing[];
  todo: readonly SectionTodo[];
}

export const ACCOUNT_FIELDS = ['email', 'contactNumber'];

/** Returns the missing fields per part. `taken`: fields whose values already exist elsewhere. */
export function getRegistrationProgress(
  values: RegistrationValues,
  taken: readonly { name: string }[] = [],
): readonly Part[] {
  const resolved = resolveFields<RegistrationValues>(registrationFields, [], [], values);
  const result = z.safeParse(buildSchema(resolved, 'submit'), values);
  const wrong = new Set(result.success ? [] : result.error.issues.map(issue => String(issue.path[0])));
  for (const { name } of taken) wrong.add(name);
  const missing = resolved
    .filter(field => wrong.has(field.def.name))
    .map(({ def, label }) => ({
      path: def.name,
      label,
      // An unverified number counts as incomplete.
      isWrong: def.kind !== 'identity' && !isEmptyValue(def.kind, values[def.name]),
    }));
  const isAccount = ({ path }: Missing) => ACCOUNT_FIELDS.includes(path);
  const part = (id: string, list: Missing[], begun: boolean, todo: SectionTodo[] = []): Part => ({
    id,
    list,
    todo,
    missing: list.length,
    wrong: list.filter(({ isWrong }) => isWrong).length,
    begun,
  });
  return [
    part('account', missing.filter(isAccount), values.contactNumber.trim() !== ''),
    part(
      'organization',
      missing.filter(field => !isAccount(field)),
      values.country !== null,
    ),
    ...keptSections(getCountry(values)).map(kept => {
      const todo = todoIn(kept, values);
      const list = todo.map(({ text }, index) => ({ path: todoPath(kept.formName, index), label: text }));
      return part(kept.id, list, values[kept.formName].length > 0, todo);
    }),
  ];
}

export function getCountry({ country }: Pick<RegistrationValues, 'country'>): string {
  return country?.name ?? '';
}

export function wrongRows(values: RegistrationValues): { path: string[]; message: string }[] {
  return keptSections(getCountry(values)).flatMap(kept =>
    todoIn(kept, values).map(({ text }, index) => ({ path: todoPath(kept.formName, index).split('.'), message: text })),
  );
}
