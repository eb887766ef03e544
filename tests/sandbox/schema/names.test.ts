import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  buildASTSchema,
  getNullableType,
  getVariableValues,
  isInputObjectType,
  isListType,
  Kind,
  parse,
  print,
  printSchema,
  typeFromAST,
  validate,
  type DocumentNode,
  type GraphQLInputType,
  type NamedTypeNode,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { translator } from '@/platform/graphql/translator';
import { readOperationFiles } from '../../../sandbox/cli/operationFiles.ts';
import { isOwn, NAMES_FILE, readBackend } from '../../../sandbox/schema/readBackend.ts';
import { getBackend, NamesError, renameDocument, reversed, toDto } from '../../../sandbox/schema/names.ts';
import { readSchemaText } from '../../../sandbox/schema/readSchema.ts';
import { nothingAsItIs, nothingThatMayLack } from './renamed.ts';

const SDL = `
  scalar Id
  scalar Decimal
  scalar DateTime
  input ListParameter { name: String! value: String }
  input ListInput { currentPage: Int! parameters: [ListParameter!] sortBy: String }
  input Line { id: Id amount: Decimal note: String }
  input InvoiceInput { id: Id number: String day: DateTime lines: [Line!] }
  type Item { id: Id! amount: Decimal }
  type Invoice { id: Id! number: String day: DateTime items: [Item!] }
  type Page { totalRecords: Int! data: [Invoice!] }
  type IdResult { id: Id }
  type Query { invoiceList(input: ListInput!): Page invoiceById(id: Id!): Invoice }
  type Mutation { invoiceCreate(input: InvoiceInput!): IdResult }
`;
const NAMES = {
  scalars: { Id: 'UUID', Decimal: 'Float', DateTime: { name: 'DateTime', send: 'moment' } },
  types: { Invoice: 'Bill', InvoiceInput: 'BillDto' },
  calls: { invoiceList: 'bills', invoiceById: 'bill', invoiceCreate: 'saveBill' },
  arguments: { 'invoiceList.input': 'filter: BillFilter', 'invoiceById.id': 'billId' },
  fields: {
    'Invoice.number': 'billNo',
    'InvoiceInput.number': 'billNo',
    'Line.amount': 'value',
    '*.items': 'positions',
  },
  parameters: { number: 'BillNo' },
};
const backend = getBackend(SDL, [JSON.stringify(NAMES)]);
const OURS = parse(`
  query invoiceList($input: ListInput!, $id: Id!) {
    invoiceList(input: $input) { totalRecords data { ...head } }
    one: invoiceById(id: $id) { id number items { id amount } }
  }
  fragment head on Invoice { id number }
  mutation invoiceCreate($input: InvoiceInput!) { invoiceCreate(input: $input) { id } }
`);
const theirs = () => renameDocument(OURS, backend.contract, backend.theirs, backend.renaming);

const DIALECT = ['sandbox/dialect.json'];

describe("the portal's operations", () => {
  it.each([
    ['names.json', [NAMES_FILE]],
    ['the dialect', DIALECT],
  ])('are valid with the names from %s', async (_, files) => {
    const { contract, theirs: schema, renaming } = await readBackend(files);
    const operations = await readOperationFiles(join(import.meta.dirname, '../../../src'));
    const wrong = operations.flatMap(({ text }) =>
      validate(schema, renameDocument(parse(text), contract, schema, renaming)).map(({ message }) => message),
    );
    expect(wrong).toEqual([]);
  });

  it('need no translation by the sandbox with its own names only', async () => {
    expect(isOwn(await readBackend(['tests/support/names.json']))).toBe(true);
    expect(isOwn(await readBackend(DIALECT))).toBe(false);
  });
});

const root = join(import.meta.dirname, '../../..');

/**
 * Returns the documents that `npm run generate` writes for these names. Runs in a separate process, as in
 * production.
 */
async function generatedFor(names: object): Promise<DocumentNode[]> {
  const file = join(await mkdtemp(join(tmpdir(), 'names-')), 'names.json');
  await writeFile(file, JSON.stringify(names));
  const args = ['--import', 'tsx', 'sandbox/cli/generate.ts', '--print', '--names', file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 64e6 });
  return Object.values(JSON.parse(stdout) as Record<string, string>).flatMap(text =>
    [...text.matchAll(/^export const \w+Document = (\{.*\}) as unknown/gm)].map(
      ([, json = '']) => JSON.parse(json) as DocumentNode,
    ),
  );
}

