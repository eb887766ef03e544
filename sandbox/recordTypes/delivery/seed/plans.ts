import { planRecords, type Counts, type PlannedRecord } from '../../../data/seed/plan.ts';
import { employees } from '../../../data/seed/people.ts';
import type { LinePlan, OrderPlan } from './orderRows.ts';

const COUNTS: Counts = {
  draft: 3,
  step0: 4,
  step1: 4,
  step2: 3,
  step3: 3,
  // Pending at the deviation approver.
  step4: 2,
  approved: 10,
  closed: 4,
  rejectedAtStep0: 3,
  rejectedAtStep3: 2,
  sentBackByStep0: 3,
  sentBackByStep1: 3,
  underQuery: 3,
  workInProgress: 3,
};

export const planned = () => planRecords(COUNTS, 20261121);

export type Way = 'order' | 'goods' | 'part' | 'services' | 'freight';
const WAYS: Way[] = ['goods', 'order', 'part', 'services', 'freight'];
export const getWay = (id: number): Way => WAYS[id % WAYS.length] ?? 'goods';

const CHARGES: Record<string, string | null>[] = [
  { freightValue: '1200.00', packingCharge: '450.00', insurance: null },
  {},
  { taxableFreight: '980.00', loadingUnloadingCharge: '310.50', hazardeousCharge: '75.25' },
  { freightPercentage: '260.00', etoCharge: null },
];

/** No other invoice uses this order. */
export function getOrder(
  { supplierId, companyCode, approver, draw, invoiceDate }: PlannedRecord,
  id: number,
): OrderPlan {
  const age = Math.round((Date.parse('2026-11-18') - Date.parse(invoiceDate)) / 86_400_000) + 30;
  const price = () => `${draw.int(45, 900)}.${draw.pick(['00', '25', '50', '75'])}`;
  const base = { supplier: supplierId - 1, companyCode, initiator: approver.userId, age };
  const charges = CHARGES[id % CHARGES.length] ?? {};
  const lines: Record<Way, () => LinePlan[]> = {
    goods: () => [
      { kind: 'Material', item: id, quantity: '120', price: price(), received: ['120'], charges },
      { kind: 'Material', item: id + 1, quantity: '80', price: price(), received: ['80'] },
    ],
    part: () => [
      { kind: 'Material', item: id, quantity: '200', price: price(), received: ['60', '60'], charges },
      { kind: 'Material', item: id + 2, quantity: '50', price: price(), received: ['25'] },
    ],
    order: () => [
      { kind: 'Service', item: id, quantity: '1', price: `${draw.int(20, 90)}000`, charges },
      { kind: 'Material', item: id + 1, quantity: '40', price: price() },
    ],
    services: () => [
      { kind: 'Service', item: id, quantity: '10.5', price: '2400', received: ['4.25', '6.25'] },
      { kind: 'Service', item: id + 1, quantity: '6', price: '1850', received: ['6'], charges },
    ],
    freight: () => [{ kind: 'Service', item: 3, quantity: '1', price: `${draw.int(8, 30)}500` }],
  };
  const way = getWay(id);
  const type = {
    goods: 'ZNB',
    part: 'ZCON',
    order: TYPES[id % TYPES.length] ?? 'ZSER',
    services: 'ZSER',
    freight: 'ZFO',
  }[way];
  return { ...base, type, lines: lines[way]() };
}

/** Covers every type of the picker. */
const TYPES = 'ZCER ZARB ZCMS ZCON ZENG ZIPD ZPRM ZSCT ZSEC ZSER ZSEU'.split(' ');

const [APPROVER = ''] = employees.map(each => each.userId);
const OTHER = employees[8]?.userId ?? '';
const fresh = { initiator: APPROVER, age: 25 };
const materials = (received: string[][], prices = ['310.00', '42.50']): LinePlan[] =>
  received.map((turns, index) => ({
    kind: 'Material',
    item: index,
    quantity: '100',
    price: prices[index % prices.length] ?? '100',
    received: turns,
  }));

