import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { atMost } from '@/lib/pause';
import { confirm } from '@/platform/feedback/feedback';
import { createUploadGuard, type UploadGuard } from '@/shared/attachments/uploadGuard';
import { createLookups, type RunningLookups } from '@/shared/ui/lookups';
import { Baseline } from './baseline';
import type { DocumentForm, DocumentFormOptions } from './documentForm';
import { FieldLabels } from '@/shared/ui/fieldLabels';
import { useDerived } from './useDerived';
import { useRecovery, type FindSaved } from './useRecovery';
import { useRecordState } from './useRecordState';
import { useSave } from './useSave';
import { useUnsavedWork } from './useUnsavedWork';
import { useValidatedForm } from './useValidatedForm';

/** Minimum number of emptied fields that needs a confirmation. */
const CONFIRM_RESET_FROM = 3;
const NOTHING_IN_IT = 'This draft is empty. Fill in a field first.';

/** Manages a document form from load to save. Requires a data router and a session; render it with `DocumentFrame`. */
export function useDocumentForm<V extends FieldValues, S>(options: DocumentFormOptions<V, S>): DocumentForm<V> {
  const { initial } = options;
  const root = useRef<HTMLFormElement>(null);
  const [labels] = useState(() => new FieldLabels());
  const [guard] = useState(createUploadGuard);
  const [lookups] = useState(createLookups);
  /** Focus target after the form is unlocked. */
  const [lead, setLead] = useState<{ to: () => void } | null>(null);
  useEffect(() => {
    lead?.to();
  }, [lead]);
  const { form, guide, ...validation } = useValidatedForm({ ...options, root, labels });
  const [baseline] = useState(() => new Baseline(() => form.getValues()));
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
  const newer = useRecordState({
    initial,
    baseline,
    derived,
    form,
    labels,
    onTaken: validation.restart,
  });
  const { save, recovery, autosave, isDirty } = useSaving({
    options,
    parts: { form, validation, baseline, derived, guard, lookups },
    leadToFile: () => setLead({ to: guard.lead }),
  });
  const answered = (act: () => void) => () => {
    act();
    save.dismissError();
    recovery.touch();
  };
  return {
    ...form,
    ...save,
    initial,
    saveDraft: () => save.run('draft'),
    submit: () => save.run('submit'),
    autosave,
    recovery,
    newer: newer && {
      changes: newer.changes,
      reload: answered(newer.reload),
      keepMine: answered(newer.keepMine),
    },
    kept: recovery.kept,
    root,
    labels,
    guard,
    lookups,
    reveals: guide.reveals,
    begin: () => baseline.begin(),
    isDirty,
    summary: guide.summary,
    goToError: guide.goTo,
    // A running upload counts as filled.
    goToNext: () => {
      derived.run();
      return guide.goToNext(validation.missing().filter(({ path }) => !guard.isUploading(labels.label(path) ?? '')));
    },
  };
}

interface SavingParts<V extends FieldValues, S> {
  options: DocumentFormOptions<V, S>;
  parts: {
    form: ReturnType<typeof useValidatedForm<V>>['form'];
    validation: Pick<ReturnType<typeof useValidatedForm<V>>, 'validate' | 'placeErrors'>;
    baseline: Baseline;
    derived: ReturnType<typeof useDerived<V>>;
    guard: UploadGuard;
    lookups: RunningLookups;
  };
  leadToFile: () => void;
}

/** Saves the form, and keeps its unsaved work on this device. */
function useSaving<V extends FieldValues, S>({ options, parts, leadToFile }: SavingParts<V, S>) {
  const { form, validation, baseline, derived, guard, lookups } = parts;
  const { getValues, onChange } = form;
  const put = (values: V) => form.reset(values, { keepDefaultValues: true, keepFieldsRef: true });
  const done = useRef(false);
  const recovery = useRecovery({
    ...options.key,
    privateNames: options.privateNames,
    values: getValues,
    fields: () => options.fieldsFor?.(getValues()) ?? [],
    lineTables: options.lineTables,
    unsaved: () => {
      if (done.current) return null;
      const [changes, files] = [baseline.changes(), guard.notUploaded()];
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
      guard.recall(files);
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
      guard,
      lookups,
      leadToFile,
      nothingToSave: intent =>
        intent === 'draft' && options.draftNeedsWork && !baseline.changes() ? NOTHING_IN_IT : null,
      values: () => structuredClone(getValues()),
      isFine: values => z.safeParse(options.schemaFor(values, 'autosave'), values).success,
      validate: intent => {
        derived.run();
        return validation.validate(intent);
      },
      placeErrors: ({ fieldErrors }) => validation.placeErrors(fieldErrors),
      // A crash must leave a record; a slow disk must not delay the save.
      onSending: () => atMost(500, recovery.sent(new Date())),
      onConflict: async () => {
        await options.readAgain?.();
      },
      onRefused: () => void recovery.sent(null),
      onCommitted: (sent, intent) => {
        guard.commit();
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
  const holdsFiles = () => guard.state().uploading > 0 || guard.state().failed.length > 0;
  const isDirty = () => !done.current && (save.underWay() !== null || baseline.changes() !== null || holdsFiles());
  useUnsavedWork({
    isDirty,
    saving: save.underWay,
    keep: recovery.flush,
  });
  return { save, recovery, autosave, isDirty };
}