const getOperation = ({ definitions }: DocumentNode) => definitions.find(one => one.kind === Kind.OPERATION_DEFINITION);

/** Returns a value for every field, as the portal has them. */
function sample(type: GraphQLInputType): unknown {
  const given = getNullableType(type);
  if (isListType(given)) return [sample(given.ofType as GraphQLInputType)];
  if (isInputObjectType(given))
    return Object.fromEntries(Object.values(given.getFields()).map(field => [field.name, sample(field.type)]));
  const values: Record<string, unknown> = { Decimal: '1180.50', DateTime: '2026-11-13', Int: 7, Boolean: true };
  return values[String(given)] ?? 'a-7';
}

/** Returns the errors of the generated documents and of the portal's variables for them. */
async function wrongFor(names: object): Promise<string[]> {
  const speech = getBackend(await readSchemaText(), [JSON.stringify(names)]);
  const dto = toDto(speech.names, speech.contract);
  const { variables } = translator({ ...dto, inputs: dto.inputs ?? {} });
  const files = await readOperationFiles(join(root, 'src'));
  const ours = files.flatMap(({ text }) =>
    parse(text).definitions.filter(one => one.kind === Kind.OPERATION_DEFINITION),
  );
  const documents = await generatedFor(names);
  expect(documents.map(document => getOperation(document)?.name?.value)).toEqual(ours.map(({ name }) => name?.value));
  return documents.flatMap((document, at) => {
    const wrong = validate(speech.theirs, document).map(({ message }) => message);
    const [asked, sent] = [ours[at], getOperation(document)];
    const values = asked?.variableDefinitions?.map(({ variable, type }): [string, unknown] => {
      const known = typeFromAST(speech.contract, type as NamedTypeNode);
      return [variable.name.value, sample(known as GraphQLInputType)];
    });
    const said = variables(Object.fromEntries(values ?? []), document);
    const { errors = [] } = getVariableValues(speech.theirs, sent?.variableDefinitions ?? [], said);
    return [...wrong, ...errors.map(({ message }) => message)].map(message => `${asked?.name?.value}: ${message}`);
  });
}

describe('every generated document and its variables', () => {
  it('are valid for a backend with different names for everything', async () => {
    const { contract } = getBackend(await readSchemaText(), ['{}']);
    expect(await wrongFor(nothingAsItIs(contract))).toEqual([]);
  });

  it('are valid for a backend without any optional field', async () => {
    const { contract } = getBackend(await readSchemaText(), ['{}']);
    expect(await wrongFor(nothingThatMayLack(contract))).toEqual([]);
  });
});

