import type { ReactNode } from 'react';
import type { IsoDay } from '@/lib/dates';
import type { Session } from '@/platform/session/session';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';

/** One search condition on the wire (spec 1 §7). Lists and exports take the same ones. */
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

/** The input of every paged list query (DECISIONS 18). */
export interface ListInput {
  /** First page is 1. */
  currentPage: number;
  pageSize: number;
  parameters: ListParameter[];
  sortBy: string;
  sortOrder: SortOrder;
}

/** One page as the backend answers; a null part is read as nothing (spec 1 §4). */
export interface ListPage<Row> {
  totalRecords: number | null | undefined;
  rows: readonly Row[] | null | undefined;
}

export type CellValue = string | number | boolean | null | undefined;

/** A quieter line under a value; a tone says that it is good or bad news. */
export type SecondLine = string | { text: string; tone: 'good' | 'warn' } | null | undefined;

interface ColumnBase<Row> {
  title: string;
  /** Least width in pixels of a column whose cells wrap, and the width while rows load; the default depends on the kind. */
  width?: number;
  /** Default: right for money and number, left for the rest. */
  align?: 'left' | 'right' | 'center';
  /**
   * In the cards that narrow screens show: false leaves it out (the record's view has it), 'top' puts it beside the card's first
   * value, 'beside' beside the status, 'untitled' leaves out its title.
   */
  onPhone?: false | 'top' | 'beside' | 'untitled';
  second?: (row: Row) => SecondLine;
  /**
   * The values load after the rows (`useLaterFacts`). The column keeps `width` pixels for them, and the phone card of each row
   * that gets a value keeps a line, so that nothing moves.
   */
  later?: { width: number; of: (row: Row) => boolean };
}

type ValueKind<Row> =
  | { kind: 'number' | 'yesNo' }
  /** `isQuiet`: the word of this row is said without its sign. `explain`: what it means, in sentences, said on demand. */
  | { kind: 'status'; isQuiet?: (row: Row) => boolean; explain?: (row: Row) => Promise<readonly string[]> }
  /** A text that does not fit ends in an ellipsis; the cell's title shows all of it. */
  | { kind: 'text' }
  /** Several lines, at most four in sight unless it is shown `inFull`. `none` stands where there is no text. */
  | { kind: 'longText'; inFull?: true; none?: string | ((row: Row) => string | undefined) }
  /** A day of the calendar, or a moment on the reader's clocks. `format`: one of `lib/dates`; DD-MMM-YYYY, with time DD-MMM-YYYY hh:mm A, when none is given. */
  | { kind: 'date' | 'datetime'; format?: string }
  /** `country` decides the digit grouping, `currency` is the code shown after the amount; `decimals`: 2 unless it says otherwise. */
  | {
      kind: 'money';
      decimals?: (value: string | number) => number;
      country?: (row: Row) => string | null | undefined;
      currency?: (row: Row) => string | null | undefined;
    }
  /**
   * `href`: a path inside the portal, or null for plain text. `state`: navigation state for the screen it leads to. `nameOf`: what
   * readers hear of a link whose text does not name the row.
   */
  | {
      kind: 'link';
      href: (row: Row) => string | null;
      state?: (row: Row) => unknown;
      nameOf?: (row: Row) => string;
    };

/** `name` is the field the list is sorted by on the wire; the cell shows the row's field of that name unless `value` is given. */
type ColumnSource<Row> =
  { name: keyof Row & string; value?: (row: Row) => CellValue } | { name: string; value: (row: Row) => CellValue };

/** What can be done with one row: a way to a place, or something that happens here. */
type RowAction = {
  label: string;
  /** For readers, who hear it without the row: 'Edit INV-7'. */
  name: string;
} & ({ href: string; state?: unknown } | { onPress: () => void; opensDialog?: true });

/** Cells that show no value of the row, but what goes with it. */
type OwnKind<Row> = { name: string; value?: never } & (
  | { kind: 'actions'; actions: (row: Row) => readonly RowAction[] }
  | { kind: 'custom'; cell: (row: Row) => ReactNode; /** The cell is as high as one line of text. */ oneLine?: true }
);

type ValueColumn<Row> = ColumnBase<Row> & ValueKind<Row> & ColumnSource<Row>;
type OwnColumn<Row> = ColumnBase<Row> & OwnKind<Row>;

