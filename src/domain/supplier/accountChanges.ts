import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import type { Id } from '@/lib/ids';
import { isStatus } from '@/lib/status';
import { equalsIgnoreCase } from '@/lib/text';
import { recordTypes } from '@/domain/recordTypes';
import type { HistoryTable } from '@/shared/history/model/history';
import type { AccountUser } from './api/accounts';
import type { AccountRowsQuery } from './api/accounts.graphql.generated';
import { rowsWithin, getWindow, type RowChange } from './changes';
import {
  getFraudWarnings,
  type BankAccount,
  type ContactChange,
  type FraudWarning,
  type Surroundings,
} from './fraudWarnings';
import { locationLabel } from './locationLabel';

export interface AccountRequest {
  supplierId: Id;
  legalName: string;
  status: string;
  tables: readonly HistoryTable[];
  /** Current rows; null if they could not be loaded. */
  rows: AccountRowsQuery | null;
}

interface ChangedAccount extends BankAccount {
  key: string;
  isDocumentOlder: boolean;
}

/** Returns the bank accounts that a request adds or changes. */
export function changedAccounts({ tables, rows, status }: AccountRequest): ChangedAccount[] {
  const changes = requestedRows(tables, 'SupplierBank', recordTypes.SupplierFinancialInfoUpdate.context, status);
  return changes
    .filter(({ kind }) => kind !== 'removed')
    .map(change => {
      const row = getRow(change, rows?.supplierByBankList?.data);
      const value = (name: string) => valueOf(name, change, row);
      return {
        key: change.key,
        accountNumber: value('accountNumber'),
        accountHolderName: value('accountHolderName'),
        bankName: value('bankName'),
        ifsc: value('ifsc'),
        country: value('country'),
        locations: parseJsonText(z.array(z.string()), row['locationType'], []),
        isDocumentOlder: isDocumentOlder(change),
      };
    });
}

/** Suppliers that use an account, by account number; accounts that were not looked up are missing. */
export type AccountUsers = ReadonlyMap<string, readonly AccountUser[]>;

/** Returns fraud warnings of a request's accounts by `RowChange` key. */
export function checkAccounts(request: AccountRequest, users: AccountUsers | undefined): Map<string, FraudWarning[]> {
  const locations = (request.rows?.supplierLocationOfPresenceList?.data ?? []).map(location => ({
    labels: [locationLabel(location), location.locationType ?? ''].filter(Boolean),
    country: location.country ?? '',
  }));
  const contacts = changedContacts(request);
  return new Map(
    changedAccounts(request).map(({ key, isDocumentOlder: isOlder, ...account }) => [
      key,
      getFraudWarnings(account, {
        legalName: request.legalName,
        locations,
        contacts,
        elsewhere: otherUsers(users?.get(account.accountNumber), request.supplierId),
        isDocumentOlder: isOlder,
      }),
    ]),
  );
}

export function otherUsers(users: readonly AccountUser[] = [], own: Id): Surroundings['elsewhere'] {
  return users.flatMap(({ supplierId, email }) =>
    supplierId === null || supplierId === own ? [] : { supplierId, email },
  );
}

function requestedRows(tables: readonly HistoryTable[], entity: string, context: string, status: string): RowChange[] {
  const window = getWindow(tables, context, isStatus(status, 'approved'));
  return tables.filter(table => equalsIgnoreCase(table.entity, entity)).flatMap(table => rowsWithin(table, window));
}

const text = (value: unknown) => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '');

type Row = Readonly<Record<string, unknown>>;

function getRow({ entityId }: RowChange, rows: readonly { id: unknown }[] | null | undefined): Row {
  return { ...rows?.find(({ id }) => id === entityId) };
}

function valueOf(name: string, { values }: RowChange, row: Row): string {
  return text(row[name]) || values.find(({ property }) => property === name)?.after || '';
}

/** Returns whether the account number or IBAN changed after the last document was added, judging by document names in the history. */
function isDocumentOlder({ kind, values }: RowChange): boolean {
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

const REACHED_BY: Record<string, ContactChange['what']> = { email: 'e-mail address', contactNumber: 'phone number' };

/** Returns existing contacts whose address or number changes in the same request, even if other users approve them. */
function changedContacts({ tables, rows, status }: AccountRequest): ContactChange[] {
  const changes = requestedRows(tables, 'SupplierContact', recordTypes.SupplierUpdate.context, status);
  return changes
    .filter(({ kind }) => kind === 'changed')
    .flatMap(change => {
      const row = getRow(change, rows?.supplierByContactList?.data);
      const names = ['firstName', 'lastName'].map(name => valueOf(name, change, row));
      const name = names.filter(Boolean).join(' ') || `#${change.entityId}`;
      return change.values.flatMap(({ property, before, after }) => {
        const what = REACHED_BY[property];
        return what ? [{ name, what, before, after }] : [];
      });
    });
}
