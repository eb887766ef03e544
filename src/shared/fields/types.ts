import type { AnyValues, FieldType, FieldTypeOptions, FieldTypeValues, DtoNamesOf } from '@/shared/fieldTypes/types';

/** edit: can be changed. locked: shown in a disabled control. read: plain text. */
export type Mode = 'edit' | 'read' | 'locked';

export interface Rule<V, T = unknown> {
  /** Returns true if the value is valid. Rules never get empty values; `required` handles those. */
  test(value: T, values: V): boolean;
  message: string | ((value: T) => string);
  onDraft?: boolean;
  /** Maximum number of characters; the field shows a counter up to the lowest limit. */
  limit?: number;
  least?: number;
}

/** Names of V whose value fits the field type, so that a text field on a boolean value is a compile error. */
type NameFor<V, T> = { [N in keyof V & string]: V[N] extends T ? N : never }[keyof V & string];

interface FieldBase<V, K extends FieldType, Name extends string> {
  kind: K;
  name: Name;
  /** Name in the API, default `name`; false: not sent, or serialized elsewhere. */
  dto?: DtoNamesOf<K> | false;
  /** Sent as null while `visible` is false: part of a disabled block (spec 2 §4). */
  nullWhenHidden?: boolean;
  label: string;
  /** Message, or true for '{label} is required'. The configuration can override it. */
  required?: string | boolean;
  /** Makes the field required only for these values, such as an account number in India. */
  requiredWhen?(values: V): boolean;
  /**
   * Fields that the functions below read; a change redraws and revalidates this field. `warn`, `options`, `currency`,
   * `contextId`, `format` and lookups get only these values. Without it, a `visible`, `mode` or `requiredWhen` function
   * watches the whole form.
   */
  dependsOn?: readonly (keyof V & string)[];
  /** If false, the field is absent regardless of the configuration. */
  visible?(values: V): boolean;
  mode?: Mode | ((values: V) => Mode);
  rules?: readonly Rule<V, FieldTypeValues[K]>[];
  /** Warning beside the field; doesn't block a save. */
  warn?(value: FieldTypeValues[K], values: V): string | null;
  help?: string;
  span?: 1 | 2 | 3;
  /**
   * False: ignores the region/company configuration. 'shows': the field is present only if the configuration names it,
   * by field or API name.
   */
  configurable?: boolean | 'shows';
  /** Section heading; fields of a section must be adjacent. */
  section?: string;
  /** Bank or tax number: a local draft keeps it only as long as the tab. Identity fields always are private. */
  private?: boolean;
}

export type FieldOf<V, K extends FieldType> = FieldBase<V, K, NameFor<V, FieldTypeValues[K]>> & FieldTypeOptions<V>[K];

/** Field definition. `kind` decides its value type, editor, reader, cell, serialization and validation. */
export type FieldDef<V> = { [K in FieldType]: FieldOf<V, K> }[FieldType];

export type AnyFieldOf<K extends FieldType> = FieldBase<AnyValues, K, string> & FieldTypeOptions<AnyValues>[K];

/** Cleaned entry of the region/company configuration (spec 2 §3); null means not configured. */
export interface FieldConfig {
  fieldName: string;
  label: string | null;
  visible: boolean | null;
  /** Comma-separated role groups that see the field; null or '' means everyone (docs/decisions.md#field-visibility). */
  roleGroup: string | null;
  defaultValue: string | null;
  isRequired: boolean | null;
  isRequiredMessage: string | null;
  disable: boolean | null;
}

export interface ResolvedField<V> {
  def: FieldDef<V>;
  label: string;
  /** An absent field keeps its value and is sent. */
  present: boolean;
  mode: Mode;
  required: false | string;
  defaultValue: unknown;
}

/**
 * Result of a check. `found` after a failure allows manual entry. `said` is a success toast; `seconds` shows the failure as a toast for
 * that long. `cause` is the error of a failed call.
 */
export type CheckResult =
  | { ok: true; found?: Readonly<Record<string, unknown>>; said?: string }
  | { ok: false; message: string; seconds?: number; found?: Readonly<Record<string, unknown>>; cause?: unknown };

/** Identity checks by name, given the values of the fields they depend on. */
export type Checks = Record<string, (text: string, values: AnyValues, signal: AbortSignal) => Promise<CheckResult>>;

/** Remote searches by name: return matching rows in the field type's value shape, given the form's other values. */
export type Lookups = Record<
  string,
  (text: string, values: Record<string, unknown>, signal: AbortSignal) => Promise<unknown[]>
>;
