import ConfigProvider from 'antd/es/config-provider';
import Input from 'antd/es/input';
import { createRoot } from 'react-dom/client';
import { useController, useForm, type Control } from 'react-hook-form';
import { percentOf, round, sum } from '@/lib/money';
import { LineTable } from '@/shared/lines/LineTable';
import type { LineColumn } from '@/shared/lines/types';
import { applyTokens, theme } from '@/shared/ui/theme';
import { makeLines, type BenchLine } from './lines';

// The line table alone, in a form with one more field: `?n=500` lines. For tuning, and for the bench while no form route exists.
interface Values {
  title: string;
  items: BenchLine[];
}

const HSN = Array.from({ length: 200 }, (_, i) => ({ code: String(998300 + i), name: `Service ${i}`, taxRate: '18' }));

const columns: LineColumn<BenchLine>[] = [
  { key: 'description', title: 'Description', width: 240, kind: 'text' },
  { key: 'amount', title: 'Amount', width: 140, kind: 'money', required: true },
  {
    key: 'hsnSacCode',
    title: 'HSN/SAC',
    width: 150,
    kind: 'remoteSelect',
    lookup: text => Promise.resolve(HSN.filter(hsn => hsn.code.startsWith(text))),
    onPick: (_line, hsn: (typeof HSN)[number] | null) => ({
      hsnSacCode: hsn?.code ?? '',
      hsnSacName: hsn?.name ?? '',
      taxRate: hsn?.taxRate ?? '0',
    }),
  },
  { key: 'hsnSacName', title: 'Name', width: 160, kind: 'computed' },
  { key: 'taxRate', title: 'Tax Rate', width: 90, kind: 'computed', align: 'end' },
  { key: 'taxAmount', title: 'Tax', width: 120, kind: 'computed', align: 'end' },
  { key: 'grossAmount', title: 'Gross Amount', width: 140, kind: 'computed', align: 'end' },
];
const totals = ['amount', 'taxAmount', 'grossAmount'] as const;

const blank = (): BenchLine => ({
  uid: crypto.randomUUID(),
  description: '',
  amount: '',
  hsnSacCode: '',
  hsnSacName: '',
  taxCode: '',
  taxName: '',
  codeRate: '0',
  taxRate: '0',
  taxAmount: '0.00',
  grossAmount: '0.00',
});

function derive(line: BenchLine): BenchLine {
  const taxAmount = percentOf(line.amount, line.taxRate);
  return { ...line, taxAmount, grossAmount: round(sum([line.amount, taxAmount])) };
}

function Title({ control }: { control: Control<Values> }) {
  const { field } = useController({ control, name: 'title' });
  return <Input {...field} id="title" aria-label="Title" />;
}

function Page({ count }: { count: number }) {
  const { control } = useForm<Values>({ defaultValues: { title: '', items: makeLines(count) }, mode: 'onTouched' });
  return (
    <ConfigProvider theme={theme}>
      <form>
        <Title control={control} />
        <LineTable
          control={control}
          name="items"
          label="Line items"
          columns={columns}
          blank={blank}
          derive={derive}
          totals={totals}
        />
      </form>
    </ConfigProvider>
  );
}

applyTokens();
const root = document.getElementById('root');
const count = Number(new URLSearchParams(location.search).get('n') ?? 500);
if (root) createRoot(root).render(<Page count={count} />);
