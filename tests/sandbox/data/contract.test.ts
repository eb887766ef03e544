import { getNamedType, isObjectType, isScalarType, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { list, openSandbox, persona } from './support.ts';

const sandbox = openSandbox();

function rowType(name: string): GraphQLObjectType {
  const page = getNamedType(sandbox.schema.getQueryType()?.getFields()[name]?.type);
  const row = isObjectType(page) ? getNamedType(page.getFields()['data']?.type) : undefined;
  if (!isObjectType(row)) throw new Error(`${name} is no list`);
  return row;
}

it('every operation of the contract has a separate resolver', () => {
  const calls = [sandbox.schema.getQueryType(), sandbox.schema.getMutationType()].flatMap(type =>
    Object.values(type?.getFields() ?? {}),
  );
  expect(calls.length).toBeGreaterThan(40);
  expect(calls.filter(field => !field.resolve).map(field => field.name)).toEqual([]);
  const resolvers = calls.map(field => field.resolve);
  expect(new Set(resolvers).size).toBe(resolvers.length);
});

describe('a reference list returns every field', () => {
  it.each([
    'companyList',
    'currencyList',
    'regionList',
    'departmentList',
    'paymentTermList',
    'taxTypeList',
    'taxList',
    'hsnList',
    'plantList',
    'employeeDetailsList',
    'masterSupplierList',
    'tdsSupplierList',
    'nonPoInvoiceApSubCategoryList',
    'filterList',
  ])('%s', async name => {
    const type = rowType(name);
    const fields = Object.values(type.getFields()).filter(field => isScalarType(getNamedType(field.type)));
    const names = fields.map(field => field.name);
    const page = await list<Record<string, unknown>>(
      sandbox,
      await persona(sandbox, 'auditor'),
      name,
      names.join(' '),
      {
        pageSize: 0,
      },
    );
    expect(page.data.length).toBeGreaterThan(2);
    const empty = names.filter(field => page.data.every(row => row[field] === null));
    expect(empty).toEqual([]);
  });
});
