import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { round, sum } from '@/lib/money';
import { runningTotals } from '@/shared/lines/totals';
import { undone, type Entry } from '@/shared/lines/undo';

interface Row {
  a: string;
  b: string;
}

const amount = fc.oneof(
  fc.integer({ min: -9_999_999, max: 9_999_999 }).map(paise => (paise / 100).toFixed(2)),
  fc.constantFrom('', 'abc', '1,00,000.005', '0.1', '0.2'),
);
const row = fc.record({ a: amount, b: amount });

describe('running totals', () => {
  it('equal the full sums after any changes, to the last decimal', () => {
    const change = fc.record({ at: fc.nat(), row });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1 }), fc.array(change), (lines, changes) => {
        const totals = runningTotals<Row>();
        totals.of('a', lines);
        for (const { at, row: after } of changes) {
          const index = at % lines.length;
          const before = lines[index];
          if (!before) continue;
          lines[index] = after;
          totals.changed(before, after);
          totals.of('b', lines);
        }
        expect(totals.of('a', lines)).toBe(sum(lines.map(line => line.a)));
        expect(round(totals.of('b', lines))).toBe(round(sum(lines.map(line => line.b))));
      }),
    );
  });
});

describe('undoing a step', () => {
  const entry = (id: string, a: string, b = ''): Entry<Row> => ({ id, line: { a, b } });

  it('restores the exact previous state when nothing changed since', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), { minLength: 0, maxLength: 8 });
    const entries = fc
      .tuple(ids, fc.array(row, { minLength: 8, maxLength: 8 }))
      .map(([keys, rows]) => keys.map((id, i): Entry<Row> => ({ id, line: rows[i] ?? { a: '', b: '' } })));
    const without = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });
    fc.assert(
      fc.property(
        entries,
        without,
        fc.array(row),
        fc.array(row, { minLength: 8, maxLength: 8 }),
        (before, drop, added, changed) => {
          const kept = before
            .filter((_, i) => !drop[i])
            .map((one, i) => ({ id: one.id, line: changed[i] ?? one.line }));
          const after = [...kept, ...added.map((line, i) => ({ id: `new${i}`, line }))];
          expect(undone({ label: '', before, after }, after)).toEqual(before);
        },
      ),
    );
  });

  it('restores a removed line at its position', () => {
    const before = [entry('x', '1'), entry('y', '2'), entry('z', '3')];
    const after = [entry('x', '1'), entry('z', '3')];
    expect(undone({ label: '', before, after }, [...after, entry('n', '4')]).map(one => one.id)).toEqual([
      'x',
      'y',
      'z',
      'n',
    ]);
  });
});
