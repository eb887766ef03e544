import { memo, useId, useMemo, type ComponentType } from 'react';
import { useController, useFormState, useWatch, type Control } from 'react-hook-form';
import { editors } from './edit/editors';
import type { EditorProps } from './edit/EditorProps';
import { FieldFrame, partIds } from './FieldFrame';
import { useFields } from './FieldsProvider';
import { getFieldType } from '@/shared/fieldTypes/fieldTypes';
import { ReadField } from './read/readers';
import styles from './FieldGrid.module.css';
import type { AnyFieldOf, Mode, ResolvedField } from './types';
import type { AnyValues, FieldType, FieldTypeValues } from '@/shared/fieldTypes/types';

export interface FormFieldProps {
  control: Control<AnyValues>;
  field: ResolvedField<AnyValues>;
  dependents: string[];
}

/** Returns the values of the fields that this field depends on; the object is stable until one changes. */
function useDependencies(control: Control<AnyValues>, names: readonly string[]): AnyValues {
  const found = useWatch({ control, name: names as string[] });
  // The list of names is part of the definition and never changes its length.
  // oxlint-disable-next-line react/exhaustive-deps
  return useMemo(() => Object.fromEntries(names.map((name, index) => [name, found[index]])), found);
}

const NONE: readonly string[] = [];

/** One form field. Redraws only when its value, state or dependencies change. */
function EditCell({ control, field, dependents }: FormFieldProps) {
  const def = field.def as AnyFieldOf<FieldType>;
  const ids = partIds(useId());
  const values = useDependencies(control, def.dependsOn ?? NONE);
  const { errors, isSubmitted } = useFormState({ control, name: dependents });
  const recheck = dependents.filter(name => isSubmitted || errors[name]);
  const { field: input, fieldState } = useController({ control, name: def.name, rules: { deps: recheck } });

  const value = (input.value ?? getFieldType(def.kind).blank(def)) as FieldTypeValues[FieldType];
  const error = fieldState.error?.message;
  const warning = def.warn ? (error === undefined ? (def.warn as WarnOfAny)(value, values) : null) : undefined;
  const count = formatCount(def, value, field.mode);
  const help = def.help ?? stillToCome(def, value);
  const described = [error && ids.error, warning && ids.warning, help !== undefined && ids.help, count && ids.count];
  const Editor = editors[def.kind] as ComponentType<EditorProps<FieldType>>;

  return (
    <FieldFrame
      ids={ids}
      name={def.name}
      label={field.label}
      labelAs={labelAs(def)}
      required={field.required !== false}
      mode={field.mode}
      span={def.span}
      error={error}
      warning={warning}
      help={help}
      count={count}
    >
      <Editor
        def={def}
        label={field.label}
        required={field.required !== false}
        value={value}
        values={values}
        onChange={input.onChange}
        focusRef={input.ref}
        control={{
          id: ids.control,
          disabled: field.mode === 'locked',
          status: error !== undefined ? 'error' : warning ? 'warning' : undefined,
          onBlur: input.onBlur,
          'aria-describedby': described.filter(Boolean).join(' ') || undefined,
          'aria-required': field.required !== false || undefined,
          'aria-invalid': error !== undefined || undefined,
        }}
      />
    </FieldFrame>
  );
}

function formatCount(
  def: AnyFieldOf<FieldType>,
  value: unknown,
  mode: Mode,
): { length: number; limit: number } | undefined {
  if (typeof value !== 'string' || mode !== 'edit') return undefined;
  const limits = (def.rules ?? []).flatMap(rule => rule.limit ?? []);
  return limits.length > 0 ? { length: value.length, limit: Math.min(...limits) } : undefined;
}

function stillToCome(def: AnyFieldOf<FieldType>, value: unknown): string | undefined {
  const leasts = (def.rules ?? []).flatMap(rule => rule.least ?? []);
  if (typeof value !== 'string' || leasts.length === 0) return undefined;
  const least = Math.max(...leasts);
  const length = value.trim().length;
  if (length >= least) return '';
  return length === 0 ? `At least ${least} characters` : `${least - length} more characters`;
}

type WarnOfAny = (value: unknown, values: AnyValues) => string | null;

/** A checkbox has its label beside it; only one with a statement has a heading above. */
function labelAs(def: AnyFieldOf<FieldType>): 'label' | 'text' | 'none' {
  if (def.kind === 'yesNo' || ('asButtons' in def && def.asButtons)) return 'text';
  if (def.kind !== 'boolean') return 'label';
  return 'statement' in def && def.statement !== undefined ? 'text' : 'none';
}

function ReadCell({ control, field }: FormFieldProps) {
  const { country } = useFields();
  const value = useWatch({ control, name: field.def.name });
  const values = useDependencies(control, field.def.dependsOn ?? NONE);
  return (
    <dl className={styles.read} data-field={field.def.name} data-span={field.def.span ?? 1}>
      <ReadField field={field} value={value} values={values} country={country} />
    </dl>
  );
}

function Cell(props: FormFieldProps) {
  return props.field.mode === 'read' ? <ReadCell {...props} /> : <EditCell {...props} />;
}

/** Resolving creates new objects each time; compare the drawn properties. */
function sameCell(before: FormFieldProps, now: FormFieldProps): boolean {
  const [a, b] = [before.field, now.field];
  return (
    before.control === now.control &&
    a.def === b.def &&
    a.label === b.label &&
    a.mode === b.mode &&
    a.required === b.required &&
    before.dependents.join() === now.dependents.join()
  );
}

export const FormField = memo(Cell, sameCell);
