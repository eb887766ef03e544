import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  useForm,
  type Control,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormGetValues,
  type UseFormSetValue,
  type UseFormTrigger,
} from 'react-hook-form';
import * as z from 'zod/mini';
import type { CallError } from '@/platform/graphql/callError';
import { createUploadGate, type UploadGate } from '@/shared/attachments/uploadGate';
import { Baseline } from './baseline';
import { useAutosave } from './useAutosave';
import type { Kept } from './draftKeeper';
import { useErrorGuide, type Reveals } from './errorGuide';
import { FieldMap } from './fieldMap';
import { onValueChange } from './formInternals';
import { workInWords } from './inWords';
import { intentResolver, SERVER_ERROR, type Refusals, type SchemaFor, type Stage } from './intentResolver';
import type { PressedIntent } from './intent';
import { useDerived, type Derive } from './useDerived';
import { useDraft, type FindSaved, type FoundSaved, type OfferedDraft, type OtherTab } from './useDraft';
import { useRecordState, type NewerRecord } from './useRecordState';
import { useSave, type Autosaved, type SaveActions } from './useSave';
import { useUnsavedWork } from './useUnsavedWork';
import type { Watched } from './watched';

export interface DocumentFormOptions<V extends FieldValues, S> extends SaveActions<V, S> {
  /** Names the screen and the record for the local draft; null is a new record. Give the component this as its React key, too. */
  key: { screen: string; recordId: string | null };
  /** The record as form values, null while it loads. Keep the object between renders: a new, different one is a change on the server. */
  initial: V | null;
  schemaFor: SchemaFor<V>;
  /** Values that follow from others, declared beside the fields. */
  derive?: Derive<V> | undefined;
  /** A draft is saved only with something in it. */
  draftNeedsWork?: boolean;
  /** Saves unsaved work by itself, this long after it came to be, in ms; without it only presses save. */
  autosaveAfter?: number;
  /** The id of what was saved, where a save stays on the screen: a new record has one from then on. */
  savedId?: (saved: S) => string | null;
  /** Looks for the record that an unanswered save of these values made, so that nothing is made twice. */
  findSaved?: FindSaved<V> | undefined;
  /** Reads the record again after a conflict, so that `initial` becomes what is on the server. Rejects when it cannot be saved any more. */
  readAgain?: (() => Promise<void>) | undefined;
  /** The form's path for a path in the server's field errors, where `values` were sent; by default they are the same. */
  toFormPath?: (serverPath: string, values: V, intent: PressedIntent) => string;
}

/** A document being edited: what screens use, and below the line what `DocumentFrame` uses. */
export interface DocumentForm<V extends FieldValues> {
  control: Control<V>;
  getValues: UseFormGetValues<V>;
  setValue: UseFormSetValue<V>;
  trigger: UseFormTrigger<V>;
  /** True until the record is there. */
  loading: boolean;
  saving: PressedIntent | null;
  saveDraft: () => Promise<void>;
  submit: () => Promise<void>;
  /** Saves what is fine without a word, where leaving a field does so; `autosaved` tells what came of it. */
  autosave: () => void;
  error: CallError | string | null;
  draft: { offered: OfferedDraft | null; restore: () => Promise<void>; discard: () => Promise<void> };

  waiting: boolean;
  /** The record that stands in the way of the last save. */
  other: FoundSaved | null;
  uncertain: boolean;
  done: boolean;
  retry: () => Promise<void>;
  dismissError: () => void;
  /** The record changed on the server while something was typed. */
  newer: NewerRecord | null;
  otherTab: OtherTab;
  kept: Watched<Kept>;
  autosaved: Watched<Autosaved>;
  root: RefObject<HTMLFormElement | null>;
  gate: UploadGate;
  reveals: Reveals;
  /** A person is about to change something. */
  begin: () => void;
  /** There is work that is on no server yet: typed, being saved, or a file on its way. */
  isDirty: () => boolean;
  goToError: (path: string) => void;
  /** Leads on to the next field that a submit would still ask for; false when nothing is missing. */
  goToNext: () => boolean;
}

const NOTHING_IN_IT = 'There is nothing in this draft yet: fill in something first.';

/**
 * One document from load to save, the same for every kind: draft saves check a part and submits check all, presses are single-flight,
 * the server's doubts and errors are shown next to their cause, unsaved work survives, and nothing is sent twice.
 * Needs a data router and a session above; draw it with `DocumentFrame`.
 */
