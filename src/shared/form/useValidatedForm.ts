import { useRef, useState, type RefObject } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import type { FieldError } from '@/platform/graphql/callError';
import { useLatest } from '@/platform/useLatest';
import type { PressedIntent } from '@/shared/fields/intent';
import { useLinesForm } from '@/shared/lines/useLinesForm';
import type { FieldLabels } from '@/shared/ui/fieldLabels';
import type { DocumentFormOptions } from './documentForm';
import { useErrorGuide } from './errorGuide';
import { intentResolver, SERVER_ERROR, type CheckStage, type Refusals } from './intentResolver';

interface Parts<V extends FieldValues> extends Pick<
  DocumentFormOptions<V, unknown>,
  'initial' | 'lineTables' | 'schemaFor' | 'toFormPath'
> {
  root: RefObject<HTMLElement | null>;
  labels: FieldLabels;
}

/** Creates the form of a document with its validation and the display of errors. */
export function useValidatedForm<V extends FieldValues>(parts: Parts<V>) {
  const { initial, lineTables = {}, schemaFor, toFormPath = path => path, root, labels } = parts;
  const stage = useRef<CheckStage>('typing');
  const schema = useLatest(schemaFor);
  const [refusals] = useState<Refusals>(() => new Map());
  const [resolver] = useState(() =>
    intentResolver<V>({ schemaFor: () => schema.current, stage: () => stage.current, refusals }),
  );
  const form = useLinesForm<V>({ initial, lineTables: Object.keys(lineTables), mode: 'onBlur', resolver });
  const { getValues, setError, trigger } = form;
  const guide = useErrorGuide({ form, root, labels });
  return {
    form,
    guide,
    /** Call when the form shows another record. */
    restart: () => {
      stage.current = 'typing';
      guide.summary.hide();
    },
    /** Shows errors and resolves to false if invalid. */
    validate: async (intent: PressedIntent): Promise<boolean> => {
      stage.current = intent;
      refusals.clear();
      const valid = await trigger();
      if (intent === 'draft') stage.current = valid ? 'typing' : 'draftTyping';
      if (valid) guide.summary.hide();
      else guide.summary.show();
      return valid;
    },
    /** Shows server errors at their fields until their values change; returns the messages without a field. */
    placeErrors: (errors: readonly FieldError[]): string[] => {
      const intent = stage.current === 'submit' ? 'submit' : 'draft';
      const others: string[] = [];
      for (const { path, message } of errors) {
        const name = toFormPath(path, getValues(), intent) as FieldPath<V>;
        if ((name.split('.')[0] ?? name) in getValues()) {
          refusals.set(name, { message, value: structuredClone(getValues(name)) });
          setError(name, { type: SERVER_ERROR, message });
        } else others.push(message);
      }
      if (others.length < errors.length) guide.summary.show();
      return others;
    },
    /** Returns the errors that a submit would show. */
    missing: () => {
      const values = getValues();
      const issues = z.safeParse(schemaFor(values, 'submit'), values).error?.issues ?? [];
      return issues.map(({ path, message }) => ({ path: path.join('.'), message, type: '' }));
    },
  };
}
