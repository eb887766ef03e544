import { files, flag, getList, moment, texts } from '../rules/declared/columns.ts';
import type { Resolvers } from '../rules/context.ts';
import { listed } from '../rules/lists/listed.ts';

const support = getList('support i', 'i.active and not i.deleted', {
  ...texts('supportName', 'supportType', 'supportFor', 'rcb', 'rub'),
  supportingDocuments: files(),
  rct: moment(),
  rut: moment(),
  active: flag(),
  deleted: flag(),
});

export const supportResolvers: Resolvers = { Query: { supportList: listed(support) } };
