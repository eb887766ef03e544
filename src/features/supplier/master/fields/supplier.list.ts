import { YES_NO } from '@/domain/invoice/words';
import { shortName } from '@/domain/supplier/shortName';
import type { ListDef } from '@/shared/list/listTypes';
import type { SupplierRow } from '../api/operations';
import { masterSupplierHref } from '../href';
import { masterPaths } from '../paths';

const href = (row: SupplierRow) => masterSupplierHref(row.id);

/** The supplier list (spec 1 §2, §9): a row for every company that a supplier serves. */
export const supplierList: ListDef<SupplierRow> = {
  context: masterPaths.list.slice(1),
  // At 1440 pixels all nine are in sight.
  columns: [
    { name: 'id', title: 'Id', kind: 'link', width: 64, href, nameOf: row => `Supplier ${row.id}, ${row.name ?? ''}` },
    { name: 'companyCode', title: 'Company', kind: 'text', width: 100 },
    { name: 'code', title: 'Code', kind: 'link', width: 92, href, onPhone: 'top' },
    { name: 'name', title: 'Name', kind: 'text', width: 214, shorten: shortName },
    { name: 'gstNumber', title: 'GST Number', kind: 'text', width: 162 },
    { name: 'city', title: 'City', kind: 'text', width: 116 },
    { name: 'paymentTermCode', title: 'Payment Term', kind: 'text', width: 134 },
    { name: 'active', title: 'Is Active', kind: 'yesNo', width: 92 },
    { name: 'companyIsActive', title: 'Company Is Active', kind: 'yesNo', width: 118 },
  ],
  find: { number: 'code', name: 'name' },
  filters: [
    { name: 'code', label: 'Code', kind: 'text' },
    { name: 'name', label: 'Name', kind: 'text' },
    { name: 'companyCode', label: 'Company', kind: 'checkBox', options: { api: 'companyList' } },
    { name: 'gstNumber', label: 'GST Number', kind: 'text' },
    { name: 'city', label: 'City', kind: 'text' },
    { name: 'paymentTermCode', label: 'Payment Term', kind: 'text' },
    { name: 'active', label: 'Is Active', kind: 'checkBox', options: YES_NO },
    { name: 'companyIsActive', label: 'Company Is Active', kind: 'checkBox', options: YES_NO },
  ],
};
