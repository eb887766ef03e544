import { describe, expect, it } from 'vitest';
import { readCell } from '@/shared/lines/cellText';
import { parseBlock } from '@/shared/grid/block';
import { planPaste, type PasteTarget } from '@/shared/lines/paste';
import { blank, columns, item, type Item } from './sample';

function target(part: Partial<PasteTarget<Item>> = {}): PasteTarget<Item> {
  let next = 0;
  return {
    entries: [{ id: 'a', line: item({ text: 'first', amount: '5' }) }],
    columns,
    row: 0,
    key: 'text',
    blank,
    newId: () => `n${next++}`,
    maxRows: 1000,
    mayAdd: true,
    ...part,
  };
}

function pasted(text: string, part?: Partial<PasteTarget<Item>>) {
  const plan = planPaste(parseBlock(text), target(part));
  if (typeof plan === 'string') throw new Error(plan);
  return plan;
}

describe('parsing a pasted cell', () => {
  const amount = columns[1];
  const unit = columns[2];
  if (!amount || !unit) throw new Error('columns');
  it('reads an amount and marks other text unchanged', () => {
    expect(readCell(amount, '(₹ 1,250.00)')).toEqual({ value: '-1250.00', problem: null });
    expect(readCell(amount, '')).toEqual({ value: '', problem: null });
    expect(readCell(amount, '1.234,56')).toEqual({ value: '1.234,56', problem: "'1.234,56' is not an amount" });
  });
  it('matches an option by label or value and marks other text', () => {
    expect(readCell(unit, 'hour')).toEqual({ value: 'HR', problem: null });
    expect(readCell(unit, 'ea')).toEqual({ value: 'EA', problem: null });
    expect(readCell(unit, 'Dozen')).toEqual({ value: 'Dozen', problem: "'Dozen' is not in the list" });
  });
});

describe('pasting a block', () => {
  it('overwrites cells, adds lines and skips computed columns', () => {
    const plan = pasted('one\t10\tHour\nsecond\t1,20,000.50');
    expect(plan.entries.map(entry => entry.line)).toMatchObject([
      { text: 'one', amount: '10', unit: 'HR' },
      { text: 'second', amount: '120000.50', unit: 'EA' },
    ]);
    expect(plan.entries[0]?.id).toBe('a');
    expect(plan.report).toBe('Pasted 5 cells into 2 lines. 1 line added.');
  });

  it('follows a header row of column titles and leaves out computed columns', () => {
    const plan = pasted('Amount\tGross Amount\tDescription\n10\t999\tten', { key: 'code' });
    expect(plan.entries[0]?.line).toMatchObject({ amount: '10', text: 'ten', gross: '5.00' });
  });

  it('applies a code and clears the values that belonged to the previous code', () => {
    const entries = [{ id: 'a', line: item({ code: '996511', codeName: 'Road transport', rate: '5' }) }];
    const plan = pasted('998311', { entries, key: 'code' });
    expect(plan.entries[0]?.line).toMatchObject({ code: '998311', codeName: '', rate: '0' });
    expect([...plan.lookups.values()]).toEqual([new Set(['998311'])]);
  });

  it('reports which columns did not fit and which cells were locked', () => {
    const locked = columns.map(column => (column.key === 'unit' ? { ...column, locked: () => true } : column));
    const plan = pasted('a\t1\tHR\t998311\textra\tmore', { columns: locked });
    expect(plan.entries[0]?.line.unit).toBe('EA');
    expect(plan.report).toBe(
      "Pasted 3 cells into 1 line. 1 locked cell left unchanged. 2 columns didn't fit and were left out.",
    );
  });

  it('rejects the whole block when there are too many lines', () => {
    const block = Array.from({ length: 10_000 }, (_, i) => [`line ${i}`, '1']);
    expect(planPaste(block, target())).toBe(
      'The copied block has 10,000 lines and would make 10,000; at most 1,000 are allowed. Nothing was pasted.',
    );
  });
});
