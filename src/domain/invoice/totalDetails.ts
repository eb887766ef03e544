import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { resolveFields } from '@/shared/fields/resolve';
import type { FieldConfig } from '@/shared/fields/types';
import type { AnyValues } from '@/shared/fieldTypes/types';

/** Totals by API name: the configuration hides and renames them like fields (spec 2 §2). */
export const totalDetails = defineFields([
  { kind: 'readOnly', name: 'totalAmount', label: 'Amount', dto: false },
  { kind: 'readOnly', name: 'totalTaxAmount', label: 'Total tax', dto: false },
  { kind: 'readOnly', name: 'totalGrossAmount', label: 'Gross amount', dto: false },
]);

export function totalLabels(
  config: readonly FieldConfig[],
  roleGroups: readonly string[],
): Partial<Record<keyof ValuesOf<typeof totalDetails>, string>> {
  const shown = resolveFields<AnyValues>(totalDetails, config, roleGroups, {}).filter(({ present }) => present);
  return Object.fromEntries(shown.map(({ def, label }) => [def.name, label]));
}
