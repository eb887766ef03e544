import { expect, it } from 'vitest';
import { afterDecision } from '@/domain/record/afterDecision';
import type { HistoryTable } from '@/shared/history/model/history';

type Values = Record<string, [before: string, after: string]>;

/** Builds a history with one entry per minute, oldest first; each entry names its table. */
function history(...entries: [entity: string, who: string, values: Values][]): HistoryTable[] {
  const made = entries.map(([entity, who, values], index) => ({
    entity,
    entry: {
      key: String(index),
      entityId: 1,
      at: `2026-11-20T10:0${index}:00Z`,
      who,
      type: 'Update',
      subject: '',
      changes: Object.entries(values).map(([property, [oldValue, newValue]]) => ({
        property,
        label: property,
        oldValue,
        newValue,
      })),
    },
  }));
  return [...new Set(made.map(({ entity }) => entity))].map(entity => ({
    entity,
    name: entity,
    entries: made
      .filter(each => each.entity === entity)
      .map(({ entry }) => entry)
      .toReversed(),
  }));
}
const status = (before: string, after: string): Values => ({ status: [before, after] });
const amount: Values = { amount: ['1.00', '9.00'] };
const read = (...entries: Parameters<typeof history>) => {
  const { decision, changes } = afterDecision(history(...entries), 'Invoice');
  return { by: decision?.who ?? null, changed: changes.map(({ label, who }) => `${label} by ${who}`) };
};

it.each<[what: string, entries: Parameters<typeof history>, by: string | null, changed: string[]]>([
  [
    'not decided',
    [
      ['Invoice', 'Asha', status('', 'Open')],
      ['Invoice', 'Asha', amount],
    ],
    null,
    [],
  ],
  [
    'closed without a change',
    [
      ['Invoice', 'Asha', amount],
      ['Invoice', 'Ravi', status('Open', 'Closed')],
    ],
    'Ravi',
    [],
  ],
  [
    'changed after the decision',
    [
      ['Invoice', 'Ravi', status('Open', 'Closed')],
      ['Invoice', 'Asha', amount],
      ['Line', 'Mohan', { quantity: ['1', '2'] }],
    ],
    'Ravi',
    ['quantity by Mohan', 'amount by Asha'],
  ],
  ['changed by the decision', [['Invoice', 'Ravi', { ...amount, ...status('Open', 'Closed') }]], 'Ravi', []],
  [
    'posted and paid by accounting',
    [
      ['Invoice', 'Farida', status('Pending for approval', 'Approved')],
      ['Invoice', 'ERP', { erpSync: ['', 'Posted'], paymentDate: ['', '2026-11-21'], ...status('Approved', 'Closed') }],
    ],
    'Farida',
    [],
  ],
  [
    'a query is opened and closed',
    [
      ['Invoice', 'Farida', status('Pending for approval', 'Approved')],
      ['Invoice', 'Ravi', status('Approved', 'Under Query')],
      ['Query', 'Ravi', { category: ['', 'Documents'] }],
      ['Invoice', 'Ravi', status('Under Query', 'Approved')],
    ],
    'Farida',
    [],
  ],
  [
    'rejected, then closed by a reviewer',
    [
      ['Invoice', 'Mohan', status('Open', 'Rejected')],
      ['Invoice', 'Asha', amount],
      ['Invoice', 'Ravi', status('Rejected', 'Closed')],
    ],
    'Ravi',
    [],
  ],
  [
    'approved, sent back and changed',
    [
      ['Invoice', 'Mohan', status('Pending', 'Approved')],
      ['Invoice', 'Ravi', status('Approved', 'SentBack')],
      ['Invoice', 'Asha', amount],
    ],
    null,
    [],
  ],
])('afterDecision returns who decided and the later changes when %s', (_what, entries, by, changed) => {
  expect(read(...entries)).toEqual({ by, changed });
});
