import { documents, kinds, plainAreas } from '../recordTypes/recordTypes.ts';
import type { Sql } from '../data/database.ts';
import { insertRows } from '../data/seed/insert.ts';
import { configs } from './configs.ts';
import { hsn } from '../data/seed/hsn.ts';
import { masterSuppliers } from '../data/seed/masterSuppliers.ts';
import { inviteSupplier } from '../rules/supplier/invite.ts';
import { agencyUsers, employees, invitedUsers } from '../data/seed/people.ts';
import { notifications, queryCategories } from '../data/seed/notices.ts';
import { presets } from '../data/seed/presets.ts';
import { seedRecords } from './records.ts';
import * as reference from '../data/seed/reference.ts';
import { seedOrders } from '../data/seed/orders.ts';
import { seedReceipts } from '../data/seed/receipts.ts';
import { getProfile } from '../data/seed/supplierProfile.ts';
import { getBank, suppliers, withholdings } from '../data/seed/suppliers.ts';
import { seedSupport } from './support.ts';
import { lookups } from '../data/seed/lookups.ts';
import { seedProfiles } from './profiles/seedProfiles.ts';

/** Fills an empty database with demo data. Reports each step, because a busy computer needs a minute for all. */
export async function seed(db: Sql, filesFolder: string, report?: (text: string) => void): Promise<void> {
  const steps: [name: string, run: () => Promise<void>][] = [
    ['master data', () => seedMasterData(db)],
    ['suppliers and users', () => seedUsers(db)],
    ['orders and receipts', () => seedOrders(db).then(() => seedReceipts(db))],
    ...documents.map((kind): (typeof steps)[number] => [`${kind.label}s`, () => seedRecords(db, filesFolder, kind)]),
    ['manual, travel and expense invoices', () => seedOtherRecords(db, filesFolder)],
    ['supplier profiles', () => seedProfiles(db, filesFolder)],
    ['support documents', () => seedSupport(db, filesFolder)],
  ];
  for (const [index, [name, run]] of steps.entries()) {
    report?.(`  ${index + 1} of ${steps.length}: ${name}`);
    await run();
  }
}

async function seedOtherRecords(db: Sql, filesFolder: string): Promise<void> {
  for (const kind of kinds) await kind.ownSeed?.(db, filesFolder);
  for (const area of plainAreas) await area.seed(db, filesFolder);
}

async function seedMasterData(db: Sql): Promise<void> {
  await insertRows(db, 'currency', reference.currencies);
  await insertRows(db, 'region', reference.regions);
  await insertRows(db, 'company', reference.companies);
  await insertRows(db, 'plant', reference.plants);
  await insertRows(db, 'cost_centre', reference.costCentres);
  await insertRows(db, 'department', reference.departments);
  await insertRows(db, 'ap_sub_category', reference.apSubCategories);
  await insertRows(db, 'payment_term', reference.paymentTerms);
  await insertRows(db, 'tax_type', reference.taxTypes);
  await insertRows(db, 'tax', reference.taxes);
  await insertRows(db, 'hsn', hsn);
  await insertRows(db, 'region_company_config', configs);
  await insertRows(db, 'lookup', lookups);
}

async function seedUsers(db: Sql): Promise<void> {
  await seedSuppliers(db);
  await seedPeople(db);
  await insertRows(db, 'saved_filter', presets);
  await insertRows(db, 'query_category', queryCategories);
  await insertRows(db, 'notification', notifications);
}

async function seedSuppliers(db: Sql): Promise<void> {
  await insertRows(
    db,
    'supplier',
    suppliers.map((supplier, index) => ({
      code: supplier.code,
      name: supplier.name,
      legal_name: supplier.name,
      trade_name: supplier.name.replace(/ (Private Limited|LLP|LLC|Inc\.|GmbH( & Co\. KG)?|AG|Pte\. Ltd\.)$/, ''),
      email: supplier.email,
      pan: supplier.pan,
      gst_number: supplier.gstNumber,
      country_code: supplier.countryCode,
      country_name: supplier.countryName,
      address: supplier.address,
      city: supplier.city,
      state: supplier.state,
      pin_code: supplier.pinCode,
      tel: `9${String(848000000 + index * 7919)}`,
      ...getProfile(supplier, index),
      ...getBank(supplier.countryCode, index),
    })),
  );
  await insertRows(db, 'master_supplier', masterSuppliers);
  await insertRows(db, 'tds_supplier', withholdings);
}

async function seedPeople(db: Sql): Promise<void> {
  await insertRows(
    db,
    'users',
    [
      ...suppliers.map((supplier, index) => ({
        user_id: `usr-s-${String(index + 1).padStart(3, '0')}`,
        user_name: supplier.name,
        email: supplier.email,
        roles: ['supplier'],
        role_groups: ['supplier'],
        supplier_id: index + 1,
      })),
      ...agencyUsers.map(user => ({
        user_id: user.userId,
        user_name: user.name,
        email: user.email,
        roles: ['userwithsupplier'],
        role_groups: ['userwithsupplier', 'supplier'],
        supplier_id: null,
      })),
      ...employees.map(employee => ({
        user_id: employee.userId,
        user_name: employee.name,
        email: employee.email,
        roles: employee.roles,
        role_groups: employee.roles,
        supplier_id: null,
      })),
    ].map(user => ({ ...user, active: true })),
  );
  await insertRows(
    db,
    'employee',
    employees.map((employee, index) => ({
      user_id: employee.userId,
      role_group_id: index < 7 ? index + 1 : 1,
      code: employee.code,
      name: employee.name,
      email: employee.email,
      employee_group: employee.employeeGroup,
    })),
  );
  for (const user of invitedUsers) await inviteSupplier(db, user);
  for (const user of agencyUsers)
    await db.query('insert into user_supplier select $1, id from supplier where code = any($2)', [
      user.userId,
      user.suppliers,
    ]);
}
