import * as z from 'zod/mini';
import { toIsoDay } from '@/lib/dates';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import { fromWire, toWire } from '@/shared/fields/wire';
import { INDIAN, locationFields, stateFields, stateOf, switchFor, type LocationValues } from './locations.fields';
import type { TaxRow } from './taxes.section';

const rows = z.array(z.record(z.string(), z.unknown()));
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

/**
 * The tax list of a location: JSON text with snake-case keys (spec 1 §3); camel case is read, too, and what is broken is an empty list.
 * This is the one place that knows the server's names.
 */
function taxesFromWire(wire: unknown): TaxRow[] {
  return parseJsonText(rows, wire, []).map((row, index) => {
    const part = (snake: string, camel: string) => row[snake] ?? row[camel];
    const type = textIn(part('tax_type', 'taxType'));
    return {
      uid: textIn(row['uid']) || `tax-${index}`,
      taxType: type === '' ? null : { code: type, name: type },
      taxNumber: { text: textIn(part('tax_number', 'taxNumber')).toUpperCase(), verified: false },
      issueDate: toIsoDay(textIn(part('issue_date', 'issueDate'))) ?? '',
      expireOn: toIsoDay(textIn(part('expire_on', 'expireOn'))) ?? '',
      attachment: attachmentsFromJson(row['attachment']),
    };
  });
}

/** The tax list to send: JSON text, the names of the form. */
function taxesToWire(taxes: readonly TaxRow[]): string {
  return toJsonText(
    taxes.map(({ uid, taxType, taxNumber, issueDate, expireOn, attachment }) => ({
      uid,
      taxType: taxType?.name ?? null,
      taxNumber: taxNumber.text || null,
      issueDate: issueDate || null,
      expireOn: expireOn || null,
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

export function locationToWire(values: LocationValues) {
  return {
    ...toWire(locationFields, values),
    state: stateOf(values).trim() || null,
    taxList: taxesToWire(values.taxList),
  };
}
