import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '@/platform/graphql/callError';
import { SERVER_ERROR, type Refusals } from './intentResolver';

interface Placing<V extends FieldValues> {
  form: UseFormReturn<V>;
  /** Keeps which value was refused with which words: they go when the value changes. */
  refusals: Refusals;
  /** The form's path for one of the server's. */
  toPath: (serverPath: string) => string;
  errors: readonly FieldError[];
}

/** Shows the server's errors at their fields; answers the words of those that belong to none. */
export function placeErrors<V extends FieldValues>({ form, refusals, toPath, errors }: Placing<V>): string[] {
  const { getValues, setError } = form;
  const homeless: string[] = [];
  for (const { path, message } of errors) {
    const name = toPath(path);
    if ((name.split('.')[0] ?? name) in getValues()) {
      refusals.set(name, { message, value: structuredClone(getValues(name as FieldPath<V>)) });
      setError(name as FieldPath<V>, { type: SERVER_ERROR, message });
    } else homeless.push(message);
  }
  return homeless;
}
