import { toPercent, round, sum } from '@/lib/money';
import type { LineColumn } from '@/shared/lines/types';

export interface Item {
  uid: string;
  text: string;
  amount: string;
  unit: string;
  code: string;
  codeName: string;
  rate: string;
  tax: string;
  gross: string;
}

export interface Doc {
  title: string;
  items: Item[];
}

interface CodeRecord {
  code: string;
  name: string;
  rate: string;
}

const CODES: CodeRecord[] = [
  { code: '998311', name: 'Management consulting', rate: '18' },
  { code: '998312', name: 'Business consulting', rate: '12' },
  { code: '996511', name: 'Road transport', rate: '5' },
];

const searchCodes = (text: string): Promise<CodeRecord[]> =>
  Promise.resolve(CODES.filter(({ code }) => code.startsWith(text)));

export const columns: LineColumn<Item>[] = [
  { key: 'text', title: 'Description', width: 200, kind: 'text' },
  { key: 'amount', title: 'Amount', width: 120, kind: 'money', required: true },
  {
    key: 'unit',
    title: 'Unit',
    width: 90,
    kind: 'select',
    options: [
      { value: 'EA', label: 'Each' },
      { value: 'HR', label: 'Hour' },
    ],
  },
  {
    key: 'code',
    title: 'HSN/SAC',
    width: 120,
    kind: 'code',
    lookup: searchCodes,
    onPick: (_line: Item, record: CodeRecord | null) => ({
      code: record?.code ?? '',
      codeName: record?.name ?? '',
      rate: record?.rate ?? '0',
    }),
  },
  { key: 'codeName', title: 'Name', width: 140, kind: 'text', computed: true },
  { key: 'tax', title: 'Tax', width: 100, kind: 'text', computed: true, align: 'end' },
  { key: 'gross', title: 'Gross Amount', width: 120, kind: 'text', computed: true, align: 'end' },
];

let serial = 0;
export function blank(): Item {
  return {
    uid: `u${serial++}`,
    text: '',
    amount: '',
    unit: 'EA',
    code: '',
    codeName: '',
    rate: '0',
    tax: '0.00',
    gross: '0.00',
  };
}

export function derive(line: Item): Item {
  const tax = toPercent(line.amount, line.rate);
  return { ...line, tax, gross: round(sum([line.amount, tax])) };
}

export function item(part: Partial<Item> = {}): Item {
  return derive({ ...blank(), ...part });
}
