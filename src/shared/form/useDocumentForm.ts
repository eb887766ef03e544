import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { atMost } from '@/lib/pause';
import { confirm } from '@/platform/feedback/feedback';
import { useLatest } from '@/platform/useLatest';
import { createUploadGate } from '@/shared/attachments/uploadGate';
import { useLinesForm } from '@/shared/lines/useLinesForm';
import { createLookUps } from '@/shared/ui/lookUps';
import { Baseline } from './baseline';
import type { DocumentForm, DocumentFormOptions } from './documentForm';
import { useErrorGuide } from './errorGuide';
import { FieldLabels } from '@/shared/ui/fieldLabels';
import { workInWords } from './inWords';
import { intentResolver, type Refusals, type CheckStage } from './intentResolver';
import { placeErrors } from './placeErrors';
import { useDerived } from './useDerived';
import { useRecovery, type FindSaved } from './useRecovery';
import { useRecordState } from './useRecordState';
import { useSave } from './useSave';
import { useUnsavedWork } from './useUnsavedWork';

/** Minimum number of emptied fields that needs a confirmation. */
const CONFIRM_RESET_FROM = 3;
const NOTHING_IN_IT = 'There is nothing in this draft yet: fill in something first.';

/** Manages a document form from load to save. Requires a data router and a session; render it with `DocumentFrame`. */
export function useDocumentForm<V extends FieldValues, S>(options: DocumentFormOptions<V, S>): DocumentForm<V> {
  const { key, initial, schemaFor, toFormPath = path => path } = options;
  const root = useRef<HTMLFormElement>(null);
  const [labels] = useState(() => new FieldLabels());
  const [gate] = useState(createUploadGate);
  const [lookUps] = useState(createLookUps);
  /** Focus target after the form is unlocked. */
  const [lead, setLead] = useState<{ to: () => void } | null>(null);
  useEffect(() => {
    lead?.to();
  }, [lead]);
  const stage = useRef<CheckStage>('typing');
  const schema = useLatest(schemaFor);
  const [refusals] = useState<Refusals>(() => new Map());
  const [resolver] = useState(() =>
    intentResolver<V>({ schemaFor: () => schema.current, stage: () => stage.current, refusals }),
  );
  const form = useLinesForm<V>({ initial, lineTables: options.lineTables ?? [], mode: 'onBlur', resolver });
  const { control, getValues, setValue, trigger, reset, lines, onChange } = form;
  const guide = useErrorGuide({ form, root, labels });
  const [baseline] = useState(() => new Baseline(() => getValues()));
  const derived = useDerived({
    form,
    derive: options.derive,
    confirmReset: (own, lost) => {
      const count = lost.filter(name => labels.isDrawn(name)).length;
      return baseline.isBegun() && count >= CONFIRM_RESET_FROM ? confirmReset(own, count) : null;
    },
  });
  const confirmReset = async (own: string, count: number) => {
    const isAgreed = await confirm({
      title: `Change ${labels.label(own) ?? 'this field'}?`,
      content: `${count} fields will be cleared.`,
      okText: 'Change',
    });
    setLead({ to: () => guide.goTo(own) });
    return isAgreed;
  };
  const put = (values: V) => reset(values, { keepDefaultValues: true, keepFieldsRef: true });

  const record = useRecordState({
    initial,
    baseline,
    derived,
    form,
    labels,
    onTaken: () => {
      stage.current = 'typing';
      guide.summary.hide();
    },
  });
  const { loading, newer } = record;

  const done = useRef(false);
  const recovery = useRecovery({
    ...key,
    privateNames: options.privateNames,
    ready: !loading,
    values: getValues,
    fields: () => options.fieldsFor?.(getValues()) ?? [],
    unsaved: () => {
      if (done.current) return null;
      const [changes, files] = [baseline.changes(), gate.notUploaded()];
      return changes || Object.keys(files).length > 0 ? { changes: changes ?? {}, files } : null;
    },
    apply: ({ files, sentAt }, changes) => {
      baseline.begin();
      const before = structuredClone(getValues());
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
  const onSaved: typeof options.onSaved = (intent, saved, values) => {
    const next = options.onSaved(intent, saved, values);
    if (next === 'stay') done.current = false;
    return next;
  };
  const save = useSave(
    { ...options, onSaved },
    {
      gate,
      lookUps,
      leadToFile: () => setLead({ to: gate.lead }),
      nothingToSave: intent =>
        intent === 'draft' && options.draftNeedsWork && !baseline.changes() ? NOTHING_IN_IT : null,
      values: () => structuredClone(getValues()),
      isFine: values => z.safeParse(schemaFor(values, 'autosave'), values).success,
      validate: async intent => {
        derived.run();
        stage.current = intent;
        refusals.clear();
        const valid = await trigger();
        if (intent === 'draft') stage.current = valid ? 'typing' : 'draftTyping';
        if (valid) guide.summary.hide();
        else guide.summary.show();
        return valid;
      },
      placeErrors: ({ fieldErrors }) => {
        const intent = stage.current === 'submit' ? 'submit' : 'draft';
        const toPath = (serverPath: string) => toFormPath(serverPath, getValues(), intent);
        const homeless = placeErrors({ form, refusals, toPath, errors: fieldErrors });
        if (homeless.length < fieldErrors.length) guide.summary.show();
        return homeless;
      },
      // A crash must leave a record; a slow disk must not delay the save.
      onSending: () => atMost(500, recovery.sent(new Date())),
      onConflict: async () => {
        await options.readAgain?.();
      },
      onRefused: () => void recovery.sent(null),
      onCommitted: (sent, intent) => {
        gate.commit();
        baseline.saved(sent);
        done.current = intent !== 'autosave';
        void recovery.saved(done.current);
      },
    },
  );
  const { touch } = recovery;
  useEffect(() => onChange(touch), [onChange, touch]);
  const autosave = (): void => {
    derived.run();
    const travelling = save.underWay();
    if (travelling) void travelling.then(autosave);
    else if (baseline.changes()) save.autosave();
  };
  const holdsFiles = () => gate.state().uploading > 0 || gate.state().failed.length > 0;
  const isDirty = () => !done.current && (save.underWay() !== null || baseline.changes() !== null || holdsFiles());
  useUnsavedWork({
    isDirty,
    saving: save.underWay,
    keep: recovery.flush,
    capture: () => {
      const [kept, changes] = [recovery.capture(), baseline.changes()];
      return kept && changes && { ...kept, text: workInWords(changes, labels) };
    },
  });
  const answered = (act: () => void) => () => {
    act();
    save.dismissError();
    recovery.touch();
  };
  return {
    control,
    getValues,
    setValue,
    trigger,
    lines,
    onChange,
    initial,
    loading,
    saveDraft: () => save.run('draft'),
    submit: () => save.run('submit'),
    autosave,
    saving: save.saving,
    waiting: save.waiting,
    error: save.error,
    other: save.other,
    uncertain: save.uncertain,
    done: save.done,
    retry: save.retry,
    dismissError: save.dismissError,
    recovery: {
      offered: recovery.offered,
      restore: recovery.restore,
      discard: recovery.discard,
      unfit: recovery.unfit,
      dismissUnfit: recovery.dismissUnfit,
    },
    newer: newer && {
      changes: newer.changes,
      reload: answered(newer.reload),
      keepMine: answered(newer.keepMine),
    },
    kept: recovery.kept,
    autosaved: save.autosaved,
    root,
    labels,
    gate,
    lookUps,
    reveals: guide.reveals,
    begin: () => baseline.begin(),
    isDirty,
    summary: guide.summary,
    goToError: guide.goTo,
    goToNext: () => {
      const values = getValues();
      const issues = z.safeParse(schemaFor(values, 'submit'), values).error?.issues ?? [];
      const missing = issues.map(({ path, message }) => ({ path: path.join('.'), message, type: '' }));
      // A running upload counts as filled.
      return guide.goToNext(missing.filter(({ path }) => !gate.isUploading(labels.label(path) ?? '')));
    },
  };
}
