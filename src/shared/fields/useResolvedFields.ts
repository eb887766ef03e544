import { useMemo } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { fieldState, joinField, configureFields, type FieldState } from './resolve';
import type { FieldConfig, FieldDef, ResolvedField } from './types';

interface Options<V extends FieldValues> {
  control: Control<V>;
  defs: readonly FieldDef<V>[];
  config: readonly FieldConfig[];
  roleGroups: readonly string[];
}

/** Returns the names that decide visibility, mode and requirement; undefined if a function doesn't declare its dependencies. */
function decidingNames<V extends FieldValues>(defs: readonly FieldDef<V>[]): FieldPath<V>[] | undefined {
  const names = new Set<string>();
  for (const def of defs) {
    if (def.visible === undefined && def.requiredWhen === undefined && typeof def.mode !== 'function') continue;
    if (def.dependsOn === undefined) return undefined;
    for (const name of def.dependsOn) names.add(name);
  }
  return [...names] as FieldPath<V>[];
}

/**
 * Resolves fields of a live form. Redraws only when a field's presence, mode or requirement changes. Keep definitions,
 * configuration and role groups stable between renders.
 */
export function useResolvedFields<V extends FieldValues>(options: Options<V>): ResolvedField<V>[] {
  const { control, defs, config, roleGroups } = options;
  const names = useMemo(() => decidingNames(defs), [defs]);
  const states = useWatch({
    control,
    name: names as FieldPath<V>[],
    compute: (found: unknown): FieldState[] => {
      const values = names
        ? Object.fromEntries(names.map((name, index) => [name, (found as unknown[])[index]]))
        : (found as V);
      return defs.map(def => fieldState(def, values as V));
    },
  });
  const configured = useMemo(() => configureFields(defs, config, roleGroups), [defs, config, roleGroups]);
  return useMemo(
    () =>
      configured.flatMap((field, index) => {
        const state = states[index];
        return state ? [joinField(field, state)] : [];
      }),
    [configured, states],
  );
}
