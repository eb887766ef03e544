import type { ResolvedField } from '@/shared/fields/types';
import type { ColumnOptions, LineColumn } from './types';

/**
 * A line's field in a table, by name: width, and properties of this table. Type, title, required mark and
 * visibility come from field and configuration; `title` is a shorter one.
 */
export type LinePick<L> = { name: keyof L & string; title?: string } & Omit<ColumnOptions<L>, 'key' | 'title'>;

/** A column of buttons: it shows no field of the line. */
export type ActionColumn<L> = LineColumn<L> & { kind: 'action' };

/** The columns of a table of lines, picked from the line's fields as the configuration settled them: what it hides is not there. */
export function lineColumns<L>(
  fields: readonly ResolvedField<L>[],
  picks: readonly (LinePick<L> | ActionColumn<L>)[],
): LineColumn<L>[] {
  return picks.flatMap((pick): LineColumn<L>[] => {
    if ('kind' in pick) return [pick];
    const { name, title, ...own } = pick;
    const field = fields.find(({ def }) => def.name === name);
    if (!field) throw new Error(`A line has no field '${name}'`);
    if (!field.present) return [];
    const { def, label, mode, required } = field;
    const column = {
      ...own,
      key: name,
      kind: def.kind,
      title: label === def.label ? (title ?? label) : label,
      required: own.required === true || (required !== false && !own.computed),
      ...(mode === 'read' && { computed: true }),
      ...(mode === 'locked' && { locked: () => true }),
    };
    return [column as LineColumn<L>];
  });
}
