import { describe, expect, it } from 'vitest';
import { fromApi, toEdit, toFormPath, toInput } from '@/features/delivery/model/delivery.mappers';
import { newFromOrder, newFromReceipts } from '@/features/delivery/model/newContext';
import { receiptsProblem } from '@/features/delivery/model/choice';
import { getMatch } from '@/features/delivery/model/match';
import { getInvoiceContext, getOrderContext, getReceiptsContext } from '@/features/delivery/model/context';
import { draft, order, receipts, received } from './record.ts';

const submit = { intent: 'submit', record: null } as const;

describe('billable items', () => {
  it('of an order subtract what other invoices billed and sum the receipts', () => {
    const [goods, service] = getOrderContext(order, received).items;
    expect(goods).toMatchObject({ ordered: '100', received: '60', invoiced: '20', available: '80', price: '12.50' });
    expect(service).toMatchObject({ ordered: '10', received: '3.5', invoiced: '6', available: '4' });
    expect(getOrderContext(order, null).items[0]?.received).toBeNull();
  });

  it("of receipts use each receipt's price and quantity", () => {
    const { items, grnNo, grnDate, type } = getReceiptsContext(receipts);
    expect({ grnNo, grnDate, type }).toEqual({
      grnNo: '5000000011,5000000012',
      grnDate: '2026-10-09T00:00:00',
      type: 'GRNSRN',
    });
    expect(items).toMatchObject([
      { source: 'GRN', received: '60', invoiced: '20', available: '40', orderPrice: '12.50' },
      { source: 'SRN', received: '3.5', invoiced: '0', available: '3.5', price: '510.00', orderPrice: '500.00' },
    ]);
  });

  it('of a receipt accept any spelling of its type and derive a missing service price from the amount', () => {
    const [goods, service] = receipts;
    const [item] = service.items ?? [];
    if (!item) throw new Error('no item');
    const spelled = { ...service, type: 'Srn', items: [{ ...item, itemType: null, price: null, amountLC: '1000.00' }] };
    expect(getReceiptsContext([spelled]).items).toMatchObject([
      { source: 'SRN', isService: true, price: '285.714286' },
    ]);
    const unpriced = { ...goods, items: (goods.items ?? []).map(one => ({ ...one, price: null })) };
    expect(getReceiptsContext([unpriced]).items).toMatchObject([{ source: 'GRN', isService: false, price: '0.00' }]);
  });

  it("of a stored invoice don't count that invoice as billed by others", () => {
    const [item] = getInvoiceContext(draft, received).items;
    expect(item && getMatch({ quantity: '40', amount: '500.00' }, item)).toMatchObject({
      ordered: '100',
      received: '60',
      invoiced: '20',
      billed: '40',
    });
  });
});

describe('new delivery invoice', () => {
  const documentContext = getOrderContext(order, received);
  it.each<[string, ReturnType<typeof newFromOrder>, string]>([
    ['a missing order', newFromOrder(null, null, []), 'Please select purchase order'],
    [
      "Ariba's order",
      newFromOrder({ ...order, isAribaVendor: true }, documentContext, []),
      'You are an Ariba Onboarded vendor, please submit invoice in Ariba Portal',
    ],
    [
      "another supplier's items",
      newFromOrder(order, documentContext, [51, 999]),
      'These items do not belong to this order.',
    ],
    [
      'an order with nothing left',
      newFromOrder(
        order,
        { ...documentContext, items: documentContext.items.map(item => ({ ...item, available: '0' })) },
        [],
      ),
      'Nothing left to invoice.',
    ],
    [
      'an order that is invoiced against its receipts',
      newFromOrder({ ...order, type: 'ZNB' }, documentContext, []),
      'Orders of this type are invoiced against receipts. Use Create against GRN.',
    ],
    ['missing receipts', newFromReceipts([], [11]), 'something went wrong'],
    [
      "another supplier's receipts among them",
      newFromReceipts(receipts, [11, 12, 13]),
      "Some of these receipts don't exist, or you can't open them.",
    ],
    [
      'receipts of two orders',
      newFromReceipts([receipts[0], { ...receipts[1], orderNo: '46' }], [11, 12]),
      'You can only select same order number item.',
    ],
  ])('is refused for %s', (_what, made, words) => {
    expect(made.problem).toBe(words);
  });

  it.each(['ZFO', ' zfo'])('is allowed for an order of type %j, although the vendor is on Ariba', type => {
    const zfo = { ...order, type, isAribaVendor: true };
    expect(newFromOrder(zfo, getOrderContext(zfo, received), []).problem).toBeNull();
  });

  it('opens with the chosen items, or with all items that have an open quantity', () => {
    const refs = (items: number[]) =>
      newFromOrder(order, documentContext, items).documentContext?.newLines.map(({ ref }) => ref);
    expect(refs([52])).toEqual(['o52']);
    expect(refs([])).toEqual(['o51', 'o52']);
  });
});

