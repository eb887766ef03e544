import { getNamedType, getNullableType, graphql, isLeafType, isObjectType, type GraphQLField } from 'graphql';
import { expect, it } from 'vitest';
import { openSandbox, param, persona } from './support.ts';

const sandbox = openSandbox();

/** Returns the fields of a list's rows that have single values. */
function getColumns({ type }: GraphQLField<unknown, unknown>): string[] {
  const page = getNamedType(type);
  const row = isObjectType(page) ? page.getFields()['data'] : undefined;
  const rowType = row && getNamedType(row.type);
  if (!isObjectType(rowType)) return [];
  return Object.values(rowType.getFields()).flatMap(({ name, type: ofValue }) =>
    isLeafType(getNullableType(ofValue)) ? [name] : [],
  );
}

it.each([
  ['a text', 'x', ''],
  ['nothing', '', ''],
  ['a huge number', '9'.repeat(400), ''],
  ['a day of the year 0', '0000-01-01', 'date'],
  ['a list of wrong values', '1,,x', 'checkBox'],
])('every list accepts a filter of every column by %s without a server error', async (_what, value, type) => {
  const viewer = await persona(sandbox, 'admin');
  const lists = Object.values(sandbox.schema.getQueryType()?.getFields() ?? {}).filter(field =>
    field.args.some(({ name, type: ofInput }) => name === 'input' && getNamedType(ofInput).name === 'ListInput'),
  );
  const crashes: string[] = [];
  let filtered = 0;
  for (const field of lists) {
    // Without a value the column does not matter: the filter is left out.
    const columns = getColumns(field).slice(0, value === '' ? 1 : undefined);
    if (columns.length === 0) continue;
    const calls = columns.map((_name, index) => `c${index}: ${field.name}(input: $i${index}) { totalRecords }`);
    const given = columns.map((_name, index) => `$i${index}: ListInput!`);
    const { errors = [] } = await graphql({
      schema: sandbox.schema,
      source: `query q(${given.join(', ')}) { ${calls.join(' ')} }`,
      variableValues: Object.fromEntries(
        columns.map((name, index) => [
          `i${index}`,
          { currentPage: 1, pageSize: 1, parameters: [param(name, value, type)] },
        ]),
      ),
      contextValue: { db: sandbox.db, viewer },
    });
    filtered += columns.length;
    for (const { message, extensions, path } of errors)
      if (!['BAD_USER_INPUT', 'FORBIDDEN'].includes(String(extensions['code'])))
        crashes.push(`${field.name} ${columns[Number(String(path?.[0]).slice(1))] ?? ''}: ${message}`);
  }
  expect(crashes).toEqual([]);
  expect(filtered).toBeGreaterThan(value === '' ? 20 : 500);
});
