import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldError } from '@/platform/graphql/callError';
import { SERVER_ERROR, type Refusals } from './intentResolver';

interface Placing<V extends FieldValues> {
  form: Pick<UseFormReturn<V>, 'getValues' | 'setError'>;
  refusals: Refusals;
  toPath: (serverPath: string) => string;
  errors: readonly FieldError[];
}

/** Shows server errors at their fields; returns the others. */
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