it("receipts need the same order, PR initiator and payment term, and a vendor that isn't on Ariba", () => {
  const [one, other] = receipts;
  const words = (more: object) => receiptsProblem([one, { ...other, ...more }]);
  expect(words({})).toBeNull();
  expect(words({ orderNo: '46' })).toBe('You can only select same order number item.');
  expect(words({ prInitiatorId: 'e-2' })).toBe('You can only select same pr initiator item.');
  expect(words({ paymentTermCode: 'N30' })).toBe('You can only select same payment term item.');
  expect(words({ isAribaVendor: true })).toMatch(/^You are an Ariba Onboarded vendor/);
  expect(receiptsProblem([])).toBe('Please select item');
});

describe('delivery invoice input', () => {
  it('names only the receipts that still have a line, with the date of the newest one', () => {
    const { documentContext } = newFromReceipts(receipts, [11, 12]);
    if (!documentContext) throw new Error('refused');
    const values = { ...fromApi(draft), items: documentContext.newLines.slice(1) };
    expect(toInput(values, { ...submit, documentContext })).toMatchObject({
      type: 'GRNSRN',
      grnNo: '5000000012',
      prInitiator: 'e-1',
      currency: 'INR',
      totalAmount: '1785.00',
      totalTax: '321.30',
      grandTotal: '2106.30',
      items: [{ orderItemId: 52, grnItemId: 121, quantity: '3.5', price: '510.00', amount: '1785.00', discount: '0' }],
    });
    const all = { ...values, items: [...documentContext.newLines] };
    expect(toInput(all, { ...submit, documentContext })).toMatchObject({
      grnNo: '5000000011,5000000012',
      grnDate: '2026-10-09T00:00:00',
    });
  });

  it('has the amount of a service billed against the order', () => {
    const { documentContext } = newFromOrder(order, getOrderContext(order, received), [52]);
    if (!documentContext) throw new Error('refused');
    const { items } = toInput(
      { ...fromApi(draft), items: [...documentContext.newLines] },
      { ...submit, documentContext },
    );
    expect(items).toMatchObject([{ orderItemId: 52, quantity: '1', price: '2000.00', amount: '2000.00' }]);
  });

  it('preserves the values of a stored invoice', () => {
    const documentContext = getOrderContext(order, received);
    const opened = toEdit(fromApi(draft), documentContext);
    expect(opened.items[0]).toMatchObject({ uid: 'l1', quantity: '40', available: '80', overheadsGross: '23.60' });
    expect(toInput(opened, { ...submit, documentContext })).toMatchObject({ grandTotal: draft.grandTotal, note: null });
  });
});

it('a server error is mapped to a field that the user can correct', () => {
  expect(toFormPath('items.3.quantity')).toBe('items.3.quantity');
  expect(toFormPath('items.3.amount')).toBe('items.3.amount');
  expect(toFormPath('items.3.orderItemId')).toBe('items.3.quantity');
  expect(toFormPath('items')).toBe('items');
  expect(toFormPath('overheads.0.hsnSacCode')).toBe('overheads');
  expect(toFormPath('invoiceNumber')).toBe('invoiceNumber');
});
