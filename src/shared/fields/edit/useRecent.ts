import { useFields } from '../FieldsProvider';
import { kindNamed } from '@/shared/kinds/kinds';
import type { AnyFieldOf } from '../types';
import type { Kind } from '@/shared/kinds/types';

/** Returns the user's recent valid choices in a field, and a function that records a choice. */
export function useRecent<T, K extends Kind>(
  kind: K,
  def: AnyFieldOf<K>,
): { recent: readonly T[]; remember: (chosen: T | null) => void } {
  const { memory } = useFields();
  const isWhole = (row: unknown) => kindNamed(kind).mistake(row, def) === null;
  return {
    recent: (memory?.of(def.name) ?? []).filter(isWhole) as T[],
    remember: chosen => {
      if (chosen !== null && isWhole(chosen)) memory?.add(def.name, chosen);
    },
  };
}
