import { DATE_FORMAT, daysSince, formatAge } from '@/lib/dates';
import { getRecordType } from '@/domain/recordTypes';
import type { ColumnDef } from '@/shared/list/listTypes';
import type { ListedTask } from '../model/listedTask';
import { countryOfTask } from '../model/taskList';

type Column = ColumnDef<ListedTask>;

/** Returns the navigation state for a record link: its task sequence. */
export type StateOf = (href: string | null) => unknown;

/** Record number as link; plain text if no safe link exists. */
const numberColumn = (getState: StateOf, width: number): Column => ({
  name: 'number',
  title: 'Invoice',
  kind: 'link',
  width,
  href: task => task.href,
  state: task => getState(task.href),
  second: task => task.title,
});

export const taskAmountColumn: Column & { kind: 'money' } = {
  name: 'amount',
  title: 'Amount',
  kind: 'money',
  width: 164,
  country: countryOfTask,
  currency: task => task.currency,
  onPhone: 'top',
};

export const sinceColumn = (title: string, width: number): Column => ({
  name: 'since',
  title,
  kind: 'datetime',
  format: DATE_FORMAT,
  width,
  second: task => formatAge(daysSince(task.since)),
});

/** Returns the changed sections of a request: 'Bank Details (1)'. The tab names its type. */
function getChanges({ context, number }: ListedTask): string {
  const type = `${getRecordType(context)?.name ?? ''}: `;
  return number.startsWith(type) ? number.slice(type.length) : number;
}

/** Requests without amounts, such as supplier changes, are named by supplier and changed sections; their levels have no names. */
function asRequests(columns: Column[]): Column[] {
  return columns.flatMap((column): Column[] | Column => {
    if (column.name === taskAmountColumn.name || column.name === 'level') return [];
    if (column.name === 'number' && column.kind === 'link') {
      const { href, state, second } = column;
      const shared = { href, ...(state && { state }), ...(second && { second }) };
      return { name: 'supplier', title: 'Supplier', kind: 'link', width: 260, value: getSupplier, ...shared } as const;
    }
    if (column.name === 'supplier')
      return { name: 'number', title: 'Request', kind: 'text', width: 320, value: getChanges } as const;
    return column;
  });
}

const getSupplier = (task: ListedTask) => task.supplierName || task.supplierCode || task.number;

/** Builds the columns of an approver's tasks. `mark` shows a row's Approve All state. */
export function approvalColumns(getState: StateOf, mark: NonNullable<Column['second']>, hasAmounts: boolean): Column[] {
  const columns: Column[] = [
    { ...numberColumn(getState, 150), second: task => mark(task) ?? task.title },
    {
      name: 'supplier',
      title: 'Supplier',
      kind: 'text',
      width: 206,
      value: task => task.supplierName || task.supplierCode,
    },
    {
      name: 'company',
      title: 'Company',
      kind: 'text',
      width: 176,
      once: true,
      value: task => task.companyName || task.companyCode,
    },
    taskAmountColumn,
    { name: 'level', title: 'Level', kind: 'text', width: 110, once: true, value: task => task.role },
    {
      name: 'requester',
      title: 'Requested by',
      kind: 'text',
      width: 136,
      once: true,
      sortable: false,
      onPhone: false,
      value: task => (task.requester === task.supplierName ? '' : task.requester),
    },
    sinceColumn('Waiting since', 176),
  ];
  return hasAmounts ? columns : asRequests(columns);
}

const getCompany = (task: ListedTask) => task.companyName || task.companyCode;

export function sentBackColumns(getState: StateOf, hasAmounts: boolean, isSupplier: boolean): Column[] {
  const columns: Column[] = [
    numberColumn(getState, 124),
    {
      name: 'supplier',
      title: isSupplier ? 'Company' : 'Supplier and company',
      kind: 'text',
      width: 210,
      ...(isSupplier
        ? { value: getCompany }
        : { value: task => task.supplierName || task.supplierCode, second: task => getCompany(task) }),
    },
    taskAmountColumn,
    {
      name: 'remarks',
      title: 'Why it came back',
      kind: 'longText',
      none: 'No remarks',
      width: 250,
      sortable: false,
    },
    { name: 'sentBackBy', title: 'Sent back by', kind: 'text', width: 136, sortable: false },
    sinceColumn('Since', 114),
    {
      name: 'action',
      title: 'Action',
      kind: 'actions',
      onPhone: 'untitled',
      width: 80,
      sortable: false,
      actions: ({ number, href, editHref }) => {
        if (editHref !== null) return [{ label: 'Edit', name: `Edit ${number}`, href: editHref }];
        return href === null ? [] : [{ label: 'View', name: `View ${number}`, href, state: getState(href) }];
      },
    },
  ];
  return hasAmounts || isSupplier ? columns : asRequests(columns);
}
