import { supplierScope } from '../rules/access.ts';
import { codeName, flags, int, number, text } from '../rules/lists/listColumns.ts';
import { equalsAny, searchIn, type ListDefinition } from '../rules/lists/listQuery.ts';
import type { Resolvers } from '../rules/context.ts';
import { listed, listedAll } from '../rules/lists/listed.ts';

const named = { ...codeName, ...flags };

const plain = (table: string): ListDefinition => ({ from: table, columns: named, sort: ['id', 'asc'] });

const lists: Record<string, ListDefinition> = {
  currencyList: plain('currency'),
  regionList: plain('region'),
  departmentList: plain('department'),
  paymentTermList: plain('payment_term'),
  nonPoInvoiceApSubCategoryList: plain('ap_sub_category'),
  companyList: {
    ...plain('company'),
    columns: {
      ...named,
      countryCode: text('country_code'),
      countryName: text('country_name'),
      currencyCode: text('currency_code'),
      gstNumber: text('gst_number'),
    },
    parameters: { codeorname: searchIn('code', 'name') },
  },
  taxTypeList: {
    ...plain('tax_type'),
    columns: { ...named, countryCode: text('country_code') },
    parameters: { countryCode: equalsAny('country_code') },
  },
  taxList: {
    ...plain('tax'),
    columns: { ...named, countryCode: text('country_code'), rate: number('trim_scale(rate)') },
    parameters: { countryCode: equalsAny('country_code'), code: searchIn('code', 'name') },
  },
  hsnList: {
    from: 'hsn',
    columns: {
      ...named,
      conditionType: text('condition_type'),
      taxCode: text('tax_code'),
      taxRate: number('trim_scale(tax_rate)'),
    },
    sort: ['code', 'asc'],
  },
  plantList: {
    from: 'plant',
    columns: {
      ...named,
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
      id: int('id'),
      userId: text('user_id'),
      roleGroupId: int('role_group_id'),
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
    id: int('t.id'),
    supplierCode: text('t.supplier_code'),
    companyCode: text('t.company_code'),
    code: text('t.code'),
    name: text('t.name'),
  },
  parameters: { suppliercode: equalsAny('t.supplier_code'), CompanyCode: equalsAny('t.company_code') },
  where: 't.active and not t.deleted',
};

export const referenceResolvers: Resolvers = {
  Query: { ...listedAll(lists), tdsSupplierList: listed(tdsSupplierList, supplierScope) },
};
