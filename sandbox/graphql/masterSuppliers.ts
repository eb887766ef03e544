import { supplierScope } from '../rules/access.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { getList } from '../rules/declared/columns.ts';
import { listed } from '../rules/lists/listed.ts';
import { equalsAny, findInList, searchIn, type ListDefinition } from '../rules/lists/listQuery.ts';
import { masterSupplierColumns } from '../rules/supplier/masterColumns.ts';

export const masterSupplierList: ListDefinition = {
  ...getList(
    `master_supplier i join supplier s on s.id = i.supplier_id join company c on c.code = i.company_code
     left join payment_term pt on pt.code = i.payment_term_code`,
    '',
    masterSupplierColumns,
  ),
  parameters: {
    Code: equalsAny('s.code'),
    CompanyCode: equalsAny('i.company_code'),
    companyCode: equalsAny('i.company_code'),
    panOrCode: equalsAny('s.pan', 's.code'),
    codeorname: searchIn('s.code', 's.name'),
  },
};

const byId: Resolver<{ id: number }> = (_source, { id }, { db, viewer }) =>
  findInList(db, masterSupplierList, id, supplierScope(viewer));

export const masterSupplierResolvers: Resolvers = {
  Query: { masterSupplierList: listed(masterSupplierList, supplierScope), masterSupplierById: byId },
};
