import type { LooseField } from '@/shared/fields/define';
import type { Rule } from '@/shared/fields/types';
import type { SelectOption } from '@/shared/kinds/types';
import type { ImportColumn, ImportRow } from './importDef';

/** A field of the record in a file: its sample, and properties that only the file has. */
interface ImportPick<Name extends string> {
  name: Name;
  /** Its heading, where that is not the field's label. */
  title?: string;
  sample: string;
  spellings?: readonly string[];
  hint?: string;
  /** The list that its cells are chosen from. */
  options?: (signal: AbortSignal) => Promise<readonly SelectOption[]>;
}

/** Kinds that a file writes as they are; all others are texts or codes there. */
const OWN_KIND = new Set(['money', 'number', 'whole', 'date']);

/**
 * The columns of a file, picked from the fields of its record: label, kind, rules and whether it is required are the form's. A field that
 * is not always there is required by a rule of the rows.
 */
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
      kind: options ? 'select' : OWN_KIND.has(kind) ? kind : 'text',
      ...(options && { options }),
      ...(required && { required }),
      ...(rules && { rules: rules as readonly Rule<ImportRow, string>[] }),
      ...own,
    } as ImportColumn<Name>;
  });
}
