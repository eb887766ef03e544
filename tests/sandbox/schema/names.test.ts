import { join } from 'node:path';
import { buildASTSchema, Kind, parse, print, printSchema, validate, type DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { variableTranslator } from '@/platform/graphql/translateVariables';
import { readOperationFiles } from '../../../sandbox/cli/operationFiles.ts';
import { isOwn, readBackend } from '../../../sandbox/schema/readBackend.ts';
import { backendOf, NamesError, renameDocument, reversed, wireOf } from '../../../sandbox/schema/names.ts';

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
const backend = backendOf(SDL, [JSON.stringify(NAMES)]);
const OURS = parse(`
  query invoiceList($input: ListInput!, $id: Id!) {
    invoiceList(input: $input) { totalRecords data { ...head } }
    one: invoiceById(id: $id) { id number items { id amount } }
  }
  fragment head on Invoice { id number }
  mutation invoiceCreate($input: InvoiceInput!) { invoiceCreate(input: $input) { id } }
`);
const theirs = () => renameDocument(OURS, backend.contract, backend.theirs, backend.renaming);

const DIALECTS = ['renamed', 'guid', 'dotnet'].map(name => `sandbox/dialects/${name}.json`);

describe('the operations of the portal', () => {
  it.each([
    ['the checked-in file', undefined],
    ['every dialect at once', DIALECTS],
  ])('are valid in the names of %s', async (_, files) => {
    const { contract, theirs: schema, renaming } = await readBackend(files);
    const operations = await readOperationFiles(join(import.meta.dirname, '../../../src'));
    const wrong = operations.flatMap(({ text }) =>
      validate(schema, renameDocument(parse(text), contract, schema, renaming)).map(({ message }) => message),
    );
    expect(wrong).toEqual([]);
    expect(isOwn(await readBackend(files))).toBe(files === undefined);
  });
});

describe('a backend with other names', () => {
  it('has the contract in its own names', () => {
    const text = printSchema(buildASTSchema(backend.theirSdl));
    expect(text).toContain('bills(filter: BillFilter!): Page');
    expect(text).toContain('bill(billId: UUID!): Bill');
    expect(text).toContain('positions: [Item!]');
    expect(text).toMatch(/input BillFilter \{\s+currentPage: Int!/);
    expect(text).toMatch(/input Line \{\s+id: UUID\s+value: Float/);
    expect(text).not.toContain('Decimal');
  });

  it('gets documents that it understands, and answers in the portal’s names', () => {
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

  it('is spoken back by the stand-in', () => {
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

  it('gets variables by its names and in its kinds', () => {
    const wire = wireOf(backend.names, backend.contract);
    expect(wire.idDigits).toBeNull();
    const translate = variableTranslator({ inputs: wire.inputs ?? {}, scalars: wire.scalars });
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

  it('costs nothing where nothing differs', () => {
    const plain = backendOf(SDL, ['{ "scalars": { "Id": "Int" } }']);
    expect(wireOf(plain.names, plain.contract)).toEqual({ idDigits: 9, inputs: null, scalars: {} });
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
  ])('says what is wrong with %s', (text, message) => {
    expect(() => backendOf(SDL, [text])).toThrow(NamesError);
    expect(() => backendOf(SDL, [text])).toThrow(message);
  });
});