/** A column as data, of a table that is only read. */
export type ReadColumn<Row> = (ValueColumn<Row> | OwnColumn<Row>) & {
  /** The column names the row: screen readers say it with each of the row's cells. */
  namesRow?: true;
};

/** A column as data, of a list. */
export type ColumnDef<Row> = (
  | (ValueColumn<Row> & {
      /** False: neither the header nor the panel offers it for sorting. */
      sortable?: boolean;
      /** The list is filtered by it (`defineList`): as its kind is, in another way, by a choice of these options, or by something else. */
      filter?: true | 'number' | 'numberRange' | 'date' | CheckOptions | FilterDef;
    })
  | (OwnColumn<Row> & { sortable: false; filter?: never })
) & {
  /** Says under its value why a row cannot be selected. Without such a column the first one says it. */
  saysWhyNot?: true;
  /**
   * Place on the screen: columns with a rank come first, the lowest leftmost, where it stays in sight; the others follow. The order of
   * the declaration is that of the specification and of exports.
   */
  rank?: number;
  /** Where all rows say the same, that is said once above them, and the column is left out (`commonFacts`). */
  once?: true;
  /** True: it tells this user nothing, as a column of his own name does. */
  hiddenFrom?: (session: Session) => boolean;
};

/** The field of a row that names it, or how to make its name. */
export type RowKey<Row> = (keyof Row & string) | ((row: Row) => string | number);

export interface FilterOption {
  value: string;
  label: string;
}

/**
 * What a filter offers to tick: words, or value and label; `lookup` names a loader among the screen's `lookups`, `api` a list of the master
 * data service (spec 1 §7 'lists of type api').
 */
export type CheckOptions = readonly (string | FilterOption)[] | { lookup: string } | { api: string };

interface FilterBase {
  /** Parameter name on the wire. */
  name: string;
  label: string;
}

/** A filter as data; kinds and their wire values are those of spec 1 §7. */
export type FilterDef = FilterBase &
  (
    | { kind: 'text' | 'number' | 'numberRange' | 'date' | 'dateRange' }
    | { kind: 'checkBox'; options: CheckOptions }
    /** Rows picked by a search; `search` names it among the screen's `searches`, `hint` says what may be typed. */
    | { kind: 'cimSupplier'; search: string; hint: string }
  );

/** A picked row. */
export interface FilterPick {
  code: string;
  name: string;
}

/** The searches of picked rows by the names that definitions use. */
export type FilterSearches = Readonly<Record<string, RemoteSearch<FilterPick>>>;

/** A filter in force. Texts are trimmed and never empty, lists never empty and free of doubles, `from` <= `to`; of two numbers one may be ''. */
export type AppliedFilter =
  | { name: string; kind: 'text' | 'number'; value: string }
  | { name: string; kind: 'numberRange'; from: string; to: string }
  | { name: string; kind: 'date'; value: IsoDay }
  | { name: string; kind: 'dateRange'; from: IsoDay; to: IsoDay }
  | { name: string; kind: 'checkBox'; values: string[] }
  | { name: string; kind: 'cimSupplier'; picks: FilterPick[] };

/** Names of filters that a list has above its rows, where nobody opens a panel for them. */
export interface ListFind {
  /** A text filter that the search field sets with what looks like a number or a code. */
  number: string;
  /** A text filter that it sets with everything else; without one it looks in numbers only. */
  name?: string;
  /** A `checkBox` filter with options of its own, each of which is one press away. */
  status?: string;
  /** Another one, whose options stand beside those. */
  beside?: string;
}

/** What the state functions need of a list; plain data, so that the entry can ask for the first page before any UI code is there. */
export interface ListShape {
  /** First path segment of the screen: presets and the kept filter belong to it. */
  context: string;
  columns: readonly { name: string; title: string; sortable?: boolean }[];
  filters?: readonly FilterDef[];
  /** What of the filters stands in sight above the rows. */
  find?: ListFind;
  /** Default: `defaultSortOf`. */
  defaultSort?: ListSort;
  /** Default 15. */
  pageSize?: number;
  /** Conditions that people neither see nor change, for instance whose rows they are. */
  fixedParameters?: readonly ListParameter[];
}

/** A list as data. */
export interface ListDef<Row> extends ListShape {
  columns: readonly ColumnDef<Row>[];
}

/** Loads the options of a `checkBox` filter. */
export type OptionLoader = (signal: AbortSignal) => Promise<FilterOption[]>;
