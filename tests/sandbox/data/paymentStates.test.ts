import fc from 'fast-check';
import { print } from 'graphql';
import { expect, it } from 'vitest';
import { toPayable, type DeferredRow } from '@/domain/calls/deferredRow';
import { paymentDetails } from '@/domain/calls/payment';
import { invoiceColumns } from '@/domain/invoice/listColumns';
import { invoiceSummary } from '@/domain/invoice/summary';
import { ERP_STATUSES, INVOICE_STATUSES } from '@/domain/invoice/labels';
import { getLifecycle } from '@/domain/record/lifecycle';
import { recordTypes } from '@/domain/recordTypes';
import { payments } from '@/features/workflow/api/payments';
import { watchesPayments } from '@/features/workflow/model/access';
import { byWeek, LATELY, type Payment } from '@/features/workflow/model/payments';
import { addDays, today } from '@/lib/dates';
import { sum } from '@/lib/money';
import { getPaymentState, PAYMENT_STATES, type PaymentState } from '@/lib/paymentState';
import type { Session } from '@/platform/session/session';
import { personas } from '../../../sandbox/data/personas.ts';
import { paper, people } from '../../shared/approval/fixtures.ts';
import { ask, list, openSandbox, param, persona } from './support.ts';

const sandbox = openSandbox();

const TYPES = [
  ['NonPoInvoice', 'non_po_invoice', 'nonPoInvoiceList', 'reportNonPoInvoiceList'],
  ['ProformaInvoice', 'proforma_invoice', 'proformaInvoiceList', 'reportProformaInvoiceTransactionList'],
  ['DeliveryInvoice', 'delivery_invoice', 'deliveryInvoiceList', 'reportDeliveryInvoiceTransactionList'],
] as const;
const STATES: readonly PaymentState[] = [...PAYMENT_STATES, 'Due', 'Cancelled'];

const day = fc.option(fc.constantFrom(-LATELY - 9, -LATELY + 9, -2, 2, 40).map(days => addDays(today(), days)));
const change = fc.record({
  status: fc.constantFrom(...INVOICE_STATUSES),
  erp: fc.option(fc.constantFrom(...ERP_STATUSES)),
  due: day,
  paid: day,
});
type Change = typeof change extends fc.Arbitrary<infer C> ? C : never;

/** Applies one of the changes to each invoice. */
async function changeInvoices(changes: readonly Change[]): Promise<void> {
  const of = (name: keyof Change) => changes.map(each => each[name]);
  for (const [, table] of TYPES)
    await sandbox.db.query(
      `update ${table} i set status = c.status, erp_sync = c.erp, due_date = c.due, payment_date = c.paid
       from unnest($1::text[], $2::text[], $3::date[], $4::date[]) with ordinality c(status, erp, due, paid, place)
       where i.id % $5::int = c.place - 1`,
      [of('status'), of('erp'), of('due'), of('paid'), changes.length],
    );
}

/** Returns the invoice keys by payment state for each place, as far as the place shows that state. */
async function statesByPlace(key: string): Promise<Record<string, Partial<Record<PaymentState, string[]>>>> {
  const viewer = await persona(sandbox, key);
  const places: Record<string, Partial<Record<PaymentState, string[]>>> = {
    filter: {},
    rule: {},
    column: {},
    page: {},
  };
  const add = (place: string, state: PaymentState, invoice: string) => {
    const found = (places[place] ??= {});
    found[state] = [...(found[state] ?? []), invoice].toSorted();
  };
  for (const [context, , call, report] of TYPES) {
    const whole = { pageSize: 0 };
    const { data } = await list<DeferredRow>(sandbox, viewer, call, 'id status dueDate erpSync', whole);
    const paid = await list<{ id: number; paymentDate: string | null }>(
      sandbox,
      viewer,
      report,
      'id paymentDate',
      whole,
    );
    const paymentDates = new Map(paid.data.map(row => [row.id, row.paymentDate]));
    const { payment } = invoiceColumns(recordTypes[context]);
    for (const each of data) {
      const row = { ...each, paymentDate: paymentDates.get(Number(each.id)) ?? null };
      const invoice = `${context}.${row.id}`;
      const state = getPaymentState(toPayable(row));
      if (state) add('rule', state, invoice);
      const shown = STATES.find(one => one === payment.value(row));
      if (shown) add('column', shown, invoice);
      const said = getSentence(row);
      if (said.startsWith('Paid')) add('page', 'Paid', invoice);
      if (said.includes('scheduled for')) add('page', 'Scheduled', invoice);
      if (said.includes('Overdue since')) add('page', 'Overdue', invoice);
    }
    for (const state of PAYMENT_STATES) {
      const parameters = [param('paymentState', state, 'checkBox')];
      const found = await list<{ id: number }>(sandbox, viewer, call, 'id', { ...whole, parameters });
      for (const { id } of found.data) add('filter', state, `${context}.${id}`);
    }
  }
  const session: Session = { ...viewer, token: '', userEmail: viewer.email, employee: null };
  if (!watchesPayments(session)) return places;
  const home = payments.read(await ask(sandbox, viewer, print(payments.document), payments.variables(session)));
  expect(home.isWhole).toBe(true);
  for (const { state, key: invoice } of [...home.overdue, ...home.upcoming, ...home.paid]) add('home', state, invoice);
  for (const currency of new Set(home.upcoming.map(one => one.currency))) {
    const worth = (rows: readonly Payment[]) =>
      sum(rows.filter(one => one.currency === currency).map(({ amount }) => amount));
    const bars = byWeek(home.upcoming, currency);
    expect(sum(bars.map(({ amount }) => amount))).toBe(worth(home.upcoming));
  }
  return places;
}

/** Returns the payment text of the invoice's page; an open query hides the text. */
function getSentence({ status, dueDate, erpSync, paymentDate }: DeferredRow): string {
  const summary = invoiceSummary({
    supplierName: null,
    companyName: null,
    totalGrossAmount: '100',
    currencyCode: 'INR',
    countryCode: 'IN',
    dueDate: dueDate ?? null,
    rct: null,
    createdByName: null,
    erpSync: erpSync ?? null,
    erpNo: null,
  });
  const payment = paymentDetails({
    erpPostingDate: null,
    paymentAmount: null,
    paymentDate: paymentDate ?? null,
    paymentReference: null,
    paymentBlock: null,
  });
  const { requester: user } = people;
  return getLifecycle({ status, summary, changedAt: null, task: null, queries: [], payment, user, context: paper })
    .details;
}

it('list columns, filters, pages and home agree on the payment state of every invoice for every persona', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 23, maxLength: 23 }), async changes => {
      await changeInvoices(changes);
      for (const { key } of personas) {
        const { rule = {}, filter, column, page = {}, home } = await statesByPlace(key);
        const tags = Object.fromEntries(PAYMENT_STATES.flatMap(state => (rule[state] ? [[state, rule[state]]] : [])));
        expect(filter, key).toEqual(tags);
        expect(column, key).toEqual(tags);
        for (const state of PAYMENT_STATES) for (const one of page[state] ?? []) expect(tags[state]).toContain(one);
        if (!home) continue;
        for (const state of ['Overdue', 'Due', 'Scheduled'] as const)
          expect(home[state], `${key} ${state}`).toEqual(rule[state]);
        for (const one of home.Paid ?? []) expect(rule.Paid, key).toContain(one);
        expect(home.Cancelled).toBeUndefined();
      }
    }),
    { numRuns: 1, endOnFailure: true },
  );
});
