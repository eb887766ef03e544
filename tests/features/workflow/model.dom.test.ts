import { describe, expect, it } from 'vitest';
import { checkTasks } from '@/features/workflow/model/fraudWarnings';
import { parseListedTask, parseTasks, type ListedTaskRow } from '@/features/workflow/model/listedTask';
import { OLDEST_FIRST, shownTasks, getTaskSums, getTabs } from '@/features/workflow/model/taskList';
import { whyExcluded } from '@/features/workflow/screens/ApprovalCenterScreen';
import { readSequence, getPositions, sequenceState, withoutDecided } from '@/features/workflow/model/sequence';

const row = (more: Partial<ListedTaskRow> = {}, record: Record<string, unknown> = {}): ListedTaskRow => ({
  id: 1,
  module: 'NonPoInvoice',
  context: 'NonPoInvoice',
  contextId: 5,
  workflowLevelState: 2,
  recordData: JSON.stringify({ invoiceNumber: 'INV-1', supplierName: 'Asha Labs', ...record }),
  ...more,
});
const task = (more: Partial<ListedTaskRow> = {}, record: Record<string, unknown> = {}) =>
  parseListedTask(row(more, record));

describe('whyExcluded', () => {
  const step0 = 'L1 and L2 approvers are missing: open to choose';
  const step3 = 'A deviation approver may be needed: open to decide';
  const query = 'Waiting for an answer to a query';
  it.each([
    ['NonPoInvoice', 1, 'Any', step0],
    ['nonpoinvoice', 1, '', step0],
    ['ProformaInvoice', 1, 'Any', step0],
    ['DeliveryInvoice', 1, 'Any', step0],
    ['DeliveryInvoice', 4, 'Any', step3],
    ['NonPoInvoice', 4, 'Any', null],
    ['ProformaInvoice', 4, 'All', null],
    ['NonPoInvoice', 2, '', null],
    ['DeliveryInvoice', 2, 'Any', null],
    ['ManualInvoiceEntry', 1, '', null],
    ['SupplierUpdate', 1, '', null],
    ['Unheard', 1, '', null],
    ['NonPoInvoice', 2, 'Query', query],
    ['NonPoInvoice', 1, 'query', query],
    ['SupplierUpdate', 2, 'Query Based', query],
    ['NonPoInvoice', null, '', 'The level is unknown: open to decide'],
  ])('for %s at level %s of type "%s" returns: %s', (context, level, approvalType, why) => {
    expect(whyExcluded({ context, level, approvalType, contextId: 5 })).toBe(why);
  });
});

describe('parseTask', () => {
  it('reads the details in recordData regardless of the case of their keys', () => {
    const details = {
      TotalGrossAmount: '118000.50',
      CurrencyCode: 'INR',
      countryCode: 'IN',
      PendingSince: '2026-11-02',
    };
    expect(task({ title: 'Non-PO Invoice INV-1', requesterName: 'Neha' }, details)).toMatchObject({
      number: 'INV-1',
      title: '',
      supplierName: 'Asha Labs',
      amount: '118000.5',
      currency: 'INR',
      country: 'IN',
      since: '2026-11-02',
      requester: 'Neha',
      role: 'L1',
    });
  });

  it.each([null, '', '{broken', '[]', '"text"', 7])('keeps a record with recordData %s and its link', recordData => {
    expect(task({ recordData, title: 'Non-PO Invoice INV-9' })).toMatchObject({
      number: 'Non-PO Invoice INV-9',
      amount: null,
      href: '/NonPoInvoice/View/5',
    });
  });

  it.each([
    ['/sportal/NonPoInvoice/View/77', '/NonPoInvoice/View/77'],
    ['javascript:alert(1)', '/NonPoInvoice/View/5'],
    ['https://evil.example/sportal/x', '/NonPoInvoice/View/5'],
    ['//evil.example', '/NonPoInvoice/View/5'],
    [null, '/NonPoInvoice/View/5'],
  ])('for the stored path %s links to %s', (contextPath, href) => {
    expect(task({ contextPath }).href).toBe(href);
  });

  it('creates no link to an unknown record type without a valid path', () => {
    expect(task({ context: 'Unheard', contextPath: 'javascript:alert(1)' }).href).toBeNull();
  });

  it.each([
    ['NonPoInvoice', 1, 'Sentback', '/NonPoInvoice/Edit?id=5'],
    ['NonPoInvoice', 2, 'Sentback', null],
    ['NonPoInvoice', 1, 'Pending', null],
    ['DeliveryInvoice', 3, 'sent back', '/DeliveryInvoice/Edit?id=5'],
    ['ManualInvoiceEntry', 1, 'Sentback', null],
  ])('for %s at level %s, %s, sets the edit link to %s', (context, workflowLevelState, workflowStatus, editHref) => {
    expect(task({ context, workflowLevelState, workflowStatus }).editHref).toBe(editHref);
  });

  it('lists a record once and accepts null', () => {
    expect(parseTasks([row(), row({ id: 2 })])).toHaveLength(1);
    expect(parseTasks(null)).toEqual([]);
  });

  it.each([
    ['NonPoInvoice', { totalGrossAmount: '10' }, 'INV-1', '10'],
    ['DeliveryInvoice', { grandTotal: '20' }, 'INV-1', '20'],
    ['ManualInvoiceEntry', { invoiceAmount: '30' }, 'INV-1', '30'],
    ['SupplierUpdate', { totalGrossAmount: '40' }, '#5', null],
    ['Unheard', { totalGrossAmount: '50' }, 'INV-1', '50'],
  ])('reads number and amount of %s from the fields of its record type', (context, record, number, amount) => {
    expect(task({ context }, record)).toMatchObject({ number, amount });
  });
});

