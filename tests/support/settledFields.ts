import { parseFieldConfig } from '@/shared/fields/config';
import type { LooseField } from '@/shared/fields/define';
import { resolveFields } from '@/shared/fields/resolve';
import type { ResolvedField } from '@/shared/fields/types';

/** Applies a region/company configuration to the row fields; without one, returns them as declared. */
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
