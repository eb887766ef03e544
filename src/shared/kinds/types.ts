import type { IsoDay } from '@/lib/dates';
import type { DecimalText } from '@/lib/money';
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
  /** Typed values that `found` replaced, by field name. */
  replaced?: Readonly<Record<string, string>>;
  /** It came from the server, which says nothing of its check, and was not typed anew since. */
  stored?: true;
}

export interface SelectOption {
  value: string;
  label: string;
}

/** Kinds whose value is one text: they can be typed into a cell, pasted, imported from a file and shown in one line. */
interface TextValues {
  text: string;
  /** Keeps its line breaks. */
  longText: string;
  /** Decimal text, '' for none. */
  money: DecimalText;
  number: DecimalText;
  /** A number without decimals. */
  whole: DecimalText;
  /** '' for none. */
  date: IsoDay;
  /** A moment as the server writes it. */
  datetime: string;
  select: string;
  /** A text that names an entry of a list of the server's; other values of the record follow from that entry. */
  code: string;
  /** A status as the server spells it. */
  status: string;
}

/** What a form holds for each kind. */
export interface KindValues extends TextValues {
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

export type TextKind = keyof TextValues;
export type Kind = keyof KindValues;

/** Names on the wire of the kinds whose value is more than one thing there; a part without a name is not sent. */
interface WireParts {
  identity: { text: string; verified?: string };
  remoteSelect: { code?: string; name?: string };
  person: { userId: string; code?: string; name?: string; email?: string };
}

/** How a value is called on the wire: its parts, else one name. */
export type WireNamesOf<K extends Kind> = K extends keyof WireParts ? WireParts[K] : string;

/** Says what an empty number is: `true` is 0 everywhere, 'onWire' is 0 for the server and empty for people. */
interface Zero {
  zero?: true | 'onWire';
}

/** What a kind needs beside name and label; `V` are the values of the record. */
export interface KindOptions<V> {
  text: {
    placeholder?: string;
    /** Typed letters become capitals. */
    uppercase?: boolean;
    /** People write it in groups (an IBAN): it is kept without the dots and spaces between them. */
    grouped?: true;
    /** A name in `FieldsProvider`: what was typed is checked when the field is left, and the outcome shown; a save decides for itself. */
    checkOnBlur?: string;
  };
  longText: { placeholder?: string; rows?: number };
  money: Zero & { /** Code that follows the amount. */ currency?(values: V): string };
  number: Zero & { placeholder?: string };
  whole: Zero & { placeholder?: string };
  /** First and last day the calendar offers; what may be kept is for rules to say. `format`: one of `lib/dates`. */
  date: { min?(): IsoDay; max?(): IsoDay; format?: string };
  datetime: { format?: string };
  select: {
    options: readonly SelectOption[] | ((values: V) => readonly SelectOption[]);
    placeholder?: string;
    /** Few options, always in sight. */
    asButtons?: boolean;
  };
  code: object;
  status: object;
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
    /**
     * Where its check does not travel: whether a stored number was checked, by what the check leaves in the record. Without it nobody knows,
     * and it does not count as verified.
     */
    checkedBefore?(text: string, row: Readonly<Record<string, unknown>>): boolean;
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

/** The values of a record whose type does not matter here. */
export type AnyValues = Record<string, unknown>;

/** What a kind is told of the field whose value it works on. */
export type KindSetting<K extends Kind> = {
  name: string;
  label: string;
  wire?: WireNamesOf<K> | false;
} & KindOptions<AnyValues>[K];
