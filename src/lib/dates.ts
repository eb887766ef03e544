import dayjs from 'dayjs';

/** A local calendar day as `YYYY-MM-DD`. Days carry no time and no zone. */
export type IsoDay = string;

/** Display formats of spec 1 §9. */
export const DATE_FORMAT = 'DD-MMM-YYYY';
export const DATETIME_12_FORMAT = 'DD-MMM-YYYY hh:mm A';
export const DATETIME_24_FORMAT = 'DD-MMM-YYYY HH:mm';
export const REPORT_DATE_FORMAT = 'DD-MM-YYYY';
export const REPORT_DATETIME_FORMAT = 'DD-MM-YYYY hh:mm A';
export const HISTORY_DATETIME_FORMAT = 'DD-MM-YYYY HH:mm';

const ISO_DAY = /^(\d{4})-(\d\d)-(\d\d)(?!\d)/;

const LAST_YEAR = 9999;
/** A Date takes earlier years for those of the last century. */
const FIRST_ISO_YEAR = 100;

/** The dayjs of a day in figures; null when there is no such day. By hand: a list draws a hundred of them, and a strict dayjs reads each twice. */
function dayOf(year: number, month: number, day: number) {
  const date = new Date(year, month - 1, day);
  const exists = year >= FIRST_ISO_YEAR && date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? dayjs(date) : null;
}

/** The dayjs of a text that means a day: cut from it, never converted. Null for none, and for one that four digits of a year cannot say. */
function readDay(text: string | null | undefined) {
  if (!text) return null;
  const [, year, month, date] = ISO_DAY.exec(text) ?? [];
  if (year !== undefined) return dayOf(Number(year), Number(month), Number(date));
  const day = dayjs(text);
  return day.isValid() && day.year() >= 0 && day.year() <= LAST_YEAR ? day : null;
}

/**
 * The calendar day of a text that means a day, or null when it is none. Some backends send a day as a moment: `2026-11-21`,
 * `2026-11-21T00:00:00Z` and `2026-11-21T00:00:00+05:30` are the 21st in every zone (DECISIONS 97).
 */
export function toIsoDay(text: string | null | undefined): IsoDay | null {
  return readDay(text)?.format('YYYY-MM-DD') ?? null;
}

/** Today's local calendar day. */
export function today(): IsoDay {
  return dayjs().format('YYYY-MM-DD');
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return dayjs(day).add(days, 'day').format('YYYY-MM-DD');
}

/** Calendar months; the 31st becomes the last day of a shorter month. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  return dayjs(day).add(months, 'month').format('YYYY-MM-DD');
}

/** A day in `format`, '' when there is none. No zone moves it, in whatever form it came (`toIsoDay`). */
export function formatDay(text: string | null | undefined, format: string = DATE_FORMAT): string {
  return readDay(text)?.format(format) ?? '';
}

/** A moment in `format` on the clocks of the browser's zone (DECISIONS 58), '' when there is none. A bare day stays that day. */
export function formatMoment(value: string | Date | null | undefined, format: string): string {
  if (!value) return '';
  const moment = dayjs(value);
  return moment.isValid() ? moment.format(format) : '';
}

/**
 * What the clocks of a zone show at a moment, as `YYYY-MM-DDTHH:mm:ss`: for files that are written for somebody elsewhere. Anything
 * that is no moment is handed back.
 */
export function wallClock(timeZone: string): (moment: string) => string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return text => {
    const moment = new Date(text);
    if (Number.isNaN(moment.getTime())) return text;
    const at = Object.fromEntries(parts.formatToParts(moment).map(({ type, value }) => [type, value]));
    return `${at['year']}-${at['month']}-${at['day']}T${at['hour']}:${at['minute']}:${at['second']}`;
  };
}

/** `YYYYMMDDHHmmss` of now, for file names (DECISIONS 23). */
export function fileStamp(): string {
  return dayjs().format('YYYYMMDDHHmmss');
}

const DAY_MS = 86_400_000;

/** '1 day', '28 days'; '' of no age. */
export function formatAge(days: number | null | undefined): string {
  if (days === null || days === undefined) return '';
  return days === 1 ? '1 day' : `${days} days`;
}

/** Whole days since a moment, rounded up (spec 3 §9, 'Aging days'); null when it is no date. What lies ahead is 0 days old. */
export function daysSince(value: string | Date | null | undefined): number | null {
  if (!value) return null;
  const moment = dayjs(value);
  return moment.isValid() ? Math.max(0, Math.ceil(dayjs().diff(moment) / DAY_MS)) : null;
}
