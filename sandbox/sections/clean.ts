import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { isTooLarge, lengthProblem, MAX_PROFILE_TEXT, TOO_LARGE } from '@/lib/limits';
import { parseDecimal, round } from '@/lib/money';
import { checkFiles } from '../rules/files/attachments.ts';
import { PROFILE_FILES } from '../rules/files/ownership.ts';
import type { RecordColumn } from '../rules/declared/columns.ts';
import { toDay, getText } from '../rules/declared/input.ts';
import type { Cleaned, Draft, SectionKind } from './sectionType.ts';

const names = z.array(z.string());

/** Ignores columns that only the server writes. */
export async function clean(
  kind: SectionKind,
  input: Readonly<Record<string, unknown>>,
  draft: Omit<Draft, 'row'>,
): Promise<Cleaned> {
  const row: Cleaned = {};
  for (const [name, column] of Object.entries(kind.columns)) {
    if (column.sql !== undefined || kind.keeps?.includes(name)) continue;
    row[name] = kind.files?.[name]
      ? await getFiles(kind, name, input[name], draft)
      : valueOf(column, input[name], message => draft.say(name, message));
  }
  return row;
}

function valueOf(column: RecordColumn, given: unknown, say: (message: string) => void): unknown {
  const label = column.label ?? '';
  switch (column.kind) {
    case 'boolean':
      return given ?? null;
    case 'int':
      return given ?? null;
    case 'names': {
      const chosen = parseJsonText(names, given, []).filter(name => name.trim() !== '');
      const problem = chosen.map(name => lengthProblem(name, MAX_PROFILE_TEXT)).find(Boolean);
      if (problem) say(problem);
      return chosen;
    }
    case 'rows':
      return given ?? [];
    case 'json':
      return given;
    case 'money': {
      const decimal = parseDecimal(given);
      if (decimal === null && given) say(`${label} is not a number`);
      if (isTooLarge(decimal)) say(TOO_LARGE);
      return decimal === null ? null : round(decimal);
    }
    case 'date':
      return toDay(given as string | null | undefined);
    default: {
      const text = getText(given as string | null | undefined);
      const problem = lengthProblem(text, MAX_PROFILE_TEXT);
      if (problem !== null) say(problem);
      return text;
    }
  }
}

async function getFiles(
  kind: SectionKind,
  path: string,
  given: unknown,
  { db, viewer, supplier, say }: Omit<Draft, 'row'>,
) {
  const rule = kind.files?.[path];
  const found = await checkFiles(db, viewer, {
    path,
    value: given as string | null | undefined,
    families: rule?.families ?? [],
    context: PROFILE_FILES,
    recordId: supplier.id,
  });
  for (const error of found.errors) say(error.path, error.message);
  return found.stored;
}
