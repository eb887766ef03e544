import * as z from 'zod/mini';
import { sentDay, toIsoDay } from '@/lib/dates';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import { fromWire, toWire } from '@/shared/fields/wire';
import { INDIAN, locationFields, stateFields, stateOf, switchFor, type LocationValues } from './locations.fields';
import type { TaxRow } from './taxes.section';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';

const rows = z.array(z.record(z.string(), z.unknown()));
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

const uidOf = (row: Readonly<Record<string, unknown>>, index: number) => textIn(row['uid']) || `tax-${index}`;

/**
 * The tax list of a location: JSON text with snake-case keys (spec 1 §3); camel case is read, too, and what is broken is an empty list.
 * This is the one place that knows the server's names.
 */
function taxesFromWire(wire: unknown): TaxRow[] {
  return parseJsonText(rows, wire, []).map((row, index) => {
    const part = (snake: string, camel: string) => row[snake] ?? row[camel];
    const type = textIn(part('tax_type', 'taxType'));
    return {
      uid: uidOf(row, index),
      taxType: type === '' ? null : { code: type, name: type },
      taxNumber: { text: textIn(part('tax_number', 'taxNumber')).toUpperCase(), verified: false },
      issueDate: toIsoDay(textIn(part('issue_date', 'issueDate'))) ?? '',
      expireOn: toIsoDay(textIn(part('expire_on', 'expireOn'))) ?? '',
      attachment: attachmentsFromJson(row['attachment']),
    };
  });
}

/** The tax list to send: JSON text, the names of the form. `came`: the list that is changed. */
function taxesToWire(taxes: readonly TaxRow[], came: unknown): string {
  const stored = parseJsonText(rows, came, []);
  const dayOf = (uid: string, day: string, snake: string, camel: string) => {
    const row = stored.find((one, index) => uidOf(one, index) === uid);
    return sentDay(day, row?.[snake] ?? row?.[camel]);
  };
  return toJsonText(
    taxes.map(({ uid, taxType, taxNumber, issueDate, expireOn, attachment }) => ({
      uid,
      taxType: taxType?.name ?? null,
      taxNumber: taxNumber.text || null,
      issueDate: dayOf(uid, issueDate, 'issue_date', 'issueDate'),
      expireOn: dayOf(uid, expireOn, 'expire_on', 'expireOn'),
      attachment,
    })),
  );
}

type Wire = Parameters<typeof fromWire<typeof locationFields>>[1] & {
  country: string | null;
  state: string | null;
  taxList: unknown;
  isHeaderAddress: boolean | null;
};

export function locationFromWire(row: Wire): LocationValues {
  const values = fromWire(locationFields, row);
  return {
    ...values,
    country: values.country ?? (row.country ? values.country : INDIAN),
    inIndia: switchFor(row.country),
    ...stateFields(row.country, row.state ?? ''),
    taxList: taxesFromWire(row.taxList),
    isHeaderAddress: row.isHeaderAddress === true,
  };
}

export function locationToWire(values: LocationValues, came: { taxList?: unknown } | null) {
  return {
    ...toWire(locationFields, values, came),
    state: stateOf(values).trim() || null,
    taxList: taxesToWire(values.taxList, came?.taxList),
  };
}

/** The documents of the tax numbers, each called by its tax. */
export function taxPapers(wire: unknown): PreviewFile[] {
  return parseJsonText(rows, wire, []).flatMap(tax =>
    attachmentsFromJson(tax['attachment']).map(file => ({
      file,
      label: textIn(tax['tax_type'] ?? tax['taxType']) || 'Tax number',
    })),
  );
}
