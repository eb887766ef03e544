import { graphql, GraphQLError } from 'graphql';
import type { Context } from '../graphql/context.ts';
import type { ListInput } from '../graphql/listQuery.ts';
import { createSchema } from '../graphql/schema.ts';
import type { Database } from './database.ts';
import { personas, viewerOf } from './personas.ts';

export interface ScaleMeasure {
  what: string;
  persona: string;
  totalRecords: number;
  /** Milliseconds of the GraphQL call without HTTP: median and slowest of the runs. */
  medianMs: number;
  slowestMs: number;
}

/** Fields that the portal's list screen reads. */
const QUERY = `query nonPoInvoiceList($input: ListInput!) { nonPoInvoiceList(input: $input) { totalRecords data {
  id invoiceNumber invoiceDate invoiceCreatedDate supplierCode supplierName companyName countryName documentTypeName currencyCode
  countryCode totalAmount totalTaxAmount totalGrossAmount paymentTermName dueDate approverName status workFlowStatus queryStatus
  erpNo erpSync createdByName rct } } }`;

const page = (input: Partial<ListInput> = {}): ListInput => ({ currentPage: 1, pageSize: 15, ...input });
const param = (name: string, value: string, type?: string) => ({ name, value, ...(type ? { type } : {}) });

const CASES: [what: string, persona: string, input: ListInput][] = [
  ['newest first', 'admin', page({ sortBy: 'id', sortOrder: 'desc' })],
  [
    'status and dates, by gross amount',
    'admin',
    page({
      parameters: [
        param('status', 'Approved,Closed', 'checkBox'),
        param('invoiceDate', '2026-01-01,2026-09-30', 'dateRange'),
      ],
      sortBy: 'totalGrossAmount',
      sortOrder: 'desc',
    }),
  ],
  [
    'supplier name contains, by invoice date',
    'auditor',
    page({ parameters: [param('supplierName', 'Private')], sortBy: 'invoiceDate', sortOrder: 'asc' }),
  ],
  [
    'number contains, by due date',
    'admin',
    page({ parameters: [param('invoiceNumber', 'k1234')], sortBy: 'dueDate', sortOrder: 'desc' }),
  ],
  [
    'ERP status and suppliers, by supplier name',
    'admin',
    page({
      parameters: [param('erpSync', 'Parked', 'checkBox'), param('supplierCode', '200101,200109', 'cimSupplier')],
      sortBy: 'supplierName',
      sortOrder: 'asc',
    }),
  ],
  ['page 5,000 by company', 'admin', page({ currentPage: 5000, sortBy: 'companyName', sortOrder: 'asc' })],
  [
    'one supplier, status, by gross amount',
    'supplier',
    page({
      parameters: [param('status', 'Approved', 'checkBox')],
      sortBy: 'totalGrossAmount',
      sortOrder: 'desc',
    }),
  ],
  [
    'an approver, pending, newest first',
    'approver',
    page({ parameters: [param('status', 'Pending for approval', 'checkBox')] }),
  ],
];

/** How long filtered, sorted pages take on a scaled database (`openDatabase({ scale })`). */
export async function measureScale(db: Database, runs = 7): Promise<ScaleMeasure[]> {
  const schema = createSchema(db);
  const measures: ScaleMeasure[] = [];
  for (const [what, key, input] of CASES) {
    const persona = personas.find(each => each.key === key);
    const context: Context = { db, viewer: await viewerOf(db, persona?.userId ?? '') };
    const times: number[] = [];
    let totalRecords = 0;
    for (let run = 0; run < runs; run++) {
      const start = performance.now();
      const { data, errors } = await graphql({
        schema,
        source: QUERY,
        variableValues: { input },
        contextValue: context,
      });
      times.push(performance.now() - start);
      if (errors) throw errors[0] ?? new GraphQLError('no answer');
      totalRecords = (data as { nonPoInvoiceList: { totalRecords: number } }).nonPoInvoiceList.totalRecords;
    }
    times.sort((a, b) => a - b);
    const round = (ms: number | undefined) => Math.round((ms ?? 0) * 10) / 10;
    measures.push({
      what,
      persona: key,
      totalRecords,
      medianMs: round(times[Math.floor(runs / 2)]),
      slowestMs: round(times.at(-1)),
    });
  }
  return measures;
}
