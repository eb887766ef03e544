import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';

/*
 * What the verifications that a section asks for answer (spec 1 §7): JSON text that is relied upon in nothing; what cannot be read is ''.
 */

type Part = Readonly<Record<string, unknown>>;
const MAX_TEXT = 200;

const partOf = (value: unknown, name: string | number): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string | number, unknown>)[name] : undefined;
const textAt = (part: unknown, name: string) => {
  const value = partOf(part, name);
  return typeof value === 'string' ? value.trim().slice(0, MAX_TEXT) : '';
};
const read = (data: unknown) => parseJsonText<unknown>(z.unknown(), data, null);

/** The account that `checkBank` found; null when it is unknown or not active. */
export function readBank(data: unknown): Part | null {
  const answer = read(data);
  const account = partOf(partOf(answer, 0), 'result');
  const branch = partOf(partOf(answer, 1), 'result');
  const holder = textAt(partOf(account, 'bankTransfer'), 'beneName');
  const found = {
    holder,
    bankName: textAt(branch, 'bankName'),
    branch: textAt(branch, 'branch'),
    address: textAt(branch, 'address'),
    micr: textAt(branch, 'micr'),
  };
  // An answer that lacks what the account needs would lock its fields empty.
  const whole = holder !== '' && found.bankName !== '' && found.branch !== '' && found.address !== '';
  return textAt(account, 'active').toLowerCase() === 'yes' && whole ? found : null;
}

/** 'day/month/year' as a calendar day; '' when it is none. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const moment = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : '';
}

/** What `checkMsme` says of a number: its size, and the day and year of its classification; null when it knows nothing. */
export function readMsme(data: unknown): { size: string; issueDate: string; classificationYear: string } | null {
  const entry = partOf(partOf(partOf(read(data), 'result'), 'enterpriseType'), 0);
  const size = textAt(entry, 'enterpriseType');
  if (size === '') return null;
  return {
    size,
    issueDate: dayOf(textAt(entry, 'classificationDate')),
    classificationYear: textAt(entry, 'classificationYear') || textAt(entry, 'dataYear'),
  };
}

/** The status of a GST number; null when there is no answer. */
export function readGstStatus(data: unknown): string | null {
  const answer = partOf(partOf(read(data), 'result'), 'gstnDetailed');
  return textAt(answer, 'gstinStatus') || null;
}
