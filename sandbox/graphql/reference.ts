import { supplierScope } from '../rules/access.ts';
import type { Resolver, Resolvers } from './context.ts';
import type { Column } from '../rules/lists/listFilters.ts';
import { equalsAny, listQuery, searchIn, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';

const text = (sql: string): Column => ({ sql, kind: 'text' });
const flags: Record<string, Column> = {
  active: { sql: 'active', kind: 'boolean' },
  deleted: { sql: 'deleted', kind: 'boolean' },
};
const id: Column = { sql: 'id', kind: 'int' };
const codeName = { id, code: text('code'), name: text('name'), ...flags };

/** A plain list of codes and names. */
const plain = (table: string): ListDefinition => ({ from: table, columns: codeName, sort: ['id', 'asc'] });

const lists: Record<string, ListDefinition> = {
  currencyList: plain('currency'),
  regionList: plain('region'),
  departmentList: plain('department'),
  paymentTermList: plain('payment_term'),
  nonPoInvoiceApSubCategoryList: plain('ap_sub_category'),
  companyList: {
    ...plain('company'),
    columns: {
      ...codeName,
      countryCode: text('country_code'),
      countryName: text('country_name'),
      currencyCode: text('currency_code'),
      gstNumber: text('gst_number'),
    },
    parameters: { codeorname: searchIn('code', 'name') },
  },
  taxTypeList: {
    ...plain('tax_type'),
    columns: { ...codeName, countryCode: text('country_code') },
    parameters: { countryCode: equalsAny('country_code') },
  },
  taxList: {
    ...plain('tax'),
    columns: { ...codeName, countryCode: text('country_code'), rate: { sql: 'trim_scale(rate)', kind: 'number' } },
    parameters: { countryCode: equalsAny('country_code'), code: searchIn('code', 'name') },
  },
  hsnList: {
    from: 'hsn',
    columns: {
      ...codeName,
      conditionType: text('condition_type'),
      taxCode: text('tax_code'),
      taxRate: { sql: 'trim_scale(tax_rate)', kind: 'number' },
    },
    sort: ['code', 'asc'],
  },
  plantList: {
    from: 'plant',
    columns: {
      ...codeName,
      address: text('address'),
      gstNumber: text('gst_number'),
      businessPlace: text('business_place'),
      city: text('city'),
      state: text('state'),
      country: text('country'),
      zone: text('zone'),
      pinCode: text('pin_code'),
      plantCode: text('plant_code'),
      plantName: text('plant_name'),
    },
    parameters: {
      NAMEORGSTORADDRESS: searchIn('name', 'gst_number', 'address', 'city', 'code'),
      companyCode: equalsAny('company_code'),
    },
    sort: ['name', 'asc'],
  },
  employeeDetailsList: {
    from: 'employee',
    columns: {
      id,
      userId: text('user_id'),
      roleGroupId: { sql: 'role_group_id', kind: 'int' },
      code: text('code'),
      name: text('name'),
      email: text('email'),
      employeeGroup: text('employee_group'),
      ...flags,
    },
    parameters: { nameoremail: searchIn('name', 'email') },
    where: 'active and not deleted',
  },
};

const tdsSupplierList: ListDefinition = {
  from: 'tds_supplier t join supplier s on s.code = t.supplier_code',
  columns: {
    id: { sql: 't.id', kind: 'int' },
    supplierCode: text('t.supplier_code'),
    companyCode: text('t.company_code'),
    code: text('t.code'),
    name: text('t.name'),
  },
  parameters: { suppliercode: equalsAny('t.supplier_code'), CompanyCode: equalsAny('t.company_code') },
  where: 't.active and not t.deleted',
};

const resolved = Object.entries(lists).map(([name, list]): [string, Resolver] => {
  const resolve: Resolver<{ input: ListInput }> = (_source, { input }, { db }) => listQuery(db, list, input);
  return [name, resolve];
});

const tdsSuppliers: Resolver<{ input: ListInput }> = (_source, { input }, { db, viewer }) =>
  listQuery(db, tdsSupplierList, input, supplierScope(viewer));

export const referenceResolvers: Resolvers = {
  Query: { ...Object.fromEntries(resolved), tdsSupplierList: tdsSuppliers },
};
