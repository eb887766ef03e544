import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDay, formatMoment, toIsoDay } from '@/lib/dates';
import type { LooseField } from '@/shared/fields/define';
import { showText } from '@/shared/fieldTypes/texts';
import { deserialize, serialize } from '@/shared/fields/dto';
import { drawCell } from '@/shared/list/columnTypes';
import { filtersFromText } from '@/shared/list/filterText';
import type { FilterDef, ReadColumn } from '@/shared/list/listTypes';

/** Minutes behind UTC on that day. */
const ZONES = [
  ['Asia/Kolkata', -330],
  ['America/New_York', 300],
  ['Pacific/Auckland', -780],
] as const;
/**
 * Formats in which backends write 13 November 2026. Converting the last ones to local time changes the day in some
 * or all zones.
 */
const FORMS = [
  '2026-11-13',
  '2026-11-13T00:00:00',
  '2026-11-13T00:00:00Z',
  '2026-11-13T00:00:00.000Z',
  '2026-11-13T00:00:00+05:30',
  '2026-11-13T00:00:00-05:00',
  '2026-11-13T23:59:59Z',
  '2026-11-13 00:00:00',
];

/** All declarations of the features: arrays of fields, and lists with their columns and filters. */
const modules = import.meta.glob<Record<string, unknown>>(
  ['/src/features/**/*.{fields,extras,values,section,list,columns}.ts', '/src/features/reports/declarations/*.ts'],
  { eager: true },
);
const exported = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module).map(([name, value]): [string, unknown] => [
    `${path.replace('/src/features/', '')} ${name}`,
    value,
  ]),
);
const isList = (value: unknown): value is { columns?: unknown; filters?: unknown; list?: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const arraysIn = (value: unknown): unknown[][] =>
  Array.isArray(value) ? [value] : isList(value) ? [value.columns, value.filters, value.list].flatMap(arraysIn) : [];
type Declared = { kind?: unknown; name?: unknown; mode?: unknown };
const named = (kind: string) =>
  exported.flatMap(([where, value]) =>
    arraysIn(value).flatMap(array =>
      (array as Declared[])
        .filter(one => one?.kind === kind && typeof one.name === 'string')
        .map((one): [string, Declared] => [`${where}: ${String(one.name)}`, one]),
    ),
  );
const days = named('date');
const fields = days.filter(([, one]) => 'label' in one);
const columns = days.filter(([, one]) => 'title' in one);
const ranges = named('dateRange');

describe.each(ZONES)('dates in time zone %s', (zone, behind) => {
  const home = process.env['TZ'];
  beforeEach(() => {
    process.env['TZ'] = zone;
    // Without this offset, a wrong conversion would not change the day.
    expect(new Date('2026-11-13T00:00:00Z').getTimezoneOffset()).toBe(behind);
  });
  afterEach(() => {
    process.env['TZ'] = home;
  });

  it.each(FORMS)('%s is parsed and shown as the 13th', form => {
    expect(toIsoDay(form)).toBe('2026-11-13');
    expect(formatDay(form)).toBe('13-Nov-2026');
  });

  it('finds the date fields, columns and filters that features declare', () => {
    expect(fields.length).toBeGreaterThan(8);
    expect(columns.length).toBeGreaterThan(30);
    expect(ranges.length).toBeGreaterThan(20);
  });

  it('every date field parses, shows and sends the same date; an unchanged value is sent back as received', () => {
    for (const [where, field] of fields) checkField(where, field);
  });

  const checkField = (where: string, field: Declared) => {
    const def = { ...field, nullWhenHidden: false } as unknown as LooseField & {
      name: string;
      kind: 'date';
      dto?: string | false;
    };
    if (def.dto === false) return;
    const name = def.dto ?? def.name;
    for (const form of FORMS) {
      const came = { [name]: form };
      const values = deserialize([def], came) as Record<string, string>;
      expect(values, where).toEqual({ [def.name]: '2026-11-13' });
      expect(showText('date', values[def.name] ?? ''), where).toBe('13-Nov-2026');
      expect(serialize([def], values, came), where).toEqual(came);
      expect(serialize([def], { [def.name]: '2026-11-12' }, came), where).toEqual({ [name]: '2026-11-12' });
      expect(serialize([def], { [def.name]: '' }, came), where).toEqual({ [name]: null });
    }
  };

  it('every date column shows the same date', () => {
    for (const [where, column] of columns) {
      const { name, format } = column as ReadColumn<object> & { name: string; format?: string };
      for (const form of FORMS) {
        const { node } = drawCell(column as ReadColumn<object>, { [name]: form });
        expect(renderToStaticMarkup(<>{node}</>), where).toContain(`>${formatDay('2026-11-13', format)}<`);
      }
    }
  });

  it('every date filter preset has the same date', () => {
    for (const [where, def] of ranges)
      for (const form of FORMS.filter(one => !one.includes(' '))) {
        const text = JSON.stringify([{ filter: JSON.stringify({ column: def.name }), value: `${form},${form}` }]);
        expect(filtersFromText(text, [def as unknown as FilterDef]), where).toMatchObject({
          filters: [{ from: '2026-11-13', to: '2026-11-13' }],
          ignored: [],
        });
      }
  });
});

it("a timestamp is shown in the user's time zone", () => {
  expect(formatMoment('2026-11-12T20:00:00Z', 'DD-MMM-YYYY HH:mm')).toBe('13-Nov-2026 01:30');
});
