import { DATE_FORMAT, DATETIME_12_FORMAT, REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT, wallClock } from '@/lib/dates';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { kinds, plainAreas } from '../kinds/kinds.ts';
import { plainList, type PlainKind } from '../rules/declared/plainKind.ts';
import type { RecordKind } from '../rules/declared/recordKind.ts';
import { ownRows, recordScope, reportScope, supplierScope } from '../rules/access.ts';
import { badInput, forbidden } from '../rules/errors.ts';
import { listAll, type ListDefinition, type ListParameter, type Scope } from '../rules/lists/listQuery.ts';
import { orderList, orderTitles } from '../rules/orders/orders.ts';
import { RECEIPT, receiptColumns, receiptList } from '../rules/orders/receipts.ts';
import { titlesOf } from '../rules/declared/columns.ts';
import { recordList, reportList } from '../rules/records/recordLists.ts';
import { masterSupplierList } from './masterSuppliers.ts';

export type { ListParameter } from '../rules/lists/listQuery.ts';

interface ExportColumn {
  name: string;
  title: string;
  /** Its cells are amounts: two digits after the point, or up to these where there are more. */
  decimals?: number | undefined;
  /** Its cells are days `YYYY-MM-DD` or what clocks show, `YYYY-MM-DDTHH:mm:ss`; people read them like this (`lib/dates`). */
  date?: string | undefined;
}

/** How the screen shows what it exports. What is missing is as the list has it by itself. */
export interface ShownAs {
  sortBy?: string | null;
  sortOrder?: string | null;
  /** IANA name of the reader's zone. */
  timeZone?: string | null;
}

/** Where the buyer is. */
const ZONE = 'Asia/Kolkata';

export interface ExportedRows {
  columns: ExportColumn[];
  rows: Record<string, unknown>[];
}

interface Export {
  list: ListDefinition;
  scope: (viewer: Viewer) => Scope;
  titles: Record<string, string>;
  /** The word in its titles, where rows of one type are asked for, that the type stands in for: 'GRN/SRN'. */
  ofType?: string;
  /** Dates and moments are numeric, as the grids of reports and of travel and expense show them (spec 1 §9, spec 3 §9). */
  isNumeric?: true;
}

/** The exports of a kind: its list and its reports. */
function exportsOf(kind: RecordKind): [string, Export][] {
  const { columns, exportName, reports = [] } = kind;
  const list: [string, Export] = [
    exportName,
    {
      list: recordList(kind),
      scope: viewer => recordScope(kind, viewer),
      titles: titlesOf(columns),
    },
  ];
  return [
    list,
    ...reports.map((report): [string, Export] => [
      report.exportName,
      {
        list: reportList(kind, report),
        scope: viewer => reportScope(kind, viewer),
        titles: titlesOf(report.columns),
        isNumeric: true,
      },
    ]),
  ];
}

const exportOf = (kind: PlainKind): [string, Export] => [
  kind.exportName,
  { list: plainList(kind), scope: kind.scope, titles: titlesOf(kind.columns), isNumeric: true },
];

const EXPORTS: Record<string, Export> = {
  ...Object.fromEntries(kinds.flatMap(exportsOf)),
  ...Object.fromEntries(plainAreas.flatMap(area => area.kinds.map(exportOf))),
  ExportPurchaseOrder: { list: orderList, scope: viewer => ownRows(viewer, true), titles: orderTitles },
  ExportGrn: {
    list: receiptList,
    scope: viewer => ownRows(viewer, true),
    titles: titlesOf(receiptColumns),
    ofType: RECEIPT,
  },
  ExportSuppliers: {
    list: masterSupplierList,
    scope: supplierScope,
    titles: {
      id: 'Id',
      companyCode: 'Company',
      code: 'Code',
      name: 'Name',
      gstNumber: 'GST Number',
      city: 'City',
      paymentTermCode: 'Payment Term',
      active: 'Is Active',
      companyIsActive: 'Company Is Active',
    },
  },
};

/**
 * Every row of an exported list (the keys of `EXPORTS`) that this viewer may see, as cells: numbers for money, days and times as such,
 * the times those of the reader's zone, which their headings name; yes/no as people read it. GraphQLError when refused.
 */
export async function exportRows(
  db: Database,
  viewer: Viewer,
  listName: string,
  parameters: ListParameter[],
  { sortBy, sortOrder, timeZone }: ShownAs = {},
): Promise<ExportedRows> {
  const wanted = Object.hasOwn(EXPORTS, listName) ? EXPORTS[listName] : undefined;
  if (!wanted) throw badInput(`There is no export '${listName}'`);
  // Spec 1 §6: a userwithsupplier cannot export the supplier list.
  if (listName === 'ExportSuppliers' && viewer.roles.includes('userwithsupplier'))
    throw forbidden('You cannot export the supplier list.');
  const { list, scope, isNumeric } = wanted;
  const titles = titlesFor(wanted, parameters);
  const zone = timeZone && isZone(timeZone) ? timeZone : ZONE;
  const [day, moment] = isNumeric ? [REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT] : [DATE_FORMAT, DATETIME_12_FORMAT];
  const columns = Object.entries(titles).map(([name, title]) => {
    const { kind, decimals } = list.columns[name] ?? {};
    return {
      name,
      title: kind === 'moment' ? `${title} (${zone})` : title,
      decimals,
      date: kind === 'date' ? day : kind === 'moment' ? moment : undefined,
    };
  });
  const cellOf = cells(zone);
  const order = { sortBy, sortOrder };
  const found = await listAll<Found>(db, list, Object.keys(titles), parameters, scope(viewer), order);
  const rows = found.map(row =>
    Object.fromEntries(columns.map(({ name }) => [name, cellOf(row[name], list.columns[name]?.kind)])),
  );
  return { columns, rows };
}

type Cell = string | number | boolean | null;
type Found = Record<string, Cell> & { id: number };

function isZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** Column name → title, as the screen that shows these rows has them. */
function titlesFor({ titles, ofType }: Export, parameters: ListParameter[]): Record<string, string> {
  const type = ofType && parameters.find(({ name }) => name === 'type')?.value?.toUpperCase();
  if (!ofType || !type) return titles;
  return Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, title.replace(ofType, type)]));
}

/** The titles of every export by its name; `type`: of the rows that are asked for. */
export function exportTitles(type: string): Record<string, Record<string, string>> {
  const entries = Object.entries(EXPORTS);
  return Object.fromEntries(entries.map(([name, each]) => [name, titlesFor(each, [{ name: 'type', value: type }])]));
}

/** Values as cells. The clocks of a zone take most of an export's time, and the same moments come back on many rows: they are kept. */
function cells(zone: string) {
  const clock = wallClock(zone);
  const known = new Map<string, string>();
  return (value: Cell | undefined, kind: string | undefined): Cell => {
    if (value === null || value === undefined) return null;
    switch (kind) {
      case 'number':
        // 15 digits at most (numeric(18, 2) limited by the rules): a spreadsheet's number holds them exactly.
        return Number(value);
      case 'moment': {
        const moment = String(value);
        const found = known.get(moment) ?? clock(moment);
        known.set(moment, found);
        return found;
      }
      case 'boolean':
        return value ? 'Yes' : 'No';
      default:
        return value;
    }
  };
}
