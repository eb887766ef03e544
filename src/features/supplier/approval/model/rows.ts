import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import type { PreviewFile } from '@/shared/preview/DocumentPreview';
import type { ChangedRowsQuery } from '../../api/sections.graphql.generated';
import type { RowChange, SectionChanges } from './changes';
import type { BankAccount, ContactChange, Surroundings } from '@/domain/supplier/fraudSigns';
import { locationLabel } from '../../model/locationLabel';
import { sectionOfEntity } from '../../sections';

/** The rows of the sections as they are now; null where they could not be read. */
export type CurrentRows = ChangedRowsQuery | null;

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

type Row = Readonly<Record<string, unknown>>;

/** The changed row as it is now; empty where it is gone, or of no section. */
function rowOf(entity: string, { entityId }: RowChange, rows: CurrentRows): Row {
  const listed = rows && sectionOfEntity(entity)?.calls.rowsOf(rows);
  return (listed?.find(({ id }) => id === entityId) ?? {}) as Row;
}

/** What people call the changed row: its account number, its name; its id where nothing names it. */
export function rowNameOf(entity: string, change: RowChange, rows: CurrentRows): string {
  const row = rowOf(entity, change, rows);
  const changed = new Map(change.values.map(({ property, before, after }) => [property, after || before]));
  const names = sectionOfEntity(entity)?.redline.names ?? [];
  const found = names.map(name => text(row[name]) || changed.get(name) || '').filter(Boolean);
  return found.join(' ') || (change.entityId === null ? '' : `#${change.entityId}`);
}

/** The documents that prove a change: those of its row as it is now. */
export function proofsOf(entity: string, change: RowChange, rows: CurrentRows): PreviewFile[] {
  const documents = sectionOfEntity(entity)?.redline.documents?.(rowOf(entity, change, rows)) ?? [];
  return documents.filter(({ file }) => file.file_uid);
}

/** The account of a changed row; null where the row is none, or gone. */
export function accountOf(entity: string, change: RowChange, rows: CurrentRows): BankAccount | null {
  if (sectionOfEntity(entity)?.id !== 'bank' || change.kind === 'removed') return null;
  const row = rowOf(entity, change, rows);
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

/** Whether the account number or IBAN changed after the last document was added, as far as the history tells by the documents' names. */
export function isDocumentOlder({ kind, values }: RowChange): boolean {
  const lastChange = (...properties: string[]) =>
    Math.max(
      ...values.map(({ property, at }) => (properties.includes(property) ? Date.parse(at ?? '') || 0 : -Infinity)),
    );
  const account = lastChange('accountNumber', 'iban');
  if (account === -Infinity) return false;
  const documents = values.find(({ property }) => property === 'attachment');
  const former = documents?.before.split(', ') ?? [];
  const isNew = documents?.after.split(', ').some(name => name !== '' && !former.includes(name)) ?? kind === 'added';
  return !isNew || (documents !== undefined && lastChange('attachment') < account);
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
    .filter(({ entity }) => sectionOfEntity(entity)?.id === 'contacts')
    .flatMap(({ entity, rows: changes }) =>
      changes
        .filter(({ kind }) => kind === 'changed')
        .flatMap(change =>
          change.values.flatMap(({ property, before, after }) => {
            const what = REACHED_BY[property];
            return what ? [{ name: rowNameOf(entity, change, rows), what, before, after }] : [];
          }),
        ),
    );
}
