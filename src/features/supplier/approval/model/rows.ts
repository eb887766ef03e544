import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { ChangedRowsQuery } from '../api/supplierApproval.graphql.generated';
import type { RowChange, SectionChanges } from './changes';
import type { BankAccount, ContactChange, Surroundings } from '@/domain/supplier/signs';
import { locationLabel } from '../../locations/locationLabel';

/** The rows of the sections as they are now; null where they could not be read. */
export type CurrentRows = ChangedRowsQuery | null;

type Listed = { data: readonly { id: Id }[] | null } | null;

function rowOf(list: Listed | undefined, { entityId }: RowChange): Record<string, unknown> {
  return (list?.data?.find(({ id }) => id === entityId) as Record<string, unknown> | undefined) ?? {};
}

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

/** Which list holds a section's rows, what names one, and which fields hold its documents. */
function sectionOf(entity: string, rows: CurrentRows): { list: Listed | undefined; names: string[]; files: string[] } {
  if (/bank/i.test(entity)) return { list: rows?.supplierByBankList, names: ['accountNumber'], files: ['attachment'] };
  if (/location/i.test(entity) && !/serviceable/i.test(entity))
    return { list: rows?.supplierLocationOfPresenceList, names: ['locationType', 'city'], files: [] };
  if (/contact/i.test(entity))
    return { list: rows?.supplierByContactList, names: ['firstName', 'lastName'], files: [] };
  if (/document/i.test(entity))
    return { list: rows?.supplierDocumentList, names: ['certificateName'], files: ['attachment'] };
  if (/financial/i.test(entity))
    return {
      list: rows?.supplierFinancialInformationList,
      names: ['year'],
      files: ['financialAttachment', 'taxReturnsAttachment'],
    };
  if (/related/i.test(entity))
    return { list: rows?.supplierRelatedCompanyList, names: ['name'], files: ['attachment'] };
  return { list: undefined, names: ['name', 'clientOrganization'], files: [] };
}

/** What people call the changed row: its account number, its name; its id where nothing names it. */
export function nameOf(entity: string, change: RowChange, rows: CurrentRows): string {
  const { list, names } = sectionOf(entity, rows);
  const row = rowOf(list, change);
  const changed = new Map(change.values.map(({ property, before, after }) => [property, after || before]));
  const found = names.map(name => text(row[name]) || changed.get(name) || '').filter(Boolean);
  return found.join(' ') || (change.entityId === null ? '' : `#${change.entityId}`);
}

const taxes = z.array(z.looseObject({ tax_type: z.nullish(z.string()), taxType: z.nullish(z.string()) }));

/** The documents that prove a change: those of its row as it is now. */
export function documentsOf(entity: string, change: RowChange, rows: CurrentRows): PreviewFile[] {
  const { list, files } = sectionOf(entity, rows);
  const row = rowOf(list, change);
  const own = files.flatMap(name =>
    attachmentsFromJson(row[name]).map(file => ({ file, label: file.title || file.documentType || 'Document' })),
  );
  const ofTaxes = parseJsonText(taxes, row['taxList'], []).flatMap(tax =>
    attachmentsFromJson(tax['attachment']).map(file => ({ file, label: tax.tax_type ?? tax.taxType ?? 'Tax number' })),
  );
  return [...own, ...ofTaxes].filter(({ file }) => file.file_uid);
}

/** The account of a changed row; null where the row is none, or gone. */
export function accountOf(entity: string, change: RowChange, rows: CurrentRows): BankAccount | null {
  if (!/bank/i.test(entity) || change.kind === 'removed') return null;
  const row = rowOf(rows?.supplierByBankList, change);
  const after = new Map(change.values.map(value => [value.property, value.after]));
  const value = (name: string) => text(row[name]) || after.get(name) || '';
  return {
    accountNumber: value('accountNumber'),
    accountHolderName: value('accountHolderName'),
    bankName: value('bankName'),
    ifsc: value('ifsc'),
    country: value('country'),
    locations: parseJsonText(z.array(z.string()), row['locationType'], []),
  };
}

/** What the signs look at beside an account, but for other suppliers. */
export function surroundingsOf(
  legalName: string,
  rows: CurrentRows,
  contacts: readonly ContactChange[],
): Omit<Surroundings, 'elsewhere'> {
  const locations = (rows?.supplierLocationOfPresenceList?.data ?? []).map(location => ({
    labels: [locationLabel(location), location.locationType ?? ''].filter(Boolean),
    country: location.country ?? '',
  }));
  return { legalName, locations, contacts };
}

const REACHED_BY: Record<string, ContactChange['what']> = { email: 'e-mail address', contactNumber: 'phone number' };

/** Contacts whose address or number changes in the same request; a new contact is not a change of one. */
export function contactChangesOf(sections: readonly SectionChanges[], rows: CurrentRows): ContactChange[] {
  return sections
    .filter(({ entity }) => /contact/i.test(entity))
    .flatMap(({ entity, rows: changes }) =>
      changes
        .filter(({ kind }) => kind === 'changed')
        .flatMap(change =>
          change.values.flatMap(({ property, before, after }) => {
            const what = REACHED_BY[property];
            return what ? [{ name: nameOf(entity, change, rows), what, before, after }] : [];
          }),
        ),
    );
}
