import type { ReactNode } from 'react';
import type { IsoDay } from '@/lib/dates';
import type { Session } from '@/platform/session/session';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';

/** Search condition of list and export queries (spec 1 §7). */
export interface ListParameter {
  name: string;
  value: string;
  operator?: string;
  type?: string;
}

export type SortOrder = 'asc' | 'desc';

export interface ListSort {
  by: string;
  order: SortOrder;
}

/** Input of every paged list query (docs/decisions.md#call-shapes). */
export interface ListInput {
  currentPage: number;
  pageSize: number;
  parameters: ListParameter[];
  sortBy: string;
  sortOrder: SortOrder;
}

/** One page from the backend; null parts count as empty (spec 1 §4). */
export interface ListPage<Row> {
  totalRecords: number | null | undefined;
  rows: readonly Row[] | null | undefined;
}

export type CellValue = string | number | boolean | null | undefined;

/** Smaller line under a value; `tone` marks good or bad news. */
export type SecondLine = string | { text: string; tone: 'good' | 'warn' } | null | undefined;

interface ColumnBase<Row> {
  title: string;
  /** Pixels: minimum width of wrapping cells and width while rows load; the default depends on the type. */
  width?: number;
  /** Default: right for money and number, otherwise left. */
  align?: 'left' | 'right';
  /**
   * Place in phone cards: false omits the value, 'top' puts it beside the title, 'beside' beside the status, 'untitled'
   * omits its label.
   */
  onPhone?: false | 'top' | 'beside' | 'untitled';
  second?: (row: Row) => SecondLine;
  /**
   * Values load after the rows (`useDeferredColumns`). Reserves `width` pixels, and a line in each phone card that `of`
   * selects, so that nothing moves.
   */
  later?: { width: number; of: (row: Row) => boolean };
}

type ValueType<Row> =
  | { kind: 'number' | 'yesNo' }
  /** `isQuiet`: shows the status without its icon. `explain`: loads an explanation on demand. */
  | { kind: 'status'; isQuiet?: (row: Row) => boolean; explain?: (row: Row) => Promise<readonly string[]> }
  /** Long text ends in an ellipsis; the tooltip shows all. */
  | { kind: 'text' }
  /** At most 4 lines unless `inFull`. `none` is the placeholder. */
  | { kind: 'longText'; inFull?: true; none?: string | ((row: Row) => string | undefined) }
  /** Calendar day, or a moment in the user's time zone. `format`: from `lib/dates`; default DD-MMM-YYYY, with time DD-MMM-YYYY hh:mm A. */
  | { kind: 'date' | 'datetime'; format?: string }
  /** `country` decides the digit grouping, `currency` is the code after the amount. */
  | {
      kind: 'money';
      country?: (row: Row) => string | null | undefined;
      currency?: (row: Row) => string | null | undefined;
    }
  /** `href`: portal path, or null for plain text. `state`: navigation state. `getName`: accessible name if the text doesn't name the row. */
  | {
      kind: 'link';
      href: (row: Row) => string | null;
      state?: (row: Row) => unknown;
      getName?: (row: Row) => string;
    };

/** `name` is the sort field in queries. The cell shows the row's property of that name unless `value` is given. */
type ColumnSource<Row> =
  { name: keyof Row & string; value?: (row: Row) => CellValue } | { name: string; value: (row: Row) => CellValue };

type RowAction = {
  label: string;
  /** Accessible name that includes the row: 'Edit INV-7'. */
  name: string;
} & ({ href: string; state?: unknown } | { onPress: () => void; opensDialog?: true });

type OwnType<Row> = { name: string; value?: never } & (
  | { kind: 'actions'; actions: (row: Row) => readonly RowAction[] }
  | { kind: 'custom'; cell: (row: Row) => ReactNode; /** True: the cell is one line of text high. */ oneLine?: true }
);

type ValueColumn<Row> = ColumnBase<Row> & ValueType<Row> & ColumnSource<Row>;
type OwnColumn<Row> = ColumnBase<Row> & OwnType<Row>;