describe('a backend with other names', () => {
  it("has the contract's schema in its names", () => {
    const text = printSchema(buildASTSchema(backend.theirSdl));
    expect(text).toContain('bills(filter: BillFilter!): Page');
    expect(text).toContain('bill(billId: UUID!): Bill');
    expect(text).toContain('positions: [Item!]');
    expect(text).toMatch(/input BillFilter \{\s+currentPage: Int!/);
    expect(text).toMatch(/input Line \{\s+id: UUID\s+value: Float/);
    expect(text).not.toContain('Decimal');
  });

  it("receives valid documents whose results use the portal's names", () => {
    expect(validate(backend.theirs, theirs())).toEqual([]);
    expect(print(theirs())).toBe(
      print(
        parse(`
          query invoiceList($input: BillFilter!, $id: UUID!) {
            invoiceList: bills(filter: $input) { totalRecords data { ...head } }
            one: bill(billId: $id) { id number: billNo items: positions { id amount } }
          }
          fragment head on Bill { id number: billNo }
          mutation invoiceCreate($input: BillDto!) { invoiceCreate: saveBill(input: $input) { id } }
        `),
      ),
    );
  });

  it('is translated back by the simulated backend', () => {
    const back = renameDocument(
      parse('query q($f: BillFilter!) { bills(filter: $f) { data { billNo positions { id } } } }'),
      backend.theirs,
      backend.contract,
      reversed(backend.names, backend.renaming, backend.contract),
    );
    expect(validate(backend.contract, back)).toEqual([]);
    expect(print(back)).toBe(
      print(
        parse(
          'query q($f: ListInput!) { bills: invoiceList(input: $f) { data { billNo: number positions: items { id } } } }',
        ),
      ),
    );
  });

  it('receives variables with its names and types', () => {
    const dto = toDto(backend.names, backend.contract);
    expect(dto.idDigits).toBeNull();
    const { variables: translate } = translator({ ...dto, inputs: dto.inputs ?? {} });
    const [query, mutation] = theirs()
      .definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
      .map((definition): DocumentNode => ({ kind: Kind.DOCUMENT, definitions: [definition] }));
    if (!query || !mutation) throw new Error('There are two operations.');
    const list = { currentPage: 1, parameters: [{ name: 'number', value: 'number' }], sortBy: 'number' };
    expect(translate({ input: list, id: 'a-1' }, query)).toEqual({
      input: { currentPage: 1, parameters: [{ name: 'BillNo', value: 'number' }], sortBy: 'BillNo' },
      id: 'a-1',
    });
    const input = {
      id: null,
      number: 'N1',
      day: '2026-11-13',
      lines: [{ id: '1', amount: '1180.50', note: '1' }, { amount: null }],
    };
    expect(translate({ input }, mutation)).toEqual({
      input: {
        id: null,
        billNo: 'N1',
        day: '2026-11-13T00:00:00.000Z',
        lines: [{ id: '1', value: 1180.5, note: '1' }, { value: null }],
      },
    });
  });

  it('adds no translation when nothing differs', () => {
    const plain = getBackend(SDL, ['{ "scalars": { "Id": "Int" } }']);
    expect(toDto(plain.names, plain.contract)).toEqual({
      idDigits: 9,
      inputs: null,
      scalars: {},
      words: {},
      values: {},
    });
  });

  it('can rename a parameter per list, by the row field or explicitly', () => {
    const two = SDL.replace('type Query {', 'type Query { itemList(input: ListInput!): Page').replace(
      'data: [Invoice!]',
      'data: [Invoice!] more: [Item!]',
    );
    const words = {
      calls: { invoiceList: 'bills', itemList: 'positions' },
      fields: { 'Invoice.number': 'billNo' },
      parameters: {
        active: 'IsActive',
        'invoiceList.*': '{Field}',
        'itemList.number': 'PositionNo',
        'itemList.active': 'On',
      },
    };
    const speech = getBackend(two, [JSON.stringify(words)]);
    const both = renameDocument(
      parse(
        'query q($input: ListInput!) { invoiceList(input: $input) { totalRecords } itemList(input: $input) { totalRecords } }',
      ),
      speech.contract,
      speech.theirs,
      speech.renaming,
    );
    expect(print(both)).toBe(
      print(
        parse(`query q($input: ListInput!, $input__2: ListInput!) {
          invoiceList: bills(input: $input) { totalRecords }
          itemList: positions(input: $input__2) { totalRecords }
        }`),
      ),
    );
    const dto = toDto(speech.names, speech.contract);
    const { variables } = translator({ ...dto, inputs: dto.inputs ?? {} });
    const input = { currentPage: 1, parameters: [{ name: 'number' }, { name: 'active' }], sortBy: 'day' };
    expect(variables({ input }, both)).toEqual({
      input: { currentPage: 1, parameters: [{ name: 'BillNo' }, { name: 'IsActive' }], sortBy: 'Day' },
      input__2: { currentPage: 1, parameters: [{ name: 'PositionNo' }, { name: 'On' }], sortBy: 'day' },
    });
  });

  it('can spell values differently, such as statuses and sort directions', () => {
    const values = {
      'Invoice.number': { Draft: 'NEW', 'Under Query': 'IN_QUERY' },
      'InvoiceInput.number': { Draft: 'NEW' },
      '*.sortBy': { asc: 'ASC' },
    };
    const speech = getBackend(SDL, [JSON.stringify({ scalars: { Id: 'Int' }, values })]);
    const said = renameDocument(OURS, speech.contract, speech.theirs, speech.renaming);
    const dto = toDto(speech.names, speech.contract);
    const { response, variables } = translator({ ...dto, inputs: dto.inputs ?? {} });
    const [query, , mutation] = said.definitions;
    if (!query || !mutation) throw new Error('The document has three parts.');
    expect(
      response(
        {
          invoiceList: {
            totalRecords: 2,
            data: [
              { id: 7, number: 'in_query' },
              { id: 8, number: 'OTHER' },
            ],
          },
        },
        said,
      ),
    ).toEqual({
      invoiceList: {
        totalRecords: 2,
        data: [
          { id: 7, number: 'Under Query' },
          { id: 8, number: 'OTHER' },
        ],
      },
    });
    const input = {
      currentPage: 1,
      sortBy: 'asc',
      parameters: [
        { name: 'number', value: 'draft,Under Query,Odd' },
        { name: 'day', value: 'Draft' },
      ],
    };
    expect(variables({ input, id: 7 }, { kind: Kind.DOCUMENT, definitions: [query] })).toEqual({
      input: {
        currentPage: 1,
        sortBy: 'ASC',
        parameters: [
          { name: 'number', value: 'NEW,IN_QUERY,Odd' },
          { name: 'day', value: 'Draft' },
        ],
      },
      id: 7,
    });
    expect(variables({ input: { id: 7, number: 'Draft' } }, { kind: Kind.DOCUMENT, definitions: [mutation] })).toEqual({
      input: { id: 7, number: 'NEW' },
    });
  });

  it("can omit fields: they aren't queried or sent, and read as null", () => {
    const names = { calls: { invoiceById: null }, fields: { 'Invoice.number': null, 'InvoiceInput.day': null } };
    const speech = getBackend(SDL, [JSON.stringify(names)]);
    const said = renameDocument(OURS, speech.contract, speech.theirs, speech.renaming);
    expect(validate(speech.theirs, said)).toEqual([]);
    expect(print(said)).toBe(
      print(
        parse(`
          query invoiceList($input: ListInput!) { invoiceList(input: $input) { totalRecords data { ...head } } }
          fragment head on Invoice { id }
          mutation invoiceCreate($input: InvoiceInput!) { invoiceCreate(input: $input) { id } }
        `),
      ),
    );
    const dto = toDto(speech.names, speech.contract);
    const { response: answer, variables } = translator({ ...dto, inputs: dto.inputs ?? {} });
    expect(answer({ invoiceList: { totalRecords: 1, data: [{ id: 7 }] } }, said)).toEqual({
      invoiceList: { totalRecords: 1, data: [{ id: 7, number: null }] },
      one: null,
    });
    expect(answer(null, said)).toBeNull();
    const [, , mutation] = said.definitions;
    if (!mutation) throw new Error('The document has three parts.');
    expect(
      variables({ input: { id: 7, day: '2026-11-13' } }, { kind: Kind.DOCUMENT, definitions: [mutation] }),
    ).toEqual({ input: { id: 7 } });
  });

  it.each([
    ['{', 'It is not JSON'],
    ['[]', 'one JSON object'],
    ['{ "operations": {} }', '"operations" is none of scalars, types, calls'],
    ['{ "calls": { "invoices": "x" } }', 'the contract has no query or mutation "invoices"'],
    ['{ "fields": { "Invoice.no": "x" } }', 'the contract has no "Invoice.no"; write "Type.field" or "*.field"'],
    ['{ "fields": { "Invoice.number": "bill no" } }', '"bill no" is no name'],
    ['{ "scalars": { "Decimal": { "name": "Float", "send": "float" } } }', 'scalars.Decimal must be a name or'],
    ['{ "fields": { "Invoice.number": "id" } }', 'Two things have one name then'],
    ['{ "arguments": { "invoiceList": "filter" } }', 'write "call.argument"'],
    ['{ "arguments": { "invoiceById.id": null } }', 'arguments.invoiceById.id: the portal cannot do without it'],
    ['{ "fields": { "Invoice.id": null } }', 'fields.Invoice.id: the portal cannot do without it'],
    ['{ "fields": { "*.billNo": "x" } }', 'the contract has no "*.billNo"'],
    ['{ "types": { "Invoice": null } }', 'types.Invoice must be a text.'],
    ['{ "calls": { "invoiceList": 7 } }', 'calls.invoiceList must be a text, or null.'],
    ['{ "parameters": { "invoiceById.number": "x" } }', 'the contract has no list "invoiceById"'],
    ['{ "values": { "*.number": "x" } }', 'values.*.number must be like { "Portal text": "backend text" }'],
    ['{ "values": { "*.amount": { "a": "b" } } }', 'the contract has no text field "*.amount"'],
    ['{ "parameters": { "*": "x" } }', 'a star goes with {field} or {Field}'],
  ])('reports what is wrong with %s', (text, message) => {
    expect(() => getBackend(SDL, [text])).toThrow(NamesError);
    expect(() => getBackend(SDL, [text])).toThrow(message);
  });
});
