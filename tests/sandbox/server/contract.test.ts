import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compareContract } from '../../../sandbox/cli/contractCheck.ts';
import { backendOf } from '../../../sandbox/schema/names.ts';

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
  compareContract(files, backendOf(SDL, [JSON.stringify(names)]), buildSchema(live));
const compare = (live: string, names?: object) =>
  found(live, names).differences.map(
    ({ where, message, candidates = [] }) => `${where.replace(/.*\//, '')}: ${[message, ...candidates].join(' | ')}`,
  );

describe('the portal beside a live schema', () => {
  it('fits its own contract', () => expect(found(SDL)).toEqual({ differences: [], unused: [], parameters: [] }));

  it('fits one that promises more and asks less', () =>
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

  it('names every field, argument, type and input that differs', () =>
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
      'list.graphql  invoiceList: "total" of Invoice is Decimal in the contract, Float live. | Float',
      'list.graphql  invoiceList: "tags" of Invoice is [String!] in the contract, String live.',
      'input Save: "id" is Int in the contract, Int! live.',
      'input Line: "amount" is Decimal in the contract, Float live. | Float',
      'input Line: Line has no "note". | plant',
      'input Line: "note" is String in the contract, String! live.',
      'input Save: Save has no "order".',
      'save.graphql  save: "id" of Invoice is Int! in the contract, Int live.',
    ]));

  it('tells words that are missing, and values that are asked for, too', () =>
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

  it('goes on below what it takes a thing for, and says what that most likely is', () =>
    expect(
      compare(`
        scalar Money
        enum Order { asc desc }
        input LineDto { worth: Money note: String }
        input SaveDto { key: Int lines: [LineDto!] order: Order }
        type Bill { id: Int! totalWorth: Money tags: [String!] }
        type Result { hits: Int! rows: [Bill!] }
        type Query { invoices(page: Int!, search: String): Result, other(page: Int!): Result }
        type Mutation { save(model: SaveDto!): Bill }
      `),
    ).toEqual([
      'list.graphql  invoiceList: There is no query "invoiceList". | invoices',
      'list.graphql  invoiceList: The call "invoiceList" has no argument "text". | search',
      'list.graphql  invoiceList: Page (Result there) has no "totalRecords". | hits',
      'list.graphql  invoiceList: Page (Result there) has no "data". | rows',
      'list.graphql  invoiceList: Invoice (Bill there) has no "total". | totalWorth',
      'list.graphql  invoiceList: "total" of Invoice (Bill there) is Decimal in the contract, Money live. | Money',
      'save.graphql  save: The call "save" has no argument "input". | model',
      'save.graphql  save: The input "Save" is SaveDto there. | SaveDto',
      'input Save (SaveDto there): Save (SaveDto there) has no "id". | key',
      'input Save (SaveDto there): The input "Line" is LineDto there. | LineDto',
      'input Line (LineDto there): Line (LineDto there) has no "amount". | worth',
      'input Line (LineDto there): "amount" is Decimal in the contract, Money live. | Money',
    ]));

  it('learns the backend’s words from the names that are known', () => {
    const live = `
      scalar Decimal
      type Bill { billKey: Int! billSum: Decimal marks: [String!] colour: Decimal }
      type Page { totalRecords: Int! data: [Bill!] }
      type Query { bills(page: Int!, text: String): Page }
    `;
    const [key, sum] = [
      { 'Invoice.tags': 'marks', 'Invoice.id': 'billKey' },
      { 'Invoice.tags': 'marks', 'Invoice.id': 'billKey', 'Invoice.total': 'billSum' },
    ].map(fields => compare(live, { calls: { invoiceList: 'bills' }, fields }).filter(one => one.startsWith('list')));
    expect(key).toEqual(['list.graphql  invoiceList: Invoice (Bill there) has no "total". | billSum | colour']);
    expect(sum).toEqual([]);
  });

  it('says which room asks, which names are wrong, and which are needed by nothing', () => {
    const { differences, unused } = found(SDL, {
      calls: { invoiceList: 'invoices' },
      fields: { 'Invoice.tags': 'marks', 'ListNobody.name': 'x' },
    });
    expect(differences).toMatchObject([
      { room: 'list', message: 'There is no query "invoices", as names.json calls "invoiceList".' },
      { room: 'list', message: 'Invoice has no "marks", as names.json calls "tags".' },
    ]);
    expect(unused).toEqual(['fields "ListNobody.name"']);
  });

  it('says which parameters no schema tells, and wants the id that lists are ordered by', () => {
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
      compareContract(asks, backendOf(sdl, [JSON.stringify({ scalars: { Id: 'Id' }, parameters })]), live);
    expect(check({ nameOrMail: 'search' })).toEqual({
      differences: [],
      unused: [],
      parameters: ['phone', 'active'].map(name => ({ file: asks[0]?.path, key: `personList.${name}` })),
    });
    expect(check({ '*': '{Field}' }).differences).toMatchObject([
      { room: 'shared/people', message: 'Person has no "id".', candidates: ['key'], by: 'likeness' },
      { room: 'shared/people', message: 'Person has no "name".', candidates: ['fullName'], by: 'likeness' },
    ]);
  });

  it('tells of operations that are not there at all', () =>
    expect(compare('type Query { other: Int }')).toEqual([
      'list.graphql  invoiceList: There is no query "invoiceList".',
      'save.graphql  save: There is no mutation "save".',
    ]));
});
