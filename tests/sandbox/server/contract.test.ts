import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { compareContract } from '../../../sandbox/cli/contractCheck.ts';

const contract = buildSchema(`
  scalar Decimal
  enum Order { asc desc }
  input Line { amount: Decimal note: String }
  input Save { id: Int lines: [Line!] order: Order }
  type Invoice { id: Int! total: Decimal tags: [String!] }
  type Page { totalRecords: Int! data: [Invoice!] }
  type Query { invoiceList(page: Int!, text: String): Page }
  type Mutation { save(input: Save!): Invoice }
`);
const files = [
  {
    path: 'list.graphql',
    text: `query invoiceList($page: Int!, $text: String) {
      invoiceList(page: $page, text: $text) { totalRecords data { id total tags } }
    }`,
  },
  { path: 'save.graphql', text: 'mutation save($input: Save!) { save(input: $input) { id } }' },
];
const compare = (live: string) =>
  compareContract(files, contract, buildSchema(live)).map(({ where, message }) => `${where}: ${message}`);

describe('the portal beside a live schema', () => {
  it('fits its own contract', () => expect(compareContract(files, contract, contract)).toEqual([]));

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
      'list.graphql  invoiceList: Unknown argument "text" on field "Query.invoiceList".',
      'list.graphql  invoiceList: Variable "$page" of type "Int!" used in position expecting type "String!".',
      'list.graphql  invoiceList: "invoiceList.invoiceList.data" is [Invoice!] in the contract, Invoice live.',
      'list.graphql  invoiceList: "invoiceList.invoiceList.data.id" is Int! in the contract, Int live.',
      'list.graphql  invoiceList: "invoiceList.invoiceList.data.total" is Decimal in the contract, Float live.',
      'list.graphql  invoiceList: "invoiceList.invoiceList.data.tags" is [String!] in the contract, String live.',
      'save.graphql  save: "save.save.id" is Int! in the contract, Int live.',
      'input Save: "id" is Int in the contract, Int! live.',
      'input Save: The field "order" is missing live.',
      'input Line: "amount" is Decimal in the contract, Float live.',
      'input Line: The field "note" is missing live.',
      'input Line: Live also requires "plant: String!".',
      'input Order: The value desc is missing live.',
    ]));

  it('tells of operations that are not there at all', () =>
    expect(compare('type Query { other: Int }')).toEqual(
      expect.arrayContaining([
        'list.graphql  invoiceList: Cannot query field "invoiceList" on type "Query".',
        'save.graphql  save: Unknown type "Save".',
      ]),
    ));
});
