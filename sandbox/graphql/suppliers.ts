import { supplierScope } from '../rules/access.ts';
import type { Column } from '../rules/lists/listFilters.ts';
import { equalsAny, listQuery, searchIn, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';
import { removeContact, saveContact, type ContactInput } from '../rules/supplier/contacts.ts';
import { findSupplier } from '../rules/supplier/suppliers.ts';
import type { Resolver, Resolvers } from './context.ts';

const text = (name: string): Column => ({ sql: `c.${name}`, kind: 'text' });

const contactList: ListDefinition = {
  from: 'supplier_contact c join supplier s on s.id = c.supplier_id',
  columns: {
    id: { sql: 'c.id', kind: 'int' },
    uid: text('uid'),
    supplierId: { sql: 'c.supplier_id', kind: 'int' },
    supplierCode: { sql: 's.code', kind: 'text' },
    locationId: { sql: 'c.location_id', kind: 'int' },
    department: text('department'),
    designation: text('designation'),
    title: text('title'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    fullName: { sql: `concat_ws(' ', c.title, c.first_name, c.last_name)`, kind: 'text' },
    contactNumber: text('contact_number'),
    email: text('email'),
    type: text('type'),
    isPrimary: { sql: 'c.is_primary', kind: 'boolean' },
    locationType: { sql: 'c.location_type', kind: 'json' },
    contactPurpose: text('contact_purpose'),
    status: text('status'),
    workflowStatus: text('workflow_status'),
    erpSupplierContactId: text('erp_supplier_contact_id'),
    active: { sql: 'c.active', kind: 'boolean' },
    deleted: { sql: 'c.deleted', kind: 'boolean' },
  },
  parameters: { SupplierId: equalsAny('c.supplier_id::text') },
  where: 'not c.deleted',
  sort: ['id', 'asc'],
};

const codeNames = (table: string): ListDefinition => ({
  from: table,
  columns: {
    id: { sql: 'id', kind: 'int' },
    code: { sql: 'code', kind: 'text' },
    name: { sql: 'name', kind: 'text' },
    active: { sql: 'active', kind: 'boolean' },
    deleted: { sql: 'deleted', kind: 'boolean' },
  },
  parameters: { name: searchIn('name') },
  sort: ['id', 'asc'],
});

type OfList = Resolver<{ input: ListInput }>;
const list =
  (definition: ListDefinition): OfList =>
  (_source, { input }, { db }) =>
    listQuery(db, definition, input);

const byId: Resolver<{ id: number }> = (_source, { id }, { db, viewer }) => findSupplier(db, viewer, id);
const contacts: OfList = (_source, { input }, { db, viewer }) =>
  listQuery(db, contactList, input, supplierScope(viewer));
const save: Resolver<{ input: ContactInput }> = async (_source, { input }, { db, viewer }) => ({
  id: await saveContact(db, viewer, input),
});
const remove: Resolver<{ input: { id: number } }> = async (_source, { input }, { db, viewer }) => ({
  id: await removeContact(db, viewer, input.id),
});

/** A supplier's profile and its sections (spec 1 §7 'Section queries'). */
export const supplierResolvers: Resolvers = {
  Query: {
    supplierById: byId,
    supplierByContactList: contacts,
    titleList: list(codeNames('title')),
    locationTypeList: list(codeNames('location_type')),
  },
  Mutation: { createSupplierContact: save, deleteSupplierContact: remove },
};
