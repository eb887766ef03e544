import { useEffect, type RefObject } from 'react';
import { get, type FieldValues, type UseFormGetValues } from 'react-hook-form';
import { focusInto } from './fieldMap';
import { isEmpty } from './intentResolver';

/** Whether the person is already at work somewhere: in a field, or in a dialog above the page. */
function isAtWork(): boolean {
  const focused = document.activeElement;
  if (document.querySelector('[role="dialog"]')) return true;
  return focused instanceof HTMLElement && focused.matches('input, textarea, select, [data-section] *');
}

/** The first of the fields that `selector` finds in `root` that has no value. */
function firstEmpty<V extends FieldValues>(
  root: HTMLElement | null,
  selector: string,
  getValues: UseFormGetValues<V>,
): HTMLElement | undefined {
  const values = getValues();
  const fields = root?.querySelectorAll<HTMLElement>(selector) ?? [];
  return [...fields].find(field => isEmpty(get(values, field.dataset['field'] ?? '')));
}

/** The first field of a form that must have a value, and has none. */
export const firstMissing = <V extends FieldValues>(root: HTMLElement | null, getValues: UseFormGetValues<V>) =>
  firstEmpty(root, '[data-field][data-mode="edit"]:has([aria-required="true"])', getValues);

/** A form that opens is ready to type in: the focus goes to its first field without a value, and the page stays where it is. */
export function useFirstEmptyField<V extends FieldValues>(
  root: RefObject<HTMLElement | null>,
  getValues: UseFormGetValues<V>,
  ready: boolean,
): void {
  useEffect(() => {
    if (!ready) return;
    // After the page's own heading had it, which tells readers where they are.
    const frame = requestAnimationFrame(() => {
      if (isAtWork()) return;
      const first = firstEmpty(root.current, '[data-section] [data-field][data-mode="edit"]', getValues);
      if (first) focusInto(first, { scroll: false });
    });
    return () => cancelAnimationFrame(frame);
  }, [root, getValues, ready]);
}
