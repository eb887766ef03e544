import { daysSince } from '@/lib/dates';
import type { ColumnDef } from '@/shared/list/listTypes';
import type { ListedTask } from '../model/listedTask';
import { countryOf } from '../model/taskList';

type Column = ColumnDef<ListedTask>;

/** Navigation state of the way to a record: the sequence it stands in. */
export type StateOf = (href: string | null) => unknown;

/** What it is, and the way to it; plain text when there is no safe one. */
const numberColumn = (stateOf: StateOf, width: number): Column => ({
  name: 'number',
  title: 'Invoice',
  kind: 'link',
  width,
  href: task => task.href,
  state: task => stateOf(task.href),
  second: task => task.title,
});

const amount: Column = {
  name: 'amount',
  title: 'Amount',
  kind: 'money',
  width: 196,
  country: countryOf,
  currency: task => task.currency,
  onPhone: 'top',
};

const sinceColumn = (title: string, width: number): Column => ({
  name: 'since',
  title,
  kind: 'date',
  width,
  second: task => {
    const days = daysSince(task.since);
    return days === null ? '' : days === 1 ? '1 day' : `${days} days`;
  },
});

/** What waits for an approver. `second` of the level says how far Approve All is with it. */
export function approvalColumns(stateOf: StateOf, second: Column['second']): Column[] {
  return [
    numberColumn(stateOf, 150),
    {
      name: 'supplier',
      title: 'Supplier',
      kind: 'text',
      width: 240,
      onPhone: 'wide',
      value: task => task.supplierName || task.supplierCode,
      second: task => (task.requester && task.requester !== task.supplierName ? `Requested by ${task.requester}` : ''),
    },
    {
      name: 'company',
      title: 'Company',
      kind: 'text',
      width: 180,
      onPhone: 'wide',
      value: task => task.companyName || task.companyCode,
    },
    amount,
    { name: 'level', title: 'Level', kind: 'text', width: 190, value: task => task.role, second, saysWhyNot: true },
    sinceColumn('Waiting since', 142),
  ];
}

/** What came back to its author. */
export function sentBackColumns(stateOf: StateOf): Column[] {
  return [
    numberColumn(stateOf, 124),
    {
      name: 'supplier',
      title: 'Supplier and company',
      kind: 'text',
      width: 210,
      onPhone: 'wide',
      value: task => task.supplierName || task.supplierCode,
      second: task => task.companyName || task.companyCode,
    },
    amount,
    {
      name: 'remarks',
      title: 'Why it came back',
      kind: 'longText',
      none: 'No remarks',
      width: 250,
      onPhone: 'wide',
      sortable: false,
    },
    { name: 'sentBackBy', title: 'Sent back by', kind: 'text', width: 136, sortable: false },
    sinceColumn('Since', 114),
    {
      name: 'action',
      title: 'Action',
      kind: 'actions',
      width: 80,
      sortable: false,
      actions: ({ number, href, editHref }) => {
        if (editHref !== null) return [{ label: 'Edit', name: `Edit ${number}`, href: editHref }];
        return href === null ? [] : [{ label: 'View', name: `View ${number}`, href, state: stateOf(href) }];
      },
    },
  ];
}
