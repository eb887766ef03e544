import { describe, expect, it } from 'vitest';
import { LineStore } from '@/shared/lines/lineStore';

interface Line {
  code: string;
  name: string;
  amount: string;
  tax: string;
}

const line = (amount: string, more: Partial<Line> = {}): Line => ({ code: '', name: '', amount, tax: '', ...more });

let store: LineStore<Line>;

function open(lines: Line[]): void {
  store = new LineStore(lines);
}

const getId = (index: number) => store.ids()[index] ?? '';
const amounts = () => store.lines().map(({ amount }) => amount);
const fill = (label: string, amount: string) =>
  store.change(
    label,
    store.entries().map(entry => ({ ...entry, line: { ...entry.line, amount } })),
  );
const removeFirst = () => store.change('the removal', store.entries().slice(1));

describe('undo and redo of line changes', () => {
  it('undoes the steps one after the other and redoes them', () => {
    open([line('1'), line('2')]);
    fill('the first', '3');
    removeFirst();
    expect(store.undo()).toBe('the removal');
    expect(store.undo()).toBe('the first');
    expect(amounts()).toEqual(['1', '2']);
    expect(store.undo()).toBeNull();
    expect([store.redo(), store.redo(), store.redo()]).toEqual(['the first', 'the removal', null]);
    expect(amounts()).toEqual(['3']);
  });

  it('keeps values that were typed after a step', () => {
    open([line('1'), line('2')]);
    fill('the first', '3');
    fill('the second', '4');
    store.patch(getId(0), { amount: '4.50' });
    store.undo();
    expect(amounts()).toEqual(['4.50', '3']);
    store.undo();
    expect(amounts()).toEqual(['4.50', '2']);
  });

  it('discards the redo steps after a new step', () => {
    open([line('1')]);
    fill('the first', '2');
    store.undo();
    fill('another', '5');
    expect(store.redo()).toBeNull();
    expect(store.undoLabel()).toBe('another');
  });

  it('keeps the lookup result of a code with the step that added the code, despite later steps', () => {
    open([line('1'), line('2')]);
    store.change(
      'the paste',
      store.entries().map(({ id, line: own }) => ({ id, line: { ...own, code: '998311' } })),
    );
    fill('filling down', '9');
    store.applyFound(getId(0), 'code', { name: 'Consulting' });
    store.undo();
    expect(store.lines()[0]).toMatchObject({ amount: '1', code: '998311', name: 'Consulting' });
    store.undo();
    expect(store.lines()[0]).toMatchObject({ code: '', name: '' });
    store.redo();
    expect(store.lines()[0]).toMatchObject({ code: '998311', name: 'Consulting' });
  });

  it('uses the rules that are current at the time of the undo', () => {
    const taxed = (rate: number) => ({
      derive: (own: Line) => ({ ...own, tax: String(Number(own.amount) * rate) }),
      check: () => [],
      cellCheck: () => null,
    });
    open([line('1'), line('2')]);
    store.setRules(taxed(2));
    removeFirst();
    store.undo();
    store.setRules(taxed(3));
    expect(store.lines().map(({ tax }) => tax)).toEqual(['3', '6']);
    store.redo();
    expect(amounts()).toEqual(['2']);
    store.undo();
    expect(store.lines().map(({ tax }) => tax)).toEqual(['3', '6']);
  });
});
