import type { Resolver, Resolvers } from '../../rules/context.ts';
import { listed } from '../../rules/lists/listed.ts';
import { pollFile, submitFile, type OcrFileInput } from '../../rules/ocr/jobs.ts';
import { countries, departments } from './reports.ts';

const readFile: Resolver<{ input: OcrFileInput }> = (_source, { input }, { db, viewer }) =>
  submitFile(db, viewer, input);

const readResult: Resolver<{ uid: string }> = (_source, { uid }, { db, viewer }) => pollFile(db, viewer, uid);

export const resolvers: Resolvers = {
  Query: {
    queryOcrInvoiceData: readResult,
    reportNonPoInvoiceDepartmentName: listed(departments),
    reportNonPoInvoiceCountryName: listed(countries),
    reportNonPoInvoiceAgingCountryName: listed(countries),
  },
  Mutation: { mutationPostNonPoInvoiceFile: readFile },
};
