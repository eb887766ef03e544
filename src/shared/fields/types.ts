import type { IsoDay } from '@/lib/dates';
import type { Attachment, FileFamily } from '@/shared/attachments/attachment';
import type { PickedRow, PickSource } from './pickSource';

/** A picked row that carries its name. Rows may carry more keys; they are kept. */
export interface Choice {
  code: string;
  name: string;
  /** Only typed: no list has it, and no form is right with it. */
  typed?: true;
}

export interface Person {
  userId: string;
  code: string;
  name: string;
  email: string;
  /** Only typed, as in a `Choice`. */
  typed?: true;
}

/** A number that somebody else vouches for (a tax number, a bank account): what was typed, and whether it was checked. */
export interface Identity {
  /** Without outer spaces, in capitals (DECISIONS 51). */
  text: string;
  verified: boolean;
  /** What the check found, for the fields that follow from it; not kept on the server. */
  found?: Readonly<Record<string, unknown>>;
}

/** edit: may be changed. locked: shown in its control, may not be changed. read: plain text. */
export type Mode = 'edit' | 'read' | 'locked';

/** What the form holds for each kind. */
export interface KindValues {
  text: string;
  multiline: string;
  /** Decimal text, '' for none. */
  money: string;
  number: string;
  /** '' for none. */
  date: IsoDay;
  select: string;
  remoteSelect: Choice | null;
  multiSelect: string[];
  /** A tick: unticked is 'not given'. */
  boolean: boolean;
  /** An answer: null is none. */
  yesNo: boolean | null;
  identity: Identity;
  attachment: Attachment[];
  /** The row that its source describes. */
  pick: PickedRow | null;
  person: Person | null;
  /** Anything that is only shown. */
  readOnly: unknown;
}

export type FieldKind = keyof KindValues;

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

/** Names on the wire of the kinds whose value is more than one thing there; a part without a name is not sent. */
interface WireParts {
  identity: { text: string; verified?: string };
  remoteSelect: { code?: string; name?: string };
  person: { userId: string; code?: string; name?: string; email?: string };
}

/** How a value is called on the wire: its parts, else one name. */
export type WireNamesOf<K extends FieldKind> = K extends keyof WireParts ? WireParts[K] : string;

interface FieldBase<V, K extends FieldKind, Name extends string> {
  kind: K;
  name: Name;
  /** What it is called on the wire, by default `name`; false: it is not on the wire, or written by hand. */
  wire?: WireNamesOf<K> | false;
  /** On the wire it is null while its own `visible` says no: a part of a block that is off (spec 2 §4). */
  nullWhenHidden?: boolean;
  label: string;
  /** The message, or true for '{label} is required'. The configuration may say otherwise. */
  required?: string | boolean;
  /** It is required only while these values say so (an account number in India). */
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

export interface SelectOption {
  value: string;
  label: string;
}

/** What a kind needs beside the base. */
interface KindOptions<V> {
  text: {
    placeholder?: string;
    /** Typed letters become capitals. */
    uppercase?: boolean;
    /** People write it in groups (an IBAN): it is kept without the dots and spaces between them. */
    grouped?: true;
    /** A name in `FieldsProvider`: what was typed is checked when the field is left. It says so; whether it may be saved is for the save. */
    checkOnBlur?: string;
  };
  multiline: { placeholder?: string; rows?: number };
  money: { /** Code that follows the amount. */ currency?(values: V): string };
  number: { placeholder?: string };
  /** First and last day the calendar offers; what may be kept is for rules to say. */
  date: { min?(): IsoDay; max?(): IsoDay };
  select: {
    options: readonly SelectOption[] | ((values: V) => readonly SelectOption[]);
    placeholder?: string;
    /** Few options, always in sight. */
    asButtons?: boolean;
  };
  /** `lookup` is a name in `FieldsProvider`; rows are Choices. */
  remoteSelect: { lookup: string; minChars?: number; placeholder?: string };
  /** Picks several: of its options, or of the names that a lookup of Choices finds. */
  multiSelect: {
    options?: readonly SelectOption[] | ((values: V) => readonly SelectOption[]);
    lookup?: string;
    minChars?: number;
    max?: number;
    placeholder?: string;
  };
  /** `statement` is the sentence beside the box, for a disclaimer; the label then stands above it. */
  boolean: { statement?: string };
  yesNo: object;
  /**
   * Verify appears at exactly `length` characters; verified, the value is locked and Reset appears. `check` is a name in
   * `FieldsProvider`, and is given the values of `dependsOn`.
   */
  identity: {
    length: number;
    check: string;
    /** Checked as soon as the length is reached, without a button (TAN, CIN, MSME: spec 1 §5). */
    auto?: boolean;
    /** What else must be there before it can be checked. */
    ready?(values: V): boolean;
    /** Said while it is being checked. */
    checking?: string;
    placeholder?: string;
  };
  attachment: {
    families: readonly FileFamily[];
    /** Most files; 1 has the specification's own words. */
    max?: number;
    /** Every file must be given one of these titles. */
    titles?: readonly string[] | ((values: V) => readonly string[]);
    /** A lookup of Choices whose names are offered as titles instead; `titles` are those until it answers, and when it has none. */
    titleLookup?: string;
    module: string;
    context: string;
    /** Default: the record whose fields these are (`FieldsProvider`). */
    contextId?: string | ((values: V) => string);
  };
  /** One row of a list in a modal. Rows of the lookup are those of the source. */
  pick: { lookup: string; from: PickSource };
  /** Rows of the lookup are Persons. */
  person: { lookup: string; placeholder?: string };
  readOnly: { /** Text of the value. */ format?(value: unknown, values: V): string };
}

export type FieldOf<V, K extends FieldKind> = FieldBase<V, K, NameFor<V, KindValues[K]>> & KindOptions<V>[K];

/** One field as data. `kind` decides its value, its editor, reader, cell, codec and check. */
export type FieldDef<V> = { [K in FieldKind]: FieldOf<V, K> }[FieldKind];

/** A definition inside the engine, where the form's own type no longer matters. */
export type AnyValues = Record<string, unknown>;
export type AnyFieldOf<K extends FieldKind> = FieldBase<AnyValues, K, string> & KindOptions<AnyValues>[K];

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
