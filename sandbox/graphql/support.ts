import { flags, int, moment, text } from '../rules/lists/listColumns.ts';
import type { ListDefinition } from '../rules/lists/listQuery.ts';
import type { Resolvers } from '../rules/context.ts';
import { listed } from '../rules/lists/listed.ts';

const support: ListDefinition = {
  from: 'support',
  columns: {
    id: int('id'),
    supportName: text('support_name'),
    supportType: text('support_type'),
    supportFor: text('support_for'),
    supportingDocuments: text('supporting_documents::text'),
    rct: moment('rct'),
    rut: moment('rut'),
    rcb: text('rcb'),
    rub: text('rub'),
    ...flags,
  },
  where: 'active and not deleted',
};

export const supportResolvers: Resolvers = { Query: { supportList: listed(support) } };
