import type { AnyValues, Kind, KindOptions, KindValues, WireNamesOf } from '@/shared/kinds/types';

/** edit: may be changed. locked: shown in its control, may not be changed. read: plain text. */
export type Mode = 'edit' | 'read' | 'locked';

export interface Rule<V, T = unknown> {
  /** True when the value is fine. Empty values never reach a rule: `required` speaks for them. */
  test(value: T, values: V): boolean;
  /** A sentence, or what makes one of the value when it names what is wrong in it. */
  message: string | ((value: T) => string);
  /** Also checked when a draft is saved. */
  onDraft?: boolean;
  /** Characters it allows: the field counts up to the least of its rules. */
  limit?: number;
  /** Characters it asks for at least: the field says how many are still to come. */
  least?: number;
}

/** Names of V whose values fit a kind: a text field on a boolean value is a compile error. */
type NameFor<V, T> = { [N in keyof V & string]: V[N] extends T ? N : never }[keyof V & string];

interface FieldBase<V, K extends Kind, Name extends string> {
  kind: K;
  name: Name;
  /** What it is called on the wire, by default `name`; false: it is not on the wire, or written by hand. */
  wire?: WireNamesOf<K> | false;
  /** On the wire it is null while its own `visible` says no: a part of a block that is off (spec 2 §4). */
  nullWhenHidden?: boolean;
  label: string;
  /** The message, or true for '{label} is required'. The configuration may say otherwise. */
  required?: string | boolean;
  /** The field is required only while these values say so (an account number in India). */
  requiredWhen?(values: V): boolean;
  /** A draft needs it, too. */
  requiredOnDraft?: boolean;
  /**
   * Fields whose values its functions below read; a change of one redraws and rechecks this field. `warn`, `options`, `currency`,
   * `contextId`, `format` and lookups are given these values only. A `visible`, `mode` or `requiredWhen` function without it watches the whole form.
   */
  dependsOn?: readonly (keyof V & string)[];
  /** Absent when false, whatever the configuration says. */
  visible?(values: V): boolean;
  mode?: Mode | ((values: V) => Mode);
  rules?: readonly Rule<V, KindValues[K]>[];
  /** Shown beside the field, never blocks. */
  warn?(value: KindValues[K], values: V): string | null;
  help?: string;
  /** Columns it takes where there is room. */
  span?: 1 | 2 | 3;
  /**
   * False: the region/company configuration has no say. 'shows': the field is there only where it is named by the configuration, by the field's
   * own name or one of its names on the wire.
   */
  configurable?: boolean | 'shows';
  /** Heading it stands under; fields of a section follow each other. */
  section?: string;
  /** A bank or tax number: a draft on this device keeps it no longer than the tab lives. An identity always is. */
  private?: boolean;
}

export type FieldOf<V, K extends Kind> = FieldBase<V, K, NameFor<V, KindValues[K]>> & KindOptions<V>[K];

/** One field as data. `kind` decides its value, its editor, reader, cell, codec and check. */
export type FieldDef<V> = { [K in Kind]: FieldOf<V, K> }[Kind];

/** A definition inside the engine, where the form's own type no longer matters. */
export type AnyFieldOf<K extends Kind> = FieldBase<AnyValues, K, string> & KindOptions<AnyValues>[K];

/** One entry of the region/company configuration (spec 2 §3), read and cleaned; null means that it says nothing. */
export interface FieldConfig {
  fieldName: string;
  label: string | null;
  visible: boolean | null;
  /** Comma-separated role groups that see it; null or '' means everybody (DECISIONS 13). */
  roleGroup: string | null;
  defaultValue: string | null;
  isRequired: boolean | null;
  isRequiredMessage: string | null;
  disable: boolean | null;
}

/** A field as it is to be drawn and checked: definition and configuration made one. */
export interface ResolvedField<V> {
  def: FieldDef<V>;
  label: string;
  /** Drawn at all. An absent field keeps its value and is sent with the rest. */
  present: boolean;
  mode: Mode;
  /** The message for an empty value, or false. */
  required: false | string;
  /** A draft asks for it, too. */
  requiredOnDraft: boolean;
  /** Configured default in the kind's own shape; undefined for none. */
  defaultValue: unknown;
}

/**
 * What a check says: fine, with what it found, or why not, in words for people. What a failed one found may let people go on by hand. `said`:
 * words for the corner of the page; the failure's own words go there for so many `seconds`. The field takes both away with the next value.
 */
export type CheckResult =
  | { ok: true; found?: Readonly<Record<string, unknown>>; said?: string }
  | { ok: false; message: string; seconds?: number; found?: Readonly<Record<string, unknown>> };

/** Checks of identities by name, given the values of the fields they depend on. */
export type Checks = Record<string, (text: string, values: AnyValues, signal: AbortSignal) => Promise<CheckResult>>;

/** Remote searches by name: the rows that match the text, given the form's other values. Rows are the kind's own value shape. */
export type Lookups = Record<
  string,
  (text: string, values: Record<string, unknown>, signal: AbortSignal) => Promise<unknown[]>
>;
