import { getNamedType, isObjectType, type GraphQLObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ask, list, openSandbox, param, persona } from './support.ts';

const sandbox = openSandbox();

/** A selection of every field of a type, objects and lists included. */
function everything(type: GraphQLObjectType): string {
  return Object.values(type.getFields())
    .map(field => {
      const of = getNamedType(field.type);
      return isObjectType(of) ? `${field.name} { ${everything(of)} }` : field.name;
    })
    .join(' ');
}

function rowOf(call: string): string {
  const page = getNamedType(sandbox.schema.getQueryType()?.getFields()[call]?.type);
  const row = isObjectType(page) ? getNamedType(page.getFields()['data']?.type ?? page) : undefined;
  if (!isObjectType(row)) throw new Error(`${call} is no list`);
  return everything(row);
}

describe('every field of an order and of a receipt is answered', () => {
  it.each([
    'poList',
    'deliveryInvoicePoList',
    'grnList',
    'grnSrnList',
    'grnSrnDetailsList',
    'poTypeList',
    'grnSrnTypeList',
  ])('%s', async call => {
    const supplier = await persona(sandbox, 'supplier');
    const page = await list<Record<string, unknown>>(sandbox, supplier, call, rowOf(call));
    expect(page.data.length).toBeGreaterThan(0);
  });
});

describe('poById', () => {
  it('hands out the order with its items and what is left of them', async () => {
    const supplier = await persona(sandbox, 'supplier');
    const [first] = (await list<{ id: number }>(sandbox, supplier, 'poList', 'id', { parameters: [param('id', '1')] }))
      .data;
    const { poById } = await ask<{ poById: Record<string, unknown> }>(
      sandbox,
      supplier,
      `query q($id: Int!) { poById(id: $id) { poStatus items { quantity deliveryInvoiceAvailableQuantity } } }`,
      { id: first?.id },
    );
    expect(poById['poStatus']).toBe('New');
  });
});
