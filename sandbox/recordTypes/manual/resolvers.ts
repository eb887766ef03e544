import type { Resolvers } from '../../rules/context.ts';
import { listed } from '../../rules/lists/listed.ts';
import { codeName, flags, int, text } from '../../rules/lists/listColumns.ts';
import type { ListDefinition } from '../../rules/lists/listQuery.ts';

const named = (from: string): ListDefinition => ({ from, columns: { ...codeName, ...flags }, sort: ['id', 'asc'] });
const locations: ListDefinition = {
  from: 'manual_business_location',
  columns: { id: int('id'), name1: text('name1'), ...flags },
  sort: ['name1', 'asc'],
};

export const resolvers: Resolvers = {
  Query: {
    manualEntryDocumentTypeList: listed(named('manual_document_type')),
    manualEntryApSubCategoryList: listed(named('manual_ap_sub_category')),
    manualInvoiceEntryBusinessLocation: listed(locations),
  },
};
