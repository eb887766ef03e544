import { useEffect, useMemo, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { confirm, notify } from '@/platform/feedback/feedback';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import { onValueChange } from '@/shared/form/formValues';
import { DialogForm, type Leave } from '@/shared/form/DialogForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { Text } from '@/shared/ui/layout';
import { othersOf, rowSchema } from './checkRow';
import { NestedSection } from './NestedSection';
import { rowSinceOpened } from './rowSinceOpened';
import { privateInRow, type RowProblem, type SectionModalProps } from './section';

const NOTHING: never[] = [];

interface SectionFormProps<V extends FieldValues> extends SectionModalProps<V> {
  onLeaveChange: (leave: Leave) => void;
}

/** A row being added or changed: checked by its fields' rules and beside the other rows, then handed to the store. */
export function SectionForm<V extends FieldValues>(props: SectionFormProps<V>) {
  const { section, store, row, given, recordId, lookAt, Section, onClose, onLeaveChange } = props;
  const [opened, setOpened] = useState(row);
  const since = rowSinceOpened(section, store, opened);
  const [begun] = useState(() => {
    if (row) return row.values;
    const blank: V = { ...section.blank(store.rows ?? []), ...given };
    return { ...blank, ...section.derive?.(blank, blank) };
  });
  const defs = useMemo(() => section.fields({ row: opened }), [section, opened]);
  const privateNames = useMemo(() => privateInRow(section, defs), [section, defs]);
  const others = () => othersOf(store.rows ?? [], opened?.key);

  const form = useDocumentForm<V, RowProblem<V> | string | null>({
    key: { screen: `${section.name}.${recordId ?? 'new'}`, recordId: row?.key ?? null },
    privateNames,
    initial: opened?.values ?? begun,
    derive: section.derive,
    fieldsFor: () => defs,
    schemaFor: rowSchema(section, opened, others),
    beforeSave: since?.mustBeUnchanged,
    readAgain:
      since &&
      (async () => {
        store.reload?.();
        setOpened(await since.readAgain());
      }),
    save: async values => {
      const change = section.changesOthers?.(values, others());
      if (change && !(await confirm(change.question))) return change.refusal;
      return store.save(values, opened, change?.patch);
    },
    readResult: problem => {
      if (problem === null) return 'ok';
      return typeof problem === 'string' ? { error: problem } : { error: problem.message, at: problem.field };
    },
    onSaved: () => {
      if (store.mode === 'saved') notify.success(section.savedMessage);
      onClose();
    },
  });
  const resolved = useResolvedFields<V>({
    control: form.control,
    defs,
    config: NOTHING,
    roleGroups: NOTHING,
  });
  /**
   * What the specification gives a time is said as a message of that time, beside its field and in the corner: until another value stands
   * there, or Save is pressed again.
   */
  const said = useRef<(() => void)[]>([]);
  const takeBack = () => {
    for (const dismiss of said.current.splice(0)) dismiss();
  };
  const { subscribe } = form;
  useEffect(() => {
    const stop = onValueChange({ subscribe }, takeBack);
    return () => {
      stop();
      takeBack();
    };
  }, [subscribe]);
  const submit = () => {
    takeBack();
    for (const { message, seconds } of section.problems?.(form.getValues(), others()) ?? [])
      if (seconds !== undefined) said.current.push(notify.error(message, { seconds }));
    return form.submit();
  };
  return (
    <DialogForm
      form={{ ...form, submit }}
      lookAt={lookAt}
      submitLabel="Save"
      leaveTitle="Close without saving?"
      onCancel={onClose}
      onLeaveChange={onLeaveChange}
      more={
        <Text as="output" tone="soft" size="small">
          {store.mode === 'saved' && form.saving !== null ? 'Please wait...' : ''}
        </Text>
      }
    >
      {section.hint && (
        <Text as="p" tone="soft" size="small" below={2}>
          {section.hint}
        </Text>
      )}
      <FieldGrid control={form.control} resolved={resolved} />
      {section.nested?.map(nested => (
        <NestedSection
          key={nested.name}
          nested={nested}
          control={form.control}
          recordId={`${recordId ?? 'new'}.${row?.key ?? 'new'}`}
          lookAt={lookAt}
          Section={Section}
        />
      ))}
    </DialogForm>
  );
}
