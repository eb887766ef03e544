import type { ResolvedField } from '@/shared/fields/types';
import type { ColumnOptions, LineColumn } from './types';

/** A field and its properties in this table; `title` is a shorter label. */
export type LinePick<L> = { name: keyof L & string; title?: string } & Omit<ColumnOptions<L>, 'key' | 'title'>;

export type ActionColumn<L> = LineColumn<L> & { kind: 'action' };

/** Returns the columns of the fields that the configuration shows. */
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
