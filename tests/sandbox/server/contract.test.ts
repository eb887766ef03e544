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
    expect(found(SDL)).toEqual({ differences: [], unused: [], parameters: [], notes: [], missing: [] }));

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
      'list.graphql  invoiceList: The argument "page" of "invoiceList" is Int! in the contract, and String! in the backend.',
      'list.graphql  invoiceList: The call "invoiceList" has no argument "text".',
      'list.graphql  invoiceList: "data" of Page is [Invoice!] in the contract, and Invoice in the backend.',
      'list.graphql  invoiceList: "id" of Invoice is Int! in the contract, and Int in the backend.',
      'list.graphql  invoiceList: "total" of Invoice is Decimal in the contract, and Float in the backend.',
      'list.graphql  invoiceList: "tags" of Invoice is [String!] in the contract, and String in the backend.',
      'input Save: "id" is Int in the contract, and Int! in the backend.',
      'input Line: "amount" is Decimal in the contract, and Float in the backend.',
      'input Line: Line has no "note". Not mapped yet: "plant".',
      'input Save: Save has no "order".',
    ]));

  it('names what is not mapped yet where a name is missing', () =>
    expect(
      compare(
        SDL.replace('total: Decimal tags', 'sum: Decimal marks: Int tags')
          .replace('note: String }', 'remark: String! }')
          .replace('page: Int!, text: String)', 'page: Int!, search: String!)'),
      ),
    ).toEqual([
      'list.graphql  invoiceList: The call "invoiceList" has no argument "text". Not mapped yet: "search".',
      'list.graphql  invoiceList: Invoice has no "total". Not mapped yet: "sum", "marks".',
      'input Line: Line has no "note". Not mapped yet: "remark".',
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
      'list.graphql  invoiceList: "invoiceList" also requires the argument "plant: String!", which the portal doesn\'t send. Make it optional in the backend.',
      'input Line: The backend also requires "plant: String!", which the portal doesn\'t send. Make it optional in the backend.',
      'input Order: The backend has no value desc.',
    ]));

  it('reports wrong and unused entries of names.json', () => {
    expect(found(SDL, { calls: { invoiceList: 'invoices' } }).differences).toMatchObject([
      { message: 'There is no query "invoices", as names.json calls "invoiceList".' },
    ]);
    const { differences, unused } = found(SDL, { fields: { 'Invoice.tags': 'marks', 'ListNobody.name': 'x' } });
    expect(differences).toMatchObject([
      { message: 'Invoice has no "marks", as names.json calls "tags". Not mapped yet: "tags".' },
    ]);
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
    expect(check({ nameOrMail: 'search' })).toMatchObject({
      differences: [],
      unused: [],
      parameters: ['personList.phone', 'personList.active'],
    });
    expect(check({ '*': '{Field}' }).differences).toMatchObject([
      { message: 'Person has no "id". Not mapped yet: "key", "fullName".' },
      { message: 'Person has no "name". Not mapped yet: "key", "fullName".' },
    ]);
  });

  it('accepts an enum for a text only if its values are mapped', () => {
    const sdl = `
      input ListInput { sortOrder: String }
      type Row { status: String }
      type Query { rows(input: ListInput!): Row }
    `;
    const live = buildSchema(`
      enum SortDirection { ASC DESC }
      enum RowStatus { OPEN }
      input ListInput { sortOrder: SortDirection }
      type Row { status: RowStatus }
      type Query { rows(input: ListInput!): Row }
    `);
    const asks = [{ path: 'src/x.graphql', text: 'query rows($input: ListInput!) { rows(input: $input) { status } }' }];
    const check = (values: object) =>
      compareContract(asks, getBackend(sdl, [JSON.stringify({ values })]), live).differences;
    expect(check({})).toEqual([
      {
        where: 'input ListInput',
        message:
          '"sortOrder" is a text in the contract, and the enum SortDirection in the backend. Map the portal\'s texts to its values: ASC, DESC.',
        name: { section: 'values', key: 'ListInput.sortOrder' },
      },
    ]);
    expect(check({ '*.sortOrder': { asc: 'Ascending', desc: 'DESC' } })).toMatchObject([
      { message: expect.stringContaining('has no "Ascending". Its values: ASC, DESC.') },
    ]);
    expect(check({ '*.sortOrder': { asc: 'ASC', desc: 'DESC' } })).toEqual([]);
  });

  it('notes deprecated names and UUIDs for texts, and rejects @oneOf', () => {
    const live = SDL.replace('note: String', 'note: UUID')
      .replace('total: Decimal', 'total: Decimal @deprecated(reason: "Use net")')
      .replace('scalar Decimal', 'scalar Decimal scalar UUID');
    const { differences, notes } = found(live);
    expect(differences).toEqual([]);
    expect(notes).toEqual([
      '"total" of Invoice is deprecated in the backend: Use net',
      '"note" is a String in the contract and UUID in the backend. Both are texts.',
    ]);
    expect(compare(SDL.replace('input Line', 'input Line @oneOf').replace('[Line!]', '[Line!]'))).toEqual([
      'input Line: Line is a @oneOf input: it accepts exactly one field, and the portal sends several. Remove @oneOf in the backend.',
    ]);
  });

  it('names the features that can be switched off because calls are missing', () => {
    const asks = [
      { path: 'src/features/te/api/te.graphql', text: 'query invoiceList { invoiceList(page: 1) { totalRecords } }' },
    ];
    const check = (names: object, live = SDL) =>
      compareContract(asks, getBackend(SDL, [JSON.stringify(names)]), buildSchema(live)).missing;
    expect(check({})).toEqual([]);
    expect(check({}, 'type Query { other: Int }')).toEqual(['te']);
    expect(check({ calls: { invoiceList: null } })).toEqual(['te']);
  });

  it('reports missing operations', () =>
    expect(compare('type Query { other: Int }')).toEqual([
      'list.graphql  invoiceList: There is no query "invoiceList".',
      'save.graphql  save: There is no mutation "save".',
    ]));
});
