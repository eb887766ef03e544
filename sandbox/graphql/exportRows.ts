import { DATE_FORMAT, DATETIME_12_FORMAT, REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT, wallClock } from '@/lib/dates';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { kinds, plainAreas } from '../recordTypes/recordTypes.ts';
import { plainList, type PlainKind } from '../rules/declared/plainType.ts';
import type { RecordType } from '../rules/declared/recordType.ts';
import { ownRows, recordScope, reportScope, supplierScope } from '../rules/access.ts';
import { badInput, forbidden } from '../rules/errors.ts';
import { listAll, type ListDefinition, type ListParameter, type Scope } from '../rules/lists/listQuery.ts';
import { orderColumns, orderList } from '../rules/orders/orders.ts';
import { RECEIPT, receiptColumns, receiptList } from '../rules/orders/receipts.ts';
import { getTitles } from '../rules/declared/columns.ts';
import { recordList, reportList } from '../rules/records/recordLists.ts';
import { masterSupplierColumns } from '../rules/supplier/masterColumns.ts';
import { masterSupplierList } from './masterSuppliers.ts';

export type { ListParameter } from '../rules/lists/listQuery.ts';

interface ExportColumn {
  name: string;
  title: string;
  /** Maximum decimals of an amount column; at least two are shown. */
  decimals?: number | undefined;
  /** Display format (`lib/dates`) of days `YYYY-MM-DD` or local times `YYYY-MM-DDTHH:mm:ss`. */
  date?: string | undefined;
}

/** How the screen shows the exported list; missing settings default to the list's own. */
export interface ShownAs {
  sortBy?: string | null;
  sortOrder?: string | null;
  /** IANA name of the reader's time zone. */
  timeZone?: string | null;
}

const ZONE = 'Asia/Kolkata';

export interface ExportedRows {
  columns: ExportColumn[];
  rows: Record<string, unknown>[];
}

interface Export {
  list: ListDefinition;
  scope: (viewer: Viewer) => Scope;
  titles: Record<string, string>;
  /** Word in the titles that the receipt type replaces when the rows have one type: 'GRN/SRN'. */
  ofType?: string;
  /** Dates and times are numeric, as in reports and travel and expense (spec 1 §9, spec 3 §9). */
  isNumeric?: true;
}

function getExports(kind: RecordType): [string, Export][] {
  const { columns, exportName, reports = [] } = kind;
  const list: [string, Export] = [
    exportName,
    {
      list: recordList(kind),
      scope: viewer => recordScope(kind, viewer),
      titles: getTitles(columns),
    },
  ];
  return [
    list,
    ...reports.map((report): [string, Export] => [
      report.exportName,
      {
        list: reportList(kind, report),
        scope: viewer => reportScope(kind, viewer),
        titles: getTitles(report.columns),
        isNumeric: true,
      },
    ]),
  ];
}

const getExport = (kind: PlainKind): [string, Export] => [
  kind.exportName,
  { list: plainList(kind), scope: kind.scope, titles: getTitles(kind.columns), isNumeric: true },
];

const EXPORTS: Record<string, Export> = {
  ...Object.fromEntries(kinds.flatMap(getExports)),
  ...Object.fromEntries(plainAreas.flatMap(area => area.kinds.map(getExport))),
  ExportPurchaseOrder: { list: orderList, scope: viewer => ownRows(viewer, true), titles: getTitles(orderColumns) },
  ExportGrn: {
    list: receiptList,
    scope: viewer => ownRows(viewer, true),
    titles: getTitles(receiptColumns),
    ofType: RECEIPT,
  },
  ExportSuppliers: {
    list: masterSupplierList,
    scope: supplierScope,
    titles: getTitles(masterSupplierColumns),
  },
};

/** Times use the reader's time zone, which the headings name. Throws a GraphQLError when refused. */
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
  const getCell = cells(zone);
  const order = { sortBy, sortOrder };
  const found = await listAll<Found>(db, list, Object.keys(titles), parameters, scope(viewer), order);
  const rows = found.map(row =>
    Object.fromEntries(columns.map(({ name }) => [name, getCell(row[name], list.columns[name]?.kind)])),
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

function titlesFor({ titles, ofType }: Export, parameters: ListParameter[]): Record<string, string> {
  const type = ofType && parameters.find(({ name }) => name === 'type')?.value?.toUpperCase();
  if (!ofType || !type) return titles;
  return Object.fromEntries(Object.entries(titles).map(([name, title]) => [name, title.replace(ofType, type)]));
}

export function exportTitles(type: string): Record<string, Record<string, string>> {
  const entries = Object.entries(EXPORTS);
  return Object.fromEntries(entries.map(([name, each]) => [name, titlesFor(each, [{ name: 'type', value: type }])]));
}

/** Caches times, because time zone conversion dominates the export and times repeat. */
function cells(zone: string) {
  const clock = wallClock(zone);
  const known = new Map<string, string>();
  return (value: Cell | undefined, kind: string | undefined): Cell => {
    if (value === null || value === undefined) return null;
    switch (kind) {
      case 'number':
        // Money has at most 15 digits (numeric(18, 2), limited by the rules), which a spreadsheet number holds exactly.
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
