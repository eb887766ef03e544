import dayjs from 'dayjs';

/** A local calendar day as `YYYY-MM-DD`, without time or time zone. */
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
/** `Date` reads smaller years as years of the 20th century. */
const FIRST_ISO_YEAR = 100;

/** Returns the dayjs of a valid day, else null. Avoids dayjs's strict parsing, which parses each day twice and slows lists. */
function toDay(year: number, month: number, day: number) {
  const date = new Date(year, month - 1, day);
  const exists = year >= FIRST_ISO_YEAR && date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? dayjs(date) : null;
}

/** Returns the dayjs of the day at the start of a text, without time zone conversion. Null for no day or a year outside four digits. */
function readDay(text: string | null | undefined) {
  if (!text) return null;
  const [, year, month, date] = ISO_DAY.exec(text) ?? [];
  if (year !== undefined) return toDay(Number(year), Number(month), Number(date));
  const day = dayjs(text);
  return day.isValid() && day.year() >= 0 && day.year() <= LAST_YEAR ? day : null;
}

/** Returns the calendar day of a text as written, also of a timestamp, or null (docs/decisions.md#unchanged-as-came). */
export function toIsoDay(text: string | null | undefined): IsoDay | null {
  return readDay(text)?.format('YYYY-MM-DD') ?? null;
}

export function today(): IsoDay {
  return dayjs().format('YYYY-MM-DD');
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return dayjs(day).add(days, 'day').format('YYYY-MM-DD');
}

/** Adds calendar months; the 31st becomes the last day of a shorter month. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  return dayjs(day).add(months, 'month').format('YYYY-MM-DD');
}

/** Formats a day, '' for none. Never converts between time zones (`toIsoDay`). */
export function formatDay(text: string | null | undefined, format: string = DATE_FORMAT): string {
  return readDay(text)?.format(format) ?? '';
}

/** Formats a timestamp in the browser's time zone (docs/decisions.md#browser-time-zone), '' for none. A day without a time stays that day. */
export function formatMoment(value: string | Date | null | undefined, format: string): string {
  if (!value) return '';
  const moment = dayjs(value);
  return moment.isValid() ? moment.format(format) : '';
}

/** Returns a function that converts timestamps to `YYYY-MM-DDTHH:mm:ss` in a time zone, for files read elsewhere. */
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

/** Returns the current time as `YYYYMMDDHHmmss` for file names (docs/decisions.md#export-calls). */
export function fileStamp(): string {
  return dayjs().format('YYYYMMDDHHmmss');
}

export function formatAge(days: number | null | undefined): string {
  if (days === null || days === undefined) return '';
  if (days === 0) return 'Today';
  return days === 1 ? '1 day' : `${days} days`;
}

/** Returns the calendar days since a timestamp, so that the age agrees with its date; 0 for the future, null if it isn't a date. */
export function daysSince(value: string | Date | null | undefined): number | null {
  if (!value) return null;
  const moment = dayjs(value);
  return moment.isValid() ? Math.max(0, dayjs().startOf('day').diff(moment.startOf('day'), 'day')) : null;
}