const EVERY_CHARGE = {
  taxableFreight: '1000.00',
  excProcessingCharge: '210.00',
  excMicronisingCharge: '95.50',
  packingCharge: '340.00',
  hazardeousCharge: '60.00',
  freightValue: '720.00',
  freightPercentage: '155.25',
  freightPerQuantity: '88.00',
  etoCharge: '41.00',
  loadingUnloadingCharge: '130.00',
  insurance: '66.60',
  nexcProcessingCharge: null,
  nexMicronisingCharge: null,
};

/** For manual tests (README), created in this order after the orders of the invoices. */
export const tryouts: OrderPlan[] = [
  // Receipts ready for invoicing, for each persona: two of goods and one of a service on one order, one with another initiator, one with
  // another payment term.
  ...[
    { supplier: 0, companyCode: '1000' },
    { supplier: 1, companyCode: '1000' },
    { supplier: 2, companyCode: '3000' },
  ].flatMap((party): OrderPlan[] => [
    {
      ...fresh,
      ...party,
      type: 'ZNB',
      subject: 'Ready to be invoiced',
      lines: [
        ...materials([['40', '35'], ['100']]),
        { kind: 'Service', item: 1, quantity: '12.5', price: '1600', received: ['7.375'] },
      ],
    },
    { ...fresh, ...party, type: 'ZNB', initiator: OTHER, lines: materials([['20']]) },
    { ...fresh, ...party, type: 'ZNB', paymentTermCode: 'N090', lines: materials([['15']]) },
    {
      ...fresh,
      ...party,
      type: 'ZFO',
      isAribaVendor: true,
      subject: 'Freight',
      lines: [
        { kind: 'Service', item: 3, quantity: '1', price: '18500' },
        { kind: 'Service', item: 3, quantity: '1', price: '9200' },
      ],
    },
    { ...fresh, ...party, type: 'ZCON', isAribaVendor: true, subject: 'Ariba', lines: materials([['50']]) },
    { ...fresh, ...party, type: 'ZNB', isMSME: true, subject: 'MSME', lines: materials([[], []]) },
    { ...fresh, ...party, type: 'ZNB', subject: 'Invoiced against receipts only', lines: materials([[]]) },
    {
      ...fresh,
      ...party,
      type: 'ZSER',
      subject: 'Services by amount',
      lines: [
        { kind: 'Service', item: 0, quantity: '1', price: '64000' },
        { kind: 'Service', item: 2, quantity: '4', price: '15000' },
      ],
    },
    {
      ...fresh,
      ...party,
      type: 'ZENG',
      subject: 'Every charge',
      lines: [
        { kind: 'Material', item: 4, quantity: '8', price: '12500', charges: EVERY_CHARGE, received: ['8'] },
        { kind: 'Material', item: 3, quantity: '30', price: '90.10', charges: {} },
      ],
    },
  ]),
  {
    ...fresh,
    supplier: 0,
    companyCode: '1000',
    type: 'ZCON',
    subject: 'A thousand lines',
    lines: Array.from({ length: 1000 }, (_value, index) => ({
      kind: 'Material' as const,
      item: index,
      quantity: '24',
      price: `${30 + (index % 70)}.50`,
    })),
  },
  {
    ...fresh,
    supplier: 0,
    companyCode: '1000',
    type: 'ZPRM',
    subject: 'Names with marks',
    lines: [
      {
        kind: 'Material',
        item: 1,
        quantity: '60',
        price: '18',
        name: '<b>Bottles</b> & caps, "100 ml" <script>alert(1)</script>',
        received: ['60'],
      },
      { kind: 'Material', item: 2, quantity: '10', price: '75', closed: true },
    ],
  },
  {
    ...fresh,
    supplier: 35,
    companyCode: '4000',
    type: 'ZENG',
    subject: 'Laborger\u00e4te',
    lines: [...materials([['60']]), { kind: 'Service', item: 4, quantity: '3', price: '2100', received: ['1.5'] }],
  },
];
