import type { FieldValues } from 'react-hook-form';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import type { SchemaFor } from '@/shared/form/intentResolver';
import type { SectionDef, SectionRow } from './section';

export function rowSchema(
  section: SectionDef,
  row: SectionRow | null,
  others: () => readonly FieldValues[],
): SchemaFor<FieldValues> {
  const defs = section.fields({ row });
  return (values, intent) =>
    buildSchema(resolveFields(defs, [], [], values), intent).check(({ value, issues }) => {
      for (const { field, message } of section.problems?.(value, others()) ?? [])
        issues.push({ code: 'custom', path: [field], message, input: value, continue: true });
    });
}

export function getOthers(rows: readonly SectionRow[], key: string | undefined): FieldValues[] {
  return rows.filter(other => other.key !== key && !other.deleted).map(other => other.values);
}

/**
 * Returns the first error of a stored row, or null. Another field of the form may have created or changed the row.
 */
export function problemOfRow(section: SectionDef, row: SectionRow, rows: readonly SectionRow[]): string | null {
  const schema = rowSchema(section, row, () => getOthers(rows, row.key))(row.values, 'submit');
  return schema.safeParse(row.values).error?.issues[0]?.message ?? null;
}
