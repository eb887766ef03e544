import { useState, useSyncExternalStore } from 'react';
import {
  get,
  useForm,
  type DefaultValues,
  type FieldValues,
  type KeepStateOptions,
  type Resolver,
  type UseFormGetValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { MAX_LINES } from '@/lib/limits';
import type { DecimalText } from '@/lib/money';
import { LineStore } from './lineStore';

type Rows = readonly object[];

/** react-hook-form has only the other fields, so don't watch lines with its hooks. */
export interface LinesForm<V extends FieldValues> extends Pick<
  UseFormReturn<V>,
  'control' | 'getValues' | 'setValue' | 'trigger'
> {
  lines: ReadonlyMap<string, LineStore<object>>;
  /** `name` is undefined after a reset. */
  onChange: (listener: (name: string | undefined) => void) => () => void;
}

interface LinesFormOptions<V extends FieldValues> extends Pick<UseFormProps<V>, 'mode' | 'resolver'> {
  initial: V;
  lineTables: readonly string[];
}

/** Creates a form whose values are fields of react-hook-form and lines of stores. */
export function useLinesForm<V extends FieldValues>({ initial, lineTables, mode, resolver }: LinesFormOptions<V>) {
  const [lines] = useState(
    () => new Map(lineTables.map(name => [name, new LineStore<object>(getRows(initial, name))])),
  );
  const withoutLines = (values: V) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !lines.has(name))) as V;
  const withLines = (fields: V): V => {
    const rows = [...lines].map(([name, store]) => [name, store.lines()]);
    return { ...fields, ...Object.fromEntries(rows) };
  };
  const form = useForm<V>({
    defaultValues: withoutLines(initial) as DefaultValues<V>,
    mode,
    resolver: resolver && ((values, ...rest): ReturnType<Resolver<V>> => resolver(withLines(values), ...rest)),
    shouldFocusError: false,
  });
  const [own] = useState(() => ({
    control: form.control,
    trigger: form.trigger,
    getErrors: form.getErrors,
    setError: form.setError,
    lines,
    getValues: ((name?: string) => {
      const values = withLines(form.getValues());
      return name === undefined ? values : (get(values, name) as unknown);
    }) as UseFormGetValues<V>,
    setValue: ((name, value, options) => {
      const store = lines.get(name);
      if (store) store.reset(value as Rows);
      else form.setValue(name, value, options);
    }) as UseFormReturn<V>['setValue'],
    reset: (values: V, options: KeepStateOptions) => {
      form.reset(withoutLines(values), options);
      for (const [name, store] of lines) store.reset(getRows(values, name));
    },
    onChange: (listener: (name: string | undefined) => void) => {
      const stops = [
        form.subscribe({ formState: { values: true }, callback: ({ name }) => listener(name) }),
        ...[...lines].map(([name, store]) => store.onChange(() => listener(name))),
      ];
      return () => stops.forEach(stop => stop());
    },
  }));
  return own;
}

const getRows = (values: FieldValues, name: string): Rows => (values[name] as Rows | undefined) ?? [];

export function lineStore<L extends object>(form: Pick<LinesForm<FieldValues>, 'lines'>, name: string): LineStore<L> {
  const store = form.lines.get(name);
  if (!store) throw new Error(`The form has no line table '${name}'`);
  return store as unknown as LineStore<L>;
}

export function useLines<V extends FieldValues, N extends keyof V & string>(
  form: Pick<LinesForm<V>, 'control' | 'lines'>,
  name: N,
): V[N] {
  const store = lineStore(form, name);
  return useSyncExternalStore(store.onTotals, store.lines) as V[N];
}

/** Returns the exact sum of a column. */
export function useLineTotal(form: Pick<LinesForm<FieldValues>, 'lines'>, name: string, key: string): DecimalText {
  const store = lineStore<Record<string, unknown>>(form, name);
  return useSyncExternalStore(store.onTotals, () => store.total(key));
}

/** Adds chosen lines in one undo step, as many as fit. */
export function appendLines<L extends object>(
  form: Pick<LinesForm<FieldValues>, 'lines'>,
  name: string,
  lines: readonly L[],
): void {
  const store = lineStore<L>(form, name);
  const before = store.entries();
  const added = lines.slice(0, Math.max(0, MAX_LINES - before.length)).map(line => ({ id: store.newId(), line }));
  if (added.length > 0) store.change('adding lines', [...before, ...added]);
}
