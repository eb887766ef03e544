import { today, toIsoDay, type IsoDay } from '@/lib/dates';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function iso(year: string, month: string | number, day: string): IsoDay | null {
  const fullYear = year.length === 2 ? `20${year}` : year;
  return toIsoDay(`${fullYear}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Range for dates typed without year. */
export interface DayWindow {
  min?: IsoDay | undefined;
  max?: IsoDay | undefined;
}

/** Parses 2/11, 2-nov, 2 november or 0211 as the nearest date in the range, or the nearest one at all. */
function withoutYear(text: string, { min = '', max = '9999' }: DayWindow): IsoDay | null {
  const parts =
    /^(\d{1,2})[-/. ]?([a-z]{3,9})$/.exec(text) ??
    /^(\d{1,2})[-/. ](\d{1,2})$/.exec(text) ??
    /^(\d{2})(\d{2})$/.exec(text);
  if (!parts) return null;
  const thisYear = Number(today().slice(0, 4));
  const days = [-2, -1, 0, 1, 2].flatMap(years => parseTypedDay(`${parts[1]}-${parts[2]}-${thisYear + years}`) ?? []);
  const distance = (day: IsoDay) => Math.abs(Date.parse(day) - Date.parse(today()));
  const near = days.toSorted((a, b) => distance(a) - distance(b));
  return near.find(day => day >= min && day <= max) ?? near[0] ?? null;
}

/**
 * Parses a typed date: 21-Nov-2026, 21/11/2026, 21.11.26, 21112026, 2026-11-21, also followed by a time; with a range also 21/11. Day
 * before month. Returns null if invalid.
 */
export function parseTypedDay(typed: string, window?: DayWindow): IsoDay | null {
  const text = typed.trim().toLowerCase();
  const yearless = window && withoutYear(text, window);
  if (yearless) return yearless;
  const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})(?:[t ]\d{1,2}:\d{2}.*)?$/.exec(text);
  if (yearFirst) {
    const [, year = '', month = '', day = ''] = yearFirst;
    return iso(year, month, day);
  }
  const dayFirst =
    /^(\d{1,2})[-/. ]([a-z]{3,9}|\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text);
  if (!dayFirst) return null;
  const [, day = '', month = '', year = ''] = dayFirst;
  if (/^\d/.test(month)) return iso(year, month, day);
  const index = MONTHS.indexOf(month.slice(0, 3));
  return index < 0 ? null : iso(year, index + 1, day);
}

export function isIsoDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && toIsoDay(text) === text;
}
