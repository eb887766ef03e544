import { first } from '../data/database.ts';
import { invoiceScope, userCanEdit, type Editable } from '../rules/access.ts';
import { duplicateWarning } from '../rules/nonPo/duplicates.ts';
import type { NonPoInvoiceInput } from '../rules/nonPo/input.ts';
import { pollFile, submitFile, type OcrFileInput } from '../rules/ocr/jobs.ts';
import { deleteNonPoInvoice } from '../rules/nonPo/remove.ts';
import { saveNonPoInvoice } from '../rules/nonPo/save.ts';
import type { Resolver, Resolvers } from './context.ts';
import { listQuery, selection, type ListInput } from '../rules/lists/listQuery.ts';
import { nonPoInvoiceList } from './nonPo.list.ts';

interface Invoice extends Editable {
  id: number;
}

const list: Resolver<{ input: ListInput }> = (_source, { input }, { db, viewer }) =>
  listQuery<Invoice>(db, nonPoInvoiceList, input, invoiceScope(viewer));

const byId: Resolver<{ id: number }> = async (_source, { id }, { db, viewer }) => {
  const params: unknown[] = [id];
  const scope = invoiceScope(viewer)?.(value => `$${params.push(value)}`);
  const where = `i.id = $1 and not i.deleted${scope ? ` and ${scope}` : ''}`;
  const row = await first<Invoice>(
    db,
    `select ${selection(nonPoInvoiceList)} from ${nonPoInvoiceList.from} where ${where}`,
    params,
  );
  return row ?? null;
};

const items: Resolver<object, Invoice> = ({ id }, _args, { db }) =>
  db.query(
    `select uid, line_item_description "lineItemDescription", amount, hsn_sac_code "hsnSacCode", hsn_sac_name "hsnSacName",
            tax_code "taxCode", tax_name "taxName", trim_scale(tax_rate) "taxRate", tax_amount "taxAmount", gross_amount "grossAmount",
            created_source "createdSource", items_split_info::text "itemsSplitInfo"
       from non_po_invoice_item where invoice_id = $1 order by line`,
    [id],
  );

const create: Resolver<{ input: NonPoInvoiceInput }> = async (_source, { input }, { db, viewer }) => ({
  id: await saveNonPoInvoice(db, viewer, input),
});

const shippingDetails: Resolver<object, Invoice> = async ({ id }, _args, { db }) =>
  (await first<{ rows: unknown }>(db, 'select shipping_details "rows" from non_po_invoice where id = $1', [id]))?.rows;

const remove: Resolver<{ id: number }> = async (_source, { id }, { db, viewer }) => ({
  status: await deleteNonPoInvoice(db, viewer, id),
});

const readFile: Resolver<{ input: OcrFileInput }> = (_source, { input }, { db, viewer }) =>
  submitFile(db, viewer, input);

const readResult: Resolver<{ uid: string }> = (_source, { uid }, { db, viewer }) => pollFile(db, viewer, uid);

const warning: Resolver<{ input: NonPoInvoiceInput }> = (_source, { input }, { db, viewer }) =>
  duplicateWarning(db, viewer, input);

export const nonPoResolvers: Resolvers = {
  Query: { nonPoInvoiceList: list, nonPoInvoiceById: byId, queryOcrInvoiceData: readResult },
  Mutation: {
    nonPoInvoiceCreate: create,
    nonPoInvoiceDuplicateWarning: warning,
    nonPoInvoiceDelete: remove,
    mutationPostNonPoInvoiceFile: readFile,
  },
  NonPoInvoice: {
    items,
    shippingDetails,
    userCanEdit: ((row, _args, { viewer }) => userCanEdit(row, viewer)) satisfies Resolver<object, Invoice>,
  },
};
