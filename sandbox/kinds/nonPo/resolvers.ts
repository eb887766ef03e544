import type { Resolver, Resolvers } from '../../graphql/context.ts';
import { listQuery, type ListDefinition, type ListInput } from '../../rules/lists/listQuery.ts';
import { pollFile, submitFile, type OcrFileInput } from '../../rules/ocr/jobs.ts';
import { countries, departments } from './reports.ts';

const readFile: Resolver<{ input: OcrFileInput }> = (_source, { input }, { db, viewer }) =>
  submitFile(db, viewer, input);

const readResult: Resolver<{ uid: string }> = (_source, { uid }, { db, viewer }) => pollFile(db, viewer, uid);

const options =
  (list: ListDefinition): Resolver<{ input: ListInput }> =>
  (_source, { input }, { db }) =>
    listQuery(db, list, input);

/** Reading an invoice file, and what the reports' filters offer. */
export const resolvers: Resolvers = {
  Query: {
    queryOcrInvoiceData: readResult,
    reportNonPoInvoiceDepartmentName: options(departments),
    reportNonPoInvoiceCountryName: options(countries),
    reportNonPoInvoiceAgingCountryName: options(countries),
  },
  Mutation: { mutationPostNonPoInvoiceFile: readFile },
};
