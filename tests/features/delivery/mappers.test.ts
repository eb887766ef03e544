import { describe, expect, it } from 'vitest';
import { fromApi, toEdit, toFormPath, toInput } from '@/features/delivery/model/delivery.mappers';
import { newFromOrder, newFromReceipts } from '@/features/delivery/useContexts';
import { receiptsProblem } from '@/features/delivery/model/choice';
import { getMatch } from '@/features/delivery/model/match';
import { getInvoiceContext, getOrderContext, getReceiptsContext } from '@/features/delivery/model/context';
import { draft, order, receipts, received } from './record.ts';

const submit = { intent: 'submit', record: null } as const;

describe('what can be billed', () => {
  it('of an order: what others billed is ordered less available, received is the sum of its receipts', () => {
    const [goods, service] = getOrderContext(order, received).items;
    expect(goods).toMatchObject({ ordered: '100', received: '60', invoiced: '20', available: '80', price: '12.50' });
    expect(service).toMatchObject({ ordered: '10', received: '3.5', invoiced: '6', available: '4' });
    expect(getOrderContext(order, null).items[0]?.received).toBeNull();
  });

  it('of receipts: each by its own price and quantity', () => {
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

  it('of a receipt that is called otherwise: its kind by any spelling, a service at what it came to by its quantity', () => {
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

  it('of a stored invoice: its own claim is not what others billed', () => {
    const [item] = getInvoiceContext(draft, received).items;
    expect(item && getMatch({ quantity: '40', amount: '500.00' }, item)).toMatchObject({
      ordered: '100',
      received: '60',
      invoiced: '20',
      billed: '40',
    });
  });
});

describe('a new invoice', () => {
  const documentContext = getOrderContext(order, received);
  it.each<[string, ReturnType<typeof newFromOrder>, string]>([
    ['an order that is not there', newFromOrder(null, null, []), 'Please select purchase order'],
    [
      "Ariba's order",
      newFromOrder({ ...order, isAribaVendor: true }, documentContext, []),
      'You are an Ariba Onboarded vendor, please submit invoice in Ariba Portal',
    ],
    [
      "somebody else's items",
      newFromOrder(order, documentContext, [51, 999]),
      'These items are not part of this order.',
    ],
    [
      'an order with nothing left',
      newFromOrder(
        order,
        { ...documentContext, items: documentContext.items.map(item => ({ ...item, available: '0' })) },
        [],
      ),
      'Nothing of this is left to invoice.',
    ],
    [
      'an order that is invoiced against its receipts',
      newFromOrder({ ...order, type: 'ZNB' }, documentContext, []),
      'Orders of this type are invoiced against their receipts: use Create against GRN.',
    ],
    ['receipts that are not there', newFromReceipts([], [11]), 'something went wrong'],
    [
      "somebody else's receipts among them",
      newFromReceipts(receipts, [11, 12, 13]),
      'Some of these receipts do not exist, or you do not have access to them.',
    ],
    [
      'receipts of two orders',
      newFromReceipts([receipts[0], { ...receipts[1], orderNo: '46' }], [11, 12]),
      'You can only select same order number item.',
    ],
  ])('is refused for %s', (_what, made, words) => {
    expect(made.problem).toBe(words);
  });

  it.each(['ZFO', ' zfo'])('of an order of type %j is not for Ariba', type => {
    const zfo = { ...order, type, isAribaVendor: true };
    expect(newFromOrder(zfo, getOrderContext(zfo, received), []).problem).toBeNull();
  });

  it('opens with the chosen items, else with all that something is left of', () => {
    const refs = (items: number[]) =>
      newFromOrder(order, documentContext, items).documentContext?.newLines.map(({ ref }) => ref);
    expect(refs([52])).toEqual(['o52']);
    expect(refs([])).toEqual(['o51', 'o52']);
  });
});

it('receipts are billed together only when order, PR initiator and payment term are one, and never by Ariba vendors', () => {
  const [one, other] = receipts;
  const words = (more: object) => receiptsProblem([one, { ...other, ...more }]);
  expect(words({})).toBeNull();
  expect(words({ orderNo: '46' })).toBe('You can only select same order number item.');
  expect(words({ prInitiatorId: 'e-2' })).toBe('You can only select same pr initiator item.');
  expect(words({ paymentTermCode: 'N30' })).toBe('You can only select same payment term item.');
  expect(words({ isAribaVendor: true })).toMatch(/^You are an Ariba Onboarded vendor/);
  expect(receiptsProblem([])).toBe('Please select item');
});

describe('what is sent', () => {
  it('of receipts names them by the lines that are still there', () => {
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
  });

  it('of receipts has the day of the newest one that is still billed', () => {
    const { documentContext } = newFromReceipts(receipts, [11, 12]);
    if (!documentContext) throw new Error('refused');
    const sent = (lines: typeof documentContext.newLines) =>
      toInput({ ...fromApi(draft), items: [...lines] }, { ...submit, documentContext });
    expect(sent(documentContext.newLines)).toMatchObject({
      grnNo: '5000000011,5000000012',
      grnDate: '2026-10-09T00:00:00',
    });
    expect(sent(documentContext.newLines.slice(0, 1))).toMatchObject({
      grnNo: '5000000011',
      grnDate: '2026-10-05T00:00:00',
    });
  });

  it('of a service against the order is its amount', () => {
    const { documentContext } = newFromOrder(order, getOrderContext(order, received), [52]);
    if (!documentContext) throw new Error('refused');
    const { items } = toInput(
      { ...fromApi(draft), items: [...documentContext.newLines] },
      { ...submit, documentContext },
    );
    expect(items).toMatchObject([{ orderItemId: 52, quantity: '1', price: '2000.00', amount: '2000.00' }]);
  });

  it('comes back as it was', () => {
    const documentContext = getOrderContext(order, received);
    const opened = toEdit(fromApi(draft), documentContext);
    expect(opened.items[0]).toMatchObject({ uid: 'l1', quantity: '40', available: '80', overheadsGross: '23.60' });
    expect(toInput(opened, { ...submit, documentContext })).toMatchObject({ grandTotal: draft.grandTotal, note: null });
  });
});

it("a server's error stands where it can be put right", () => {
  expect(toFormPath('items.3.quantity')).toBe('items.3.quantity');
  expect(toFormPath('items.3.amount')).toBe('items.3.amount');
  expect(toFormPath('items.3.orderItemId')).toBe('items.3.quantity');
  expect(toFormPath('items')).toBe('items');
  expect(toFormPath('overheads.0.hsnSacCode')).toBe('overheads');
  expect(toFormPath('invoiceNumber')).toBe('invoiceNumber');
});
