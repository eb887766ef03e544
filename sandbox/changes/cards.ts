import type { Sql } from '../data/database.ts';
import type { Person } from '../rules/workflow/levels.ts';
import { CHANGED } from './changed.ts';
import type { ChangeType } from './changeTypes.ts';

/**
 * Spec 1 §3 'Approval record cards'. A primary contact is keyed by the supplier's user, other rows by their
 * location. `changed`: SQL condition for the rows.
 */
export async function getCards(
  tx: Sql,
  requester: Omit<Person, 'userId'>,
  supplierId: number,
  { context }: ChangeType,
  changed = CHANGED,
): Promise<object> {
  if (context === 'SupplierFinancialInfoUpdate') return bankCards(tx, supplierId, changed);
  return context === 'SupplierUpdate' ? contactCards(tx, requester, supplierId, changed) : {};
}

const changedRows = async (tx: Sql, table: string, supplierId: number, columns: string, where: string) =>
  (
    await tx.query<{ card: object }>(
      `select jsonb_build_object(${columns}) card from ${table}
        where supplier_id = $1 and not deleted and ${where} order by id`,
      [supplierId],
    )
  ).map(({ card }) => card);

async function contactCards(
  tx: Sql,
  { name, email }: Omit<Person, 'userId'>,
  supplierId: number,
  changed: string,
): Promise<object> {
  const users = await changedRows(
    tx,
    'supplier_contact',
    supplierId,
    `'Email', email, 'FirstName', first_name, 'LastName', last_name, 'Active', active, 'Rct', rct`,
    `is_primary is true and ${changed}`,
  );
  return {
    User: users.map(card => ({ ...card, RequesterName: name, RequesterEmail: email })),
    LocationContact: await changedRows(
      tx,
      'supplier_contact',
      supplierId,
      `'locationId', location_id, 'department', department, 'designation', designation, 'firstName', first_name,
       'lastName', last_name, 'fullName', concat_ws(' ', title, first_name, last_name), 'contactNumber', contact_number,
       'email', email, 'type', type, 'isPrimary', is_primary, 'contactPurpose', contact_purpose, 'title', title`,
      `is_primary is not true and ${changed}`,
    ),
  };
}

async function bankCards(tx: Sql, supplierId: number, changed: string): Promise<object> {
  return {
    Bank: await changedRows(
      tx,
      'supplier_bank',
      supplierId,
      `'AccountNumber', account_number, 'AccountHolderName', account_holder_name, 'AccountType', null, 'BankName', bank_name,
       'BranchInformation', branch, 'BranchContactNo', null, 'IFSC', ifsc, 'SwiftCode', swift, 'MICRCode', micr,
       'BankAddress', branch_address`,
      `jsonb_array_length(location_type) <> 1 and ${changed}`,
    ),
    LocationBank: await changedRows(
      tx,
      'supplier_bank',
      supplierId,
      `'accountNumber', account_number, 'accountHolderName', account_holder_name, 'registeredMobileNumber', null,
       'accountType', null, 'bankName', bank_name, 'branchAddress', branch_address, 'branch', branch, 'swift', swift, 'iban', iban,
       'ifsc', ifsc, 'micr', micr, 'attachment', attachment, 'branchContactNumber', null, 'isAgree', is_agree,
       'locationId', location_id, 'achEnabled', ach_enabled, 'country', country, 'currencyCode', currency_code,
       'routingNumber', routing_number, 'routingMethod', routing_method, 'accountSuffix', account_suffix`,
      `jsonb_array_length(location_type) = 1 and ${changed}`,
    ),
  };
}
