import * as z from 'zod/mini';
import { useFields } from '../FieldsProvider';
import { kindOf } from '../kinds';
import type { AnyFieldOf, FieldKind } from '../types';

/** What this person chose last in a field, as far as it still is of its kind, and what notes a choice. */
export function useRecent<T, K extends FieldKind>(
  kind: K,
  def: AnyFieldOf<K>,
): { recent: readonly T[]; remember: (chosen: T | null) => void } {
  const any = def as unknown as AnyFieldOf<FieldKind>;
  const { memory } = useFields();
  const isWhole = (row: unknown) => z.safeParse(kindOf(kind).shape(def.label, any), row).success;
  return {
    recent: (memory?.of(def.name) ?? []).filter(isWhole) as T[],
    remember: chosen => {
      if (chosen !== null && isWhole(chosen)) memory?.add(def.name, chosen);
    },
  };
}
