import * as z from 'zod/mini';
import { toIsoDay } from '@/lib/dates';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import { deserialize, keepUnchanged, serialize } from '@/shared/fields/dto';
import { INDIAN, locationFields, stateFields, getStateName, switchFor, type LocationValues } from './locations.fields';
import type { TaxRow } from './taxes.section';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';

const rows = z.array(z.record(z.string(), z.unknown()));
const textIn = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '');

/** Parses a location's tax list: JSON text with snake-case keys (spec 1 §3), or camel case; invalid text is empty. */
function taxEntries(dto: unknown) {
  return parseJsonText(rows, dto, []).map((row, index) => ({
    uid: textIn(row['uid']) || `tax-${index}`,
    taxType: row['tax_type'] ?? row['taxType'] ?? null,
    taxNumber: row['tax_number'] ?? row['taxNumber'] ?? null,
    issueDate: row['issue_date'] ?? row['issueDate'] ?? null,
    expireOn: row['expire_on'] ?? row['expireOn'] ?? null,
    attachment: row['attachment'],
  }));
}

type TaxEntry = ReturnType<typeof taxEntries>[number];

function deserializeTax({ uid, taxType, taxNumber, issueDate, expireOn, attachment }: TaxEntry): TaxRow {
  const type = textIn(taxType);
  return {
    uid,
    taxType: type === '' ? null : { code: type, name: type },
    taxNumber: { text: textIn(taxNumber).toUpperCase(), verified: false },
    issueDate: toIsoDay(textIn(issueDate)) ?? '',
    expireOn: toIsoDay(textIn(expireOn)) ?? '',
    attachment: attachmentsFromJson(attachment),
  };
}

const serializeTax = ({ uid, taxType, taxNumber, issueDate, expireOn, attachment }: TaxRow): TaxEntry => ({
  uid,
  taxType: taxType?.name ?? null,
  taxNumber: taxNumber.text || null,
  issueDate: issueDate || null,
  expireOn: expireOn || null,
  attachment,
});

function serializeTaxes(taxes: readonly TaxRow[], came: unknown): string {
  const stored = taxEntries(came);
  return toJsonText(
    taxes.map(tax => {
      const entry = stored.find(({ uid }) => uid === tax.uid);
      return entry ? keepUnchanged(serializeTax(tax), serializeTax(deserializeTax(entry)), entry) : serializeTax(tax);
    }),
  );
}

type Dto = Parameters<typeof deserialize<typeof locationFields>>[1] & {
  country: string | null;
  state: string | null;
  taxList: unknown;
  isHeaderAddress: boolean | null;
};

export function deserializeLocation(row: Dto): LocationValues {
  const values = deserialize(locationFields, row);
  return {
    ...values,
    country: values.country ?? (row.country ? values.country : INDIAN),
    inIndia: switchFor(row.country),
    ...stateFields(row.country, row.state ?? ''),
    taxList: taxEntries(row.taxList).map(deserializeTax),
    isHeaderAddress: row.isHeaderAddress === true,
  };
}

export function serializeLocation(values: LocationValues, came: { taxList?: unknown } | null) {
  return {
    ...serialize(locationFields, values, came),
    state: getStateName(values).trim() || null,
    taxList: serializeTaxes(values.taxList, came?.taxList),
  };
}

export function readTaxDocuments(dto: unknown): PreviewFile[] {
  return taxEntries(dto).flatMap(({ attachment, taxType }) =>
    attachmentsFromJson(attachment).map(file => ({ file, label: textIn(taxType) || 'Tax number' })),
  );
}
