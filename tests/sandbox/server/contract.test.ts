import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compareContract } from '../../../sandbox/cli/contractCheck.ts';
import { getBackend } from '../../../sandbox/schema/names.ts';

const SDL = `
  scalar Decimal
  enum Order { asc desc }
  input Line { amount: Decimal note: String }
  input Save { id: Int lines: [Line!] order: Order }
  type Invoice { id: Int! total: Decimal tags: [String!] }
  type ListNobody { name: String }
  type Page { totalRecords: Int! data: [Invoice!] }
  type Query { invoiceList(page: Int!, text: String): Page }
  type Mutation { save(input: Save!): Invoice }
`;
const files = [
  {
    path: 'src/features/list/list.graphql',
    text: `query invoiceList($page: Int!, $text: String) {
      invoiceList(page: $page, text: $text) { totalRecords data { id total tags } }
    }`,
  },
  { path: 'src/domain/save/save.graphql', text: 'mutation save($input: Save!) { save(input: $input) { id } }' },
];
const found = (live: string, names: object = {}) =>
  compareContract(files, getBackend(SDL, [JSON.stringify(names)]), buildSchema(live));
const compare = (live: string, names?: object) =>
  found(live, names).differences.map(({ where, message }) => `${where.replace(/.*\//, '')}: ${message}`);

describe('comparing the contract with a live schema', () => {
  it('finds no difference to the same contract', () =>
    expect(found(SDL)).toEqual({ differences: [], unused: [], parameters: [] }));

  it('accepts a schema that guarantees more and requires less', () =>
    expect(
      compare(`
        scalar Decimal
        enum Order { asc desc none }
        input Line { amount: Decimal note: String extra: Int }
        input Save { id: Int lines: [Line] order: Order }
        type InvoiceDto { id: Int! total: Decimal! tags: [String!]! other: Int }
        type PageDto { totalRecords: Int! data: [InvoiceDto!]! }
        type Query { invoiceList(page: Int, text: String, more: Int): PageDto! }
        type Mutation { save(input: Save): InvoiceDto! }
      `),
    ).toEqual([]));

  it('reports every different field, argument, type and input', () =>
    expect(
      compare(`
        enum Order { asc }
        input Line { amount: Float plant: String! }
        input Save { id: Int! lines: [Line!] }
        type Invoice { id: Int total: Float tags: String }
        type Page { totalRecords: Int! data: Invoice }
        type Query { invoiceList(page: String!): Page }
        type Mutation { save(input: Save!): Invoice }
        type Unused { order: Order }
      `),
    ).toEqual([
      'list.graphql  invoiceList: The argument "page" of "invoiceList" is Int! in the contract, String! live.',
      'list.graphql  invoiceList: The call "invoiceList" has no argument "text".',
      'list.graphql  invoiceList: "data" of Page is [Invoice!] in the contract, Invoice live.',
      'list.graphql  invoiceList: "id" of Invoice is Int! in the contract, Int live.',
      'list.graphql  invoiceList: "total" of Invoice is Decimal in the contract, Float live.',
      'list.graphql  invoiceList: "tags" of Invoice is [String!] in the contract, String live.',
      'input Save: "id" is Int in the contract, Int! live.',
      'input Line: "amount" is Decimal in the contract, Float live.',
      'input Line: Line has no "note".',
      'input Save: Save has no "order".',
      'save.graphql  save: "id" of Invoice is Int! in the contract, Int live.',
    ]));

  it('reports missing enum values and additional required inputs', () =>
    expect(
      compare(`
        scalar Decimal
        enum Order { asc }
        input Line { amount: Decimal note: String plant: String! }
        input Save { id: Int lines: [Line!] order: Order }
        type Invoice { id: Int! total: Decimal tags: [String!] }
        type Page { totalRecords: Int! data: [Invoice!] }
        type Query { invoiceList(page: Int!, text: String, plant: String!): Page }
        type Mutation { save(input: Save!): Invoice }
      `),
    ).toEqual([
      'list.graphql  invoiceList: "invoiceList" also requires the argument "plant: String!".',
      'input Line: Live also requires "plant: String!".',
      'input Order: The value desc is missing live.',
    ]));

  it('reports wrong and unused entries of names.json', () => {
    expect(found(SDL, { calls: { invoiceList: 'invoices' } }).differences).toMatchObject([
      { message: 'There is no query "invoices", as names.json calls "invoiceList".' },
    ]);
    const { differences, unused } = found(SDL, { fields: { 'Invoice.tags': 'marks', 'ListNobody.name': 'x' } });
    expect(differences).toMatchObject([{ message: 'Invoice has no "marks", as names.json calls "tags".' }]);
    expect(unused).toEqual(['fields "ListNobody.name"']);
  });

  it('reports parameters missing from the schema and requires the ID for sorting', () => {
    const sdl = `
      scalar Id
      input ListInput { sortBy: String }
      type Person { id: Id! code: String name: String }
      type PersonPage { totalRecords: Int! data: [Person!] }
      type Query {
        "People. Parameters: code, name, nameOrMail or phone (optional), active; by name."
        personList(input: ListInput!): PersonPage
      }
    `;
    const asks = [
      {
        path: 'src/shared/people/people.graphql',
        text: 'query personList($input: ListInput!) { personList(input: $input) { data { code } } }',
      },
    ];
    const live = buildSchema(sdl.replace('id: Id!', 'key: Id!').replace('name: String', 'fullName: String'));
    const check = (parameters: object) =>
      compareContract(asks, getBackend(sdl, [JSON.stringify({ scalars: { Id: 'Id' }, parameters })]), live);
    expect(check({ nameOrMail: 'search' })).toEqual({
      differences: [],
      unused: [],
      parameters: ['personList.phone', 'personList.active'],
    });
    expect(check({ '*': '{Field}' }).differences).toMatchObject([
      { message: 'Person has no "id".' },
      { message: 'Person has no "name".' },
    ]);
  });

  it('reports missing operations', () =>
    expect(compare('type Query { other: Int }')).toEqual([
      'list.graphql  invoiceList: There is no query "invoiceList".',
      'save.graphql  save: There is no mutation "save".',
    ]));
});
