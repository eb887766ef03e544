import { badInput } from '../rules/errors.ts';
import type { Resolver, Resolvers } from './context.ts';

/** The contract stands; what answers it lands next (sandbox/kinds/proforma). */
const coming = (): Resolver => () => {
  throw badInput('Proforma invoices are not answered yet.');
};

export const proformaResolvers: Resolvers = {
  Query: {
    proformaInvoiceById: coming(),
    proformaInvoiceList: coming(),
    poById: coming(),
    proformaInvoicePoList: coming(),
    proformaInvoicePoTypeList: coming(),
  },
  Mutation: {
    proformaInvoiceDuplicateWarning: coming(),
    proformaInvoiceCreate: coming(),
    proformaInvoiceDelete: coming(),
  },
};
