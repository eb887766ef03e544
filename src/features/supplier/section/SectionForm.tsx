import { useMemo, useState } from 'react';
import { useController, type Control, type FieldValues } from 'react-hook-form';
import { same } from '@/lib/same';
import { confirm, notify } from '@/platform/feedback/feedback';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { useResolvedFields } from '@/shared/fields/useResolvedFields';
import { DialogForm, type LeaveRef } from '@/shared/form/DialogForm';
import { sinceOpened } from '@/shared/form/sinceOpened';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { Box, Text } from '@/shared/ui/layout';
import { getOthers, rowSchema } from './checkRow';
import {
  privateInRow,
  whyLocked,
  type NestedRows,
  type RowProblem,
  type SectionModalProps,
  type SectionRow,
  type SectionStore,
} from './section';
import { useKeptRows } from './useKeptRows';

const NOTHING: never[] = [];

interface SectionFormProps extends SectionModalProps {
  leave: LeaveRef;
}

/** A row being added or changed: checked by its fields' rules and beside the other rows, then handed to the store. */
export function SectionForm(props: SectionFormProps) {
  const { section, store, row, given, recordId, recordPath, Section, onClose, leave } = props;
  const [opened, setOpened] = useState(row);
  const since = rowSinceOpened(section, store, opened);
  const [begun] = useState(() => {
    if (row) return row.values;
    const blank: FieldValues = { ...section.blank(store.rows ?? []), ...given };
    return { ...blank, ...section.derive?.(blank, blank) };
  });
  const defs = useMemo(() => section.fields({ row: opened }), [section, opened]);
  const privateNames = useMemo(() => privateInRow(section, defs), [section, defs]);
  const others = () => getOthers(store.rows ?? [], opened?.key);

  const form = useDocumentForm<FieldValues, RowProblem | string | null>({
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
      if (change && !(await confirm(change.confirmation))) return change.refusal;
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
  const resolved = useResolvedFields({ control: form.control, defs, config: NOTHING, roleGroups: NOTHING });
  const submit = () => {
    for (const { message, seconds } of section.problems?.(form.getValues(), others()) ?? [])
      if (seconds !== undefined) notify.error(message, { seconds });
    return form.submit();
  };
  return (
    <DialogForm
      form={{ ...form, submit }}
      recordPath={recordPath}
      submitLabel="Save"
      leaveTitle="Close without saving?"
      onCancel={onClose}
      leave={leave}
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
          recordPath={recordPath}
          Section={Section}
        />
      ))}
    </DialogForm>
  );
}

interface NestedSectionProps extends Pick<SectionModalProps, 'Section' | 'recordPath'> {
  nested: NestedRows;
  control: Control<FieldValues>;
  /** Distinguishes the recovery copy of these rows from others. */
  recordId: string;
}

function NestedSection({ nested, control, recordId, recordPath, Section }: NestedSectionProps) {
  const { name, section } = nested;
  const store = useKeptRows(control, name);
  const { error } = useController({ control, name }).fieldState;
  return (
    <Box above={6}>
      <Section section={section} store={store} recordId={recordId} field={name} recordPath={recordPath} level={3} />
      {error?.message !== undefined && (
        <Text as="p" tone="bad" size="small" above={2} role="alert">
          {error.message}
        </Text>
      )}
    </Box>
  );
}

/**
 * Returns the checks before a row is saved or deleted that others may have changed; undefined for new rows and rows
 * kept in a form. Compares form values only: data added by the ERP is no change.
 */
export function rowSinceOpened(
  { noun, single }: { noun: string; single?: boolean },
  { readRows }: Pick<SectionStore, 'readRows'>,
  row: SectionRow | null,
) {
  if (!readRows || (row === null && !single)) return undefined;
  return sinceOpened<SectionRow>({
    noun,
    opened: row,
    read: async () => {
      const rows = await readRows();
      return rows.find(now => (single || now.key === row?.key) && !now.deleted) ?? null;
    },
    mayStill: now => whyLocked(now.status) === null,
    isSame: (now, was) => same(now.values, was.values),
  });
}
