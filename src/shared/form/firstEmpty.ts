import { useEffect, type RefObject } from 'react';
import { get, type FieldValues, type UseFormGetValues } from 'react-hook-form';
import { isDialogOpen } from '@/shared/ui/focus';
import { focusInto } from './fieldMap';
import { isEmpty } from './intentResolver';

function isAtWork(): boolean {
  const focused = document.activeElement;
  if (isDialogOpen()) return true;
  return focused instanceof HTMLElement && focused.matches('input, textarea, select, [data-section] *');
}

function firstEmpty<V extends FieldValues>(
  root: HTMLElement | null,
  selector: string,
  getValues: UseFormGetValues<V>,
): HTMLElement | undefined {
  const values = getValues();
  const fields = root?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...fields].find(field => isEmpty(get(values, field.dataset['field'] ?? '')));
}

export const firstMissing = <V extends FieldValues>(root: HTMLElement | null, getValues: UseFormGetValues<V>) =>
  firstEmpty(root, '[data-field][data-mode="edit"]:has([aria-required="true"])', getValues);

/** Focuses the first empty field when a form opens, without scrolling. */
export function useFirstEmptyField<V extends FieldValues>(
  root: RefObject<HTMLElement | null>,
  getValues: UseFormGetValues<V>,
): void {
  useEffect(() => {
    // The page's heading gets the focus first, for screen readers.
    const frame = requestAnimationFrame(() => {
      if (isAtWork()) return;
      const first = firstEmpty(root.current, '[data-section] [data-field][data-mode="edit"]', getValues);
      if (first) focusInto(first, { scroll: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [root, getValues]);
}
