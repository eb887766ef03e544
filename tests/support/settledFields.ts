import { parseFieldConfig } from '@/shared/fields/config';
import type { LooseField } from '@/shared/fields/define';
import { resolveFields } from '@/shared/fields/resolve';
import type { ResolvedField } from '@/shared/fields/types';

/** The fields of rows as a region/company configuration settles them; without one, as they are declared. */
export function settledFields<L>(
  rows: { fields: readonly LooseField[]; blank: () => L },
  config: readonly { fieldName: string; [setting: string]: unknown }[] = [],
): ResolvedField<L>[] {
  const read = parseFieldConfig(
    { fields: config },
    rows.fields.map(({ name }) => name),
  );
  return resolveFields<L>(rows.fields as never, read.config, [], rows.blank());
}
