import type { IsoDay } from '@/lib/dates';
import type { DecimalText } from '@/lib/money';
import type { Attachment, FileFamily } from '@/shared/attachments/attachment';
import type { PickedRow, PickSource } from './pickSource';

/** Picked row with its name. Additional keys are kept. */
export interface Choice {
  code: string;
  name: string;
  /** Typed text without a matching option; invalid in a form. */
  typed?: true;
}

export interface Person {
  userId: string;
  code: string;
  name: string;
  email: string;
  typed?: true;
}

/** Number that a service verifies, such as a tax number or a bank account. */
export interface Identity {
  /** Trimmed, uppercase (docs/decisions.md#identity-numbers-normalized). */
  text: string;
  verified: boolean;
  /** Result of the check for dependent fields; not stored on the server. */
  found?: Readonly<Record<string, unknown>>;
  replaced?: Readonly<Record<string, string>>;
  /** Loaded from the server and not retyped since, so its verification is unknown. */
  stored?: true;
}

export interface SelectOption {
  value: string;
  label: string;
}

interface TextValues {
  text: string;
  longText: string;
  /** Decimal text; '' if empty. */
  money: DecimalText;
  number: DecimalText;
  /** '' if empty. */
  date: IsoDay;
  /** Timestamp in the server's format. */
  datetime: string;
  select: string;
  /** Code of a server-side list entry; other values of the record depend on that entry. */
  code: string;
  /** Status in the server's spelling. */
  status: string;
}

/** Form value per field type. */
export interface FieldTypeValues extends TextValues {
  remoteSelect: Choice | null;
  multiSelect: string[];
  /** Unchecked means 'not given'. */
  boolean: boolean;
  /** null means no answer yet. */
  yesNo: boolean | null;
  identity: Identity;
  attachment: Attachment[];
  pick: PickedRow | null;
  person: Person | null;
  /** Any value that is only displayed. */
  readOnly: unknown;
}

export type TextFieldType = keyof TextValues;
export type FieldType = keyof FieldTypeValues;

interface DtoParts {
  identity: { text: string; verified?: string };
  remoteSelect: { code?: string; name?: string };
  person: { userId: string; code?: string; name?: string; email?: string };
}

/** API names of a field: one per part, or one name. */
export type DtoNamesOf<K extends FieldType> = K extends keyof DtoParts ? DtoParts[K] : string;

/** Meaning of an empty number: `true` is 0 everywhere; 'inDto' is 0 for the server and empty for users. */
interface Zero {
  zero?: true | 'inDto';
}

/** Options of each type besides name and label; `V` is the record's values. */
export interface FieldTypeOptions<V> {
  text: {
    uppercase?: boolean;
    grouped?: true;
    /** Name of a check in `FieldsProvider` that runs on blur and shows its result; a save validates separately. */
    checkOnBlur?: string;
  };
  longText: { rows?: number };
  money: Zero & { /** Currency code after the amount. */ currency?(values: V): string };
  number: Zero;
  /** Range that the calendar offers; rules validate the value. `format`: from `lib/dates`. */
  date: { min?(): IsoDay; max?(): IsoDay; format?: string };
  datetime: { format?: string };
  select: {
    options: readonly SelectOption[] | ((values: V) => readonly SelectOption[]);
    asButtons?: boolean;
  };
  code: object;
  status: object;
  /** `showsCode`: options and value are shown by code, such as 'INR'. */
  remoteSelect: { lookup: string; placeholder?: string; showsCode?: true };
  multiSelect: { lookup: string };
  /** `statement` is the text beside the checkbox, such as a disclaimer; the label is above. */
  boolean: { statement?: string };
  yesNo: object;
  /** Verify appears at exactly `length` characters; a verified value is locked and shows Reset. */
  identity: {
    length: number;
    check: string;
    /** Verifies without a button when the length is reached (TAN, CIN, MSME: spec 1 §5). */
    auto?: boolean;
    ready?(values: V): boolean;
    /** If the check result is not sent: derives from the record whether a stored number was verified. */
    checkedBefore?(text: string, row: Readonly<Record<string, unknown>>): boolean;
    checking?: string;
  };
  attachment: {
    families: readonly FileFamily[];
    /** Maximum number of files; 1 uses the specification's messages. */
    max?: number;
    titles?: readonly string[] | ((values: V) => readonly string[]);
    /** Lookup of Choices whose names are the titles; `titles` apply until it responds and if it is empty. */
    titleLookup?: string;
    module: string;
    context: string;
    /** Default: the record of `FieldsProvider`. */
    contextId?: string | ((values: V) => string);
  };
  pick: { lookup: string; from: PickSource };
  person: { lookup: string };
  readOnly: { /** Formats the value. */ format?(value: unknown, values: V): string };
}

/** Values of a record of unknown type. */
export type AnyValues = Record<string, unknown>;

/** Definition that a field type's functions get. */
export type FieldTypeSetting<K extends FieldType> = {
  name: string;
  label: string;
  dto?: DtoNamesOf<K> | false;
} & FieldTypeOptions<AnyValues>[K];