export type ReadColumn<Row> = (ValueColumn<Row> | OwnColumn<Row>) & {
  /** True: the cell is the row header that screen readers announce. */
  namesRow?: true;
};

export type ColumnDef<Row> = (
  | (ValueColumn<Row> & {
      /** False: neither the header nor the panel offers sorting by the column. */
      sortable?: boolean;
      /** Filter that `defineList` adds: the default of the type, another type, a choice of options, or a definition. */
      filter?: true | 'number' | 'numberRange' | 'date' | CheckOptions | FilterDef;
    })
  | (OwnColumn<Row> & { sortable: false; filter?: never })
) & {
  /** Display order: columns with a rank come first, lowest leftmost and sticky. Exports keep the specification's order of declaration. */
  rank?: number;
  /** If all rows have the same value, it is shown once above the table and the column is omitted (`splitCommonColumns`). */
  once?: true;
  /** The column is hidden while no row of the page can have a value. */
  mayHave?: (row: Row) => boolean;
  /** True if the column is useless to this user, such as a column of the user's own name. */
  hiddenFrom?: (session: Session) => boolean;
};

export type RowKey<Row> = (keyof Row & string) | ((row: Row) => string | number);

export interface FilterOption {
  value: string;
  label: string;
}

/**
 * Options of a filter: strings, or value and label. `lookup` names a loader of the screen, `api` a master data list
 * (spec 1 §7 'lists of type api').
 */
export type CheckOptions = readonly (string | FilterOption)[] | { lookup: string } | { api: string };

interface FilterBase {
  name: string;
  label: string;
}

/** Filter definition; types and their values follow spec 1 §7. */
export type FilterDef = FilterBase &
  (
    | { kind: 'text' | 'number' | 'numberRange' | 'date' | 'dateRange' }
    /** `isOpen`: a filter may contain values that are not options, because the backend may define more. */
    | { kind: 'checkBox'; options: CheckOptions; isOpen?: boolean }
    /** `search` names a search function of the screen; `hint` is the placeholder. */
    | { kind: 'cimSupplier'; search: string; hint: string }
  );

export interface FilterPick {
  code: string;
  name: string;
}

export type FilterSearches = Readonly<Record<string, RemoteSearch<FilterPick>>>;

/**
 * Validated filter: texts are trimmed and not empty, lists are not empty and have no duplicates, `from` <= `to`; one
 * end of a number range may be ''.
 */
export type AppliedFilter =
  | { name: string; kind: 'text' | 'number'; value: string }
  | { name: string; kind: 'numberRange'; from: string; to: string }
  | { name: string; kind: 'date'; value: IsoDay }
  | { name: string; kind: 'dateRange'; from: IsoDay; to: IsoDay }
  | { name: string; kind: 'checkBox'; values: string[] }
  | { name: string; kind: 'cimSupplier'; picks: FilterPick[] };

/** A condition of a link, a stored filter or a preset that the list doesn't know or can't parse. */
export interface IgnoredFilter {
  /** '' if the condition names no field. */
  name: string;
  texts: string[];
}

export interface ListFind {
  number: string;
  /** Text filter for all other search texts; absent: search covers numbers only. */
  name?: string;
  status?: string;
  beside?: string;
}

/** Data about a list that its state functions need; without UI code, so that the loader can query the first page early. */
export interface ListShape {
  /** First path segment of the screen; identifies its presets and stored filter. */
  context: string;
  columns: readonly { name: string; title: string; sortable?: boolean }[];
  filters?: readonly FilterDef[];
  find?: ListFind;
  pageSize?: number;
  /** Conditions that users can't see or change, such as the record owner. */
  fixedParameters?: readonly ListParameter[];
}

export interface ListDef<Row> extends ListShape {
  columns: readonly ColumnDef<Row>[];
}

export type OptionLoader = (signal: AbortSignal) => Promise<FilterOption[]>;
