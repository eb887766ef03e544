import type { Sample } from './measures.ts';

interface Row {
  name: string;
  unit: 'ms' | 'kB' | 'MB' | '';
  /** Goals from the issue and the stack table; page times are those of plain antd on the reference computer. */
  goal?: number;
}

const ROWS: Row[] = [
  { name: 'list cold: scripts', unit: 'kB', goal: 365 },
  { name: 'list cold: requests before the rows', unit: '', goal: 15 },
  { name: 'list cold: requests', unit: '' },
  { name: 'list cold: rows visible', unit: 'ms', goal: 1571 },
  { name: 'list cold: blocking time', unit: 'ms' },
  { name: 'list warm: rows visible', unit: 'ms', goal: 966 },
  { name: 'list to view, first', unit: 'ms', goal: 262 },
  { name: 'view back to list', unit: 'ms', goal: 150 },
  { name: 'list to view, again', unit: 'ms', goal: 150 },
  { name: 'list to view: rounds of requests', unit: '', goal: 1 },
  { name: 'view warm: lines visible', unit: 'ms', goal: 966 },
  { name: 'view warm: rounds of requests', unit: '' },
  { name: 'key in a text field', unit: 'ms', goal: 40 },
  { name: 'key in an amount cell, 200 lines', unit: 'ms', goal: 40 },
  { name: 'key in an amount cell, 500 lines', unit: 'ms', goal: 40 },
  { name: 'line added to 500', unit: 'ms', goal: 150 },
  { name: 'desk cold: scripts', unit: 'kB', goal: 365 },
  { name: 'desk cold: tasks visible', unit: 'ms', goal: 1571 },
  { name: 'desk warm: tasks visible', unit: 'ms', goal: 966 },
  { name: 'desk to task, first', unit: 'ms', goal: 262 },
  { name: 'approve pressed to dialog, first', unit: 'ms' },
  { name: 'approve pressed to dialog, again', unit: 'ms', goal: 150 },
  { name: 'approved to the next task, first', unit: 'ms' },
  { name: 'approved to the next task, again', unit: 'ms' },
  { name: 'next task shown, first', unit: 'ms', goal: 262 },
  { name: 'next task shown, again', unit: 'ms', goal: 150 },
  { name: 'desk: documents loaded again', unit: '', goal: 0 },
  { name: '10,000 rows picked to first errors in sight', unit: 'ms', goal: 2000 },
  { name: 'key in a cell of 10,000 rows', unit: 'ms', goal: 40 },
  { name: 'arrow key among 10,000 rows', unit: 'ms', goal: 40 },
];

const shown = (value: number, unit: Row['unit']) =>
  `${value.toFixed(unit !== '' && Math.abs(value) < 100 ? 1 : 0)} ${unit}`.trim();

function line(name: string, median: string, best: string, goal: string, verdict: string): string {
  return `${name.padEnd(62)}${median.padStart(12)}${best.padStart(12)}${goal.padStart(12)}  ${verdict}`.trimEnd();
}

/**
 * Formats median and best round of every measure beside its goal. Noise only adds time, so the best round reflects
 * the code.
 */
export function report(samples: readonly Sample[]): string {
  const lines = [line('', 'median', 'best', 'goal', '')];
  for (const { name, unit, goal } of ROWS) {
    const values = samples.flatMap(sample => sample[name] ?? []).toSorted((a, b) => a - b);
    const best = values[0];
    const median = values[Math.floor(values.length / 2)];
    if (best === undefined || median === undefined) continue;
    const verdict = goal === undefined ? '' : median <= goal ? 'met' : best <= goal ? 'met by the best' : 'missed';
    lines.push(line(name, shown(median, unit), shown(best, unit), goal === undefined ? '' : `<= ${goal}`, verdict));
  }
  return lines.join('\n');
}