describe('visible tasks', () => {
  const tasks = [
    task(
      { contextId: 1 },
      {
        invoiceNumber: 'B-2',
        pendingSince: '2026-11-02',
        totalGrossAmount: '0.1',
        currencyCode: 'INR',
        countryCode: 'IN',
      },
    ),
    task(
      { contextId: 2 },
      {
        invoiceNumber: 'B-10',
        pendingSince: '2026-10-01',
        totalGrossAmount: '0.2',
        currencyCode: 'INR',
        countryCode: 'IN',
      },
    ),
    task({ contextId: 3, context: 'Unheard' }, { invoiceNumber: 'X' }),
    task({ contextId: 4, context: 'DeliveryInvoice' }, { totalGrossAmount: 9, currencyCode: 'USD' }),
  ];

  it('have a tab per context, known contexts first', () => {
    expect(getTabs(tasks)).toEqual([
      { id: 'NonPoInvoice', label: 'Non-PO Invoices', count: 2 },
      { id: 'DeliveryInvoice', label: 'Delivery Invoices', count: 1 },
      { id: 'Unheard', label: 'Unheard', count: 1 },
    ]);
  });

  it('are sorted by longest waiting by default, sort numbers numerically, and match every search term', () => {
    const numbers = (text: string, order = OLDEST_FIRST) =>
      shownTasks(tasks, 'NonPoInvoice', text, order).map(({ number }) => number);
    expect(numbers('')).toEqual(['B-10', 'B-2']);
    expect(numbers('', { by: 'number', order: 'asc' })).toEqual(['B-2', 'B-10']);
    expect(numbers('', { by: 'amount', order: 'desc' })).toEqual(['B-10', 'B-2']);
    expect(numbers('asha b-2')).toEqual(['B-2']);
    expect(numbers('asha nobody')).toEqual([]);
  });

  it('are added up exactly per currency, with a count of tasks without amount', () => {
    expect(getTaskSums(tasks)).toEqual({
      sums: [
        { currency: 'INR', country: 'IN', count: 2, total: '0.3' },
        { currency: 'USD', country: '', count: 1, total: '9' },
      ],
      withoutAmount: 1,
    });
  });

  it('are labeled by number, and profile changes by supplier', () => {
    const title = 'Supplier Profile: Contact Details (2)';
    const changes = task({ context: 'SupplierUpdate', contextId: 7, title }, { invoiceNumber: '' });
    expect(getPositions([task(), changes]).map(({ label }) => label)).toEqual([
      'INV-1 · Asha Labs',
      `Asha Labs · ${title}`,
    ]);
  });

  it('are passed to the record as a sequence and read back; invalid state is ignored', () => {
    const positions = getPositions(tasks);
    expect(positions.map(position => position.href)).toEqual([
      '/NonPoInvoice/View/1',
      '/NonPoInvoice/View/2',
      '/DeliveryInvoice/View/4',
    ]);
    const state = sequenceState({
      list: 'approvals',
      backTo: '/Approvalcenter',
      backLabel: 'Approval Center',
      positions,
      at: 1,
    });
    expect(readSequence(JSON.parse(JSON.stringify(state)))).toMatchObject({ at: 1, backTo: '/Approvalcenter' });
    for (const other of [null, undefined, 'x', {}, { sequence: null }, { sequence: { positions: 1 } }])
      expect(readSequence(other)).toBeNull();
  });

  it('omit later records that are no longer pending, and keep earlier ones', () => {
    const positions = ['/a', '/b', '/c', '/d'].map(href => ({ href, label: href, companyCode: '', countryCode: '' }));
    const sequence = {
      list: 'approvals' as const,
      backTo: '/Approvalcenter',
      backLabel: 'Approval Center',
      positions,
      at: 1,
    };
    const left = withoutDecided(sequence, new Set(['/d', '/new']));
    expect(left.positions.map(position => position.href)).toEqual(['/a', '/b', '/d']);
    expect(left.at).toBe(1);
  });
});

it('the accounts of the selected requests are compared, and those without a warning count as not fully checked', () => {
  const change = (contextId: number, AccountNumber: string) =>
    task({ context: 'SupplierFinancialInfoUpdate', contextId }, { Bank: [{ AccountNumber }] });
  const { flagged, notFullyChecked } = checkTasks([change(1, '77'), change(2, '77'), change(3, '8')], undefined);
  expect(flagged.map(({ sentences }) => sentences)).toEqual([
    ['Supplier #2 uses the same account number.'],
    ['Supplier #1 uses the same account number.'],
  ]);
  expect(notFullyChecked).toBe(1);
});
