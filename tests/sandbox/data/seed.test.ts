import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keysOfFile } from '@/domain/einvoice/read/signingKeys';
import { verifyCode } from '@/domain/einvoice/read/verifyCode';
import type { Verdict } from '@/domain/einvoice/read/extraction';
import { gstinProblem } from '@/lib/identityChecks/gstin';
import { documents } from '../../../sandbox/recordTypes/recordTypes.ts';
import { publishedKeys } from '../../../sandbox/data/seed/einvoice/signers.ts';
import { personas, getViewer } from '../../../sandbox/data/personas.ts';
import { safePortalPath } from '@/platform/routing/safePortalPath';
import type { Level } from '../../../sandbox/rules/workflow/levels.ts';
import { codesInPdf, loadInstalledDecoder } from '../../support/qrReader.ts';
import { list, openSandbox, param, persona } from './support.ts';

const sandbox = openSandbox();
/** Formats an amount without trailing zeros, as in JSON. */
const plain = (amount: string) => String(Number(amount));

describe('the seeded data', () => {
  it('has a user with the matching role for every persona', async () => {
    const roles = Object.fromEntries(
      await Promise.all(
        personas.map(async ({ key, userId }) => [key, (await getViewer(sandbox.db, userId)).roles.at(-1)]),
      ),
    );
    expect(roles).toEqual({
      supplier: 'supplier',
      'supplier-pan': 'supplier',
      'supplier-new': 'supplier',
      'supplier-overseas': 'supplier',
      userwithsupplier: 'userwithsupplier',
      approver: 'approver',
      l1: 'approver',
      l2: 'approver',
      bulk: 'approver',
      reviewer: 'reviewer',
      auditor: 'auditor',
      admin: 'admin',
    });
    await expect(getViewer(sandbox.db, 'nobody')).rejects.toThrow('No active user nobody');
  });

  it('has only GSTINs with a valid check digit', async () => {
    const rows = await sandbox.db.query<{ gst: string }>(
      `select gst_number gst from supplier where gst_number is not null
       union select gst_number from company where gst_number is not null
       union select gst_number from plant where gst_number is not null`,
    );
    expect(rows.length).toBeGreaterThan(25);
    expect(rows.filter(({ gst }) => gstinProblem(gst) !== null)).toEqual([]);
  });

  it('stores record URLs that the portal can open', async () => {
    const stored = await sandbox.db.query<{ path: string; id: number; context: string }>(
      `select context_path path, context_id id, context from workflow_task
       union all select context_url, context_id, context from record_query`,
    );
    expect(stored.length).toBeGreaterThan(100);
    // Changes of a supplier are decided in its profile, for every context.
    const toPage = (context: string) => (context.startsWith('Supplier') ? 'Supplier/Update' : `${context}/View`);
    const wrong = stored.filter(
      ({ path, id, context }) => safePortalPath(path, 'https://portal.example') !== `/${toPage(context)}/${id}`,
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['reportNonPoInvoiceList', 'departmentName', 'reportNonPoInvoiceDepartmentName'],
    ['reportNonPoInvoiceList', 'countryName', 'reportNonPoInvoiceCountryName'],
    ['reportNonPoInvoiceList', 'apSubcategoryName', 'nonPoInvoiceApSubCategoryList'],
    ['reportNonPoInvoiceAgingList', 'departmentName', 'reportNonPoInvoiceDepartmentName'],
    ['reportNonPoInvoiceAgingList', 'countryName', 'reportNonPoInvoiceAgingCountryName'],
    ['reportNonPoInvoiceAgingList', 'apSubcategoryName', 'nonPoInvoiceApSubCategoryList'],
  ])('%s: every %s of a row is a filter option, and every option has rows', async (report, field, options) => {
    const reviewer = await persona(sandbox, 'reviewer');
    const rows = (await list<Record<string, string>>(sandbox, reviewer, report, field, { pageSize: 0 })).data;
    const offered = (await list<{ name: string }>(sandbox, reviewer, options, 'name', { pageSize: 0 })).data;
    const counts = new Map<string, number>();
    for (const row of rows) counts.set(row[field] ?? '', (counts.get(row[field] ?? '') ?? 0) + 1);
    expect([...counts.keys()].filter(name => !offered.some(option => option.name === name))).toEqual([]);
    for (const { name } of offered) {
      const found = await list(sandbox, reviewer, report, 'id', { parameters: [param(field, name, 'checkBox')] });
      expect(found.totalRecords, name).toBe(counts.get(name) ?? 0);
    }
    expect(counts.size).toBeGreaterThan(2);
  });

  it('includes pending documents with every signature verdict for the approver', async () => {
    await loadInstalledDecoder();
    const keys = keysOfFile(publishedKeys());
    const rows = await sandbox.db.query<{ number: string; total: string; uid: string; plant: string }>(
      `select invoice_number number, total_gross_amount::text total, invoice_copies->0->>'file_uid' uid,
              bill_to_location->>'gstNumber' plant
         from non_po_invoice where supplier_id = 1 and approver_id = 'usr-e-001' and status = 'Pending for approval'`,
    );
    const found = new Map<Verdict, number>();
    for (const { number, total, uid, plant } of rows) {
      const [code] = await codesInPdf(await readFile(join(sandbox.db.filesFolder, uid)));
      const { verdict, basis, signed } = await verifyCode(code ?? '', keys);
      found.set(verdict, (found.get(verdict) ?? 0) + 1);
      if (verdict === 'verified') expect(signed).toMatchObject({ number, total: plain(total), buyerGstin: plant });
      if (verdict === 'altered') expect(basis).toBe('badSignature');
      if (verdict === 'trial') expect(basis).toBe('trialSigned');
    }
    expect([...found.keys()].sort()).toEqual(['altered', 'none', 'trial', 'unknownKey', 'verified']);
  });

  it('has totals that equal the sum of their lines', async () => {
    const wrong = await sandbox.db.query(
      `select i.id from non_po_invoice i join non_po_invoice_item l on l.invoice_id = i.id group by i.id
       having i.total_amount <> sum(l.amount) or i.total_tax_amount <> sum(l.tax_amount)
           or i.total_gross_amount <> sum(l.gross_amount) + coalesce(i.tcs_amount, 0) + coalesce(i.tax_line_amount, 0)
           or sum(l.gross_amount) <> i.total_amount + i.total_tax_amount`,
    );
    expect(wrong).toEqual([]);
  });

  it.each(documents)(
    'has a workflow task at the expected level for every submitted $context',
    async ({ table, context }) => {
      const rows = await sandbox.db.query<{
        status: string;
        task: string | null;
        level: number;
        levels: Level[] | null;
      }>(
        `select i.status, t.workflow_status task, t.workflow_level_state "level", t.workflow_actions levels
         from ${table} i left join workflow_task t on t.context = $1 and t.context_id = i.id`,
        [context],
      );
      const statuses = ['Draft', 'Pending for approval', 'Approved', 'Closed', 'Rejected', 'SentBack', 'Under Query'];
      expect(new Set(rows.map(row => row.status))).toEqual(new Set([...statuses, 'Work in Progress']));
      for (const { status, task, level, levels } of rows) {
        if (status === 'Draft') expect(task).toBeNull();
        if (status === 'Approved' || status === 'Closed') expect(task).toBe('Approved');
        if (status === 'Rejected') expect(task).toBe('Rejected');
        const pending = levels?.filter(each => each.WorkflowLevelStatus === 'Pending').map(each => each.WorkflowLevel);
        if (task === 'Pending') expect(pending).toEqual([level]);
        else expect(pending ?? []).toEqual([]);
      }
      const notRequired = rows.filter(
        ({ levels }) =>
          levels?.[4]?.WorkflowLevelStatus === 'Approved' && levels[4].Approvers.every(each => !each.ApproveStatus),
      );
      // Delivery invoices have no reviewer, and the step in that position is required.
      if (context === 'DeliveryInvoice') expect(notRequired).toEqual([]);
      else expect(notRequired.length).toBeGreaterThan(3);
    },
  );
});
