import { useLayoutEffect, useState, type RefObject } from 'react';
import { useFormState, type Control, type FieldValues } from 'react-hook-form';
import { flattenErrors } from './intentResolver';
import { FieldMap } from './locateField';

export interface ListedError {
  path: string;
  /** Message with its line or label. */
  text: string;
  /** Id of the section it stands in. */
  section: string | null;
}

/** The form's errors in page order, worded for a list away from their fields. */
export function useErrorList<V extends FieldValues>(
  control: Control<V>,
  root: RefObject<HTMLElement | null>,
): readonly ListedError[] {
  const { errors } = useFormState({ control });
  const [list, setList] = useState<readonly ListedError[]>([]);
  useLayoutEffect(() => {
    if (!root.current) return;
    const fields = new FieldMap(root.current);
    const found = fields.inPageOrder(flattenErrors(errors)).map(error => ({
      path: error.path,
      text: fields.textOf(error),
      section: fields.place(error.path)?.element.closest<HTMLElement>('[data-section]')?.dataset['section'] ?? null,
    }));
    // Labels and order come from the page, which is there only after it was drawn.
    // oxlint-disable-next-line react/set-state-in-effect
    setList(before => (before.length === 0 && found.length === 0 ? before : found));
  }, [errors, root]);
  return list;
}
