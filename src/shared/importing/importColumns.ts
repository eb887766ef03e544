import type { LooseField } from '@/shared/fields/define';
import type { Rule } from '@/shared/fields/types';
import type { SelectOption } from '@/shared/fieldTypes/types';
import type { ImportColumn, ImportRow } from './importDef';

interface ImportPick<Name extends string> {
  name: Name;
  title?: string;
  sample: string;
  hint?: string;
  options?: (signal: AbortSignal) => Promise<readonly SelectOption[]>;
}

/** Other field types are text or codes in a file. */
const OWN_TYPE = new Set(['money', 'number', 'date']);

/** Picks file columns from a record's fields. Row rules must require fields that are not always visible. */
export function importColumns<const D extends readonly LooseField[], Name extends D[number]['name'] & string>(
  fields: D,
  picks: readonly ImportPick<Name>[],
): ImportColumn<Name>[] {
  return picks.map(({ name, title, options, ...own }) => {
    const field = fields.find(one => one.name === name);
    if (!field) throw new Error(`A record has no field '${name}'`);
    const { label, kind, rules } = field;
    const required = field.visible ? false : field.required === true ? `${label} is required` : field.required;
    return {
      key: name,
      title: title ?? label,
      kind: options ? 'select' : OWN_TYPE.has(kind) ? kind : 'text',
      ...(options && { options }),
      ...(required && { required }),
      ...(rules && { rules: rules as readonly Rule<ImportRow, string>[] }),
      ...own,
    } as ImportColumn<Name>;
  });
}