export function useDocumentForm<V extends FieldValues, S>(options: DocumentFormOptions<V, S>): DocumentForm<V> {
  const { key, initial, schemaFor, toFormPath = path => path } = options;
  const root = useRef<HTMLFormElement>(null);
  const [gate] = useState(createUploadGate);
  const stage = useRef<Stage>('typing');
  const schema = useRef(schemaFor);
  useLayoutEffect(() => {
    schema.current = schemaFor;
  });
  const [refusals] = useState<Refusals>(() => new Map());
  const [resolver] = useState(() =>
    intentResolver<V>({ schemaFor: () => schema.current, stage: () => stage.current, refusals }),
  );
  const form = useForm<V>({
    defaultValues: (initial ?? undefined) as DefaultValues<V> | undefined,
    mode: 'onBlur',
    resolver,
    shouldFocusError: false,
  });
  const { control, getValues, setValue, trigger, reset, setError } = form;
  const [baseline] = useState(() => new Baseline(() => getValues()));
  const derived = useDerived({ control, setValue, derive: options.derive });

  const record = useRecordState({
    initial,
    baseline,
    derived,
    getValues,
    reset,
    root,
    onTaken: () => {
      stage.current = 'typing';
    },
  });
  const { loading, newer } = record;

  const done = useRef(false);
  const draft = useDraft({
    ...key,
    ready: !loading,
    values: getValues,
    unsaved: () => {
      if (done.current) return null;
      const [changes, files] = [baseline.changes(), gate.notUploaded()];
      return changes || Object.keys(files).length > 0 ? { changes: changes ?? {}, files } : null;
    },
    apply: ({ files, sentAt }, changes) => {
      baseline.begin();
      const before = structuredClone(getValues());
      const put = (values: V) => reset(values, { keepDefaultValues: true, keepFieldsRef: true });
      try {
        derived.adopt(() => put({ ...before, ...changes }));
      } catch (error) {
        derived.adopt(() => put(before));
        throw error;
      }
      gate.recall(files);
      if (sentAt) save.doubt();
    },
    findSaved: options.findSaved as FindSaved<Record<string, unknown>> | undefined,
  });
  const guide = useErrorGuide({ control, root, trigger });
  const onSaved: typeof options.onSaved = (intent, saved) => {
    const next = options.onSaved(intent, saved);
    if (next === 'stay') done.current = false;
    return next;
  };
  const save = useSave(
    { ...options, onSaved },
    {
      gate,
      nothingToSave: intent =>
        intent === 'draft' && options.draftNeedsWork && !baseline.changes() ? NOTHING_IN_IT : null,
      values: () => structuredClone(getValues()),
      isFine: values => z.safeParse(schemaFor(values, 'autosave'), values).success,
      isHere: () => here.current,
      validate: async intent => {
        derived.run();
        stage.current = intent;
        refusals.clear();
        const valid = await trigger();
        if (!valid) guide.goToFirst();
        return valid;
      },
      placeErrors: ({ fieldErrors }) => {
        const homeless: string[] = [];
        for (const { path, message } of fieldErrors) {
          const name = toFormPath(path, getValues(), stage.current === 'draft' ? 'draft' : 'submit');
          if ((name.split('.')[0] ?? name) in getValues()) {
            refusals.set(name, { message, value: structuredClone(getValues(name as FieldPath<V>)) });
            setError(name as FieldPath<V>, { type: SERVER_ERROR, message });
          } else homeless.push(message);
        }
        if (homeless.length < fieldErrors.length) guide.goToFirst();
        return homeless;
      },
      // Kept before it is sent, so that a page that dies meanwhile knows of it; a slow disk must not keep people from saving.
      onSending: () => Promise.race([draft.sent(new Date()), new Promise(resolve => setTimeout(resolve, 500))]),
      onConflict: async () => {
        if (!options.readAgain) return;
        record.expectConflict();
        await options.readAgain();
      },
      onRefused: () => void draft.sent(null),
      onCommitted: (sent, saved, intent) => {
        gate.commit();
        baseline.saved(sent);
        done.current = intent !== 'autosave';
        void draft.saved(options.savedId?.(saved) ?? null, done.current);
      },
    },
  );
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const changed = useRef(() => {});
  const autosaveIn = useAutosave(options.autosaveAfter, again => {
    derived.run();
    const travelling = save.underWay();
    if (travelling) void travelling.then(again);
    else if (baseline.changes()) save.autosave();
  });
  useEffect(() => {
    changed.current = () => {
      baseline.changed();
      draft.touch();
      autosaveIn();
    };
  });
  useEffect(() => onValueChange(control, () => changed.current()), [control]);
  const isDirty = () =>
    !done.current && (save.underWay() !== null || baseline.changes() !== null || gate.state().uploading > 0);
  useUnsavedWork({
    isDirty,
    saving: save.underWay,
    keep: draft.flush,
    capture: () => {
      const [kept, changes] = [draft.capture(), baseline.changes()];
      return kept && changes && { ...kept, text: workInWords(changes, root.current && new FieldMap(root.current)) };
    },
  });
  const answered = (act: () => void) => () => {
    act();
    save.dismissError();
    draft.touch();
  };
  return {
    control,
    getValues,
    setValue,
    trigger,
    loading,
    saveDraft: () => save.run('draft'),
    submit: () => save.run('submit'),
    autosave: () => {
      derived.run();
      if (baseline.changes()) save.autosave();
    },
    saving: save.saving,
    waiting: save.waiting,
    error: save.error,
    other: save.other,
    uncertain: save.uncertain,
    done: save.done,
    retry: save.retry,
    dismissError: save.dismissError,
    draft: { offered: draft.offered, restore: draft.restore, discard: draft.discard },
    newer: newer && {
      isConflict: newer.isConflict,
      changes: newer.changes,
      takeTheirs: answered(newer.takeTheirs),
      merge: answered(newer.merge),
      keepMine: answered(newer.keepMine),
    },
    otherTab: draft.otherTab,
    kept: draft.kept,
    autosaved: save.autosaved,
    root,
    gate,
    reveals: guide.reveals,
    begin: () => baseline.begin(),
    isDirty,
    goToError: guide.goTo,
    goToNext: () => {
      const values = getValues();
      const issues = z.safeParse(schemaFor(values, 'submit'), values).error?.issues ?? [];
      return guide.goToNext(issues.map(({ path, message }) => ({ path: path.join('.'), message, type: '' })));
    },
  };
}
