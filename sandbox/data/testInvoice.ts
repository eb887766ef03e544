import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { today } from '@/lib/dates';
import { saveNonPoInvoice } from '../rules/nonPo/save.ts';
import type { NonPoInvoiceInput } from '../rules/nonPo/input.ts';
import { createWorkflowCommand } from '../rules/workflow/command.ts';
import { LEVEL, type Level } from '../rules/workflow/levels.ts';
import type { Command } from '../rules/workflow/machine.ts';
import { workflowTaskReassign } from '../rules/workflow/reassign.ts';
import { findTask, NON_PO } from '../rules/workflow/taskStore.ts';
import { first, type Database } from './database.ts';
import { viewerOf } from './personas.ts';
import { invoicePdf } from './seed/invoicePdf.ts';
import type { Viewer } from './viewer.ts';

/** The personas who approve, unless a test names others. */
const APPROVER = 'usr-e-001';
const L1 = 'usr-e-002';
const L2 = 'usr-e-003';

export interface NewInvoice {
  /** User id of the supplier (or other author) who raises it. */
  author: string;
  /** By default the first company that the author's supplier serves. */
  companyCode?: string;
  supplierCode?: string;
  /** Waits at this step (0 … 5) when the status is 'Pending for approval'; default 0. */
  step?: number;
  status?: 'Draft' | 'Pending for approval' | 'Approved' | 'Rejected' | 'SentBack';
  invoiceNumber?: string;
  /** Default today. */
  invoiceDate?: string;
  /** Of the one line, before tax; default 1000.00. */
  amount?: string;
  approver?: string;
  l1?: string;
  l2?: string;
  /** Anything else of the input, as the portal would send it. */
  input?: Partial<NonPoInvoiceInput>;
}

/** An invoice with a real PDF, carried to the wanted status through the same rules as the portal's own calls. */
export async function createInvoice(db: Database, wanted: NewInvoice): Promise<{ id: number; invoiceNumber: string }> {
  const author = await viewerOf(db, wanted.author);
  const { status = 'Pending for approval' } = wanted;
  const input = await invoiceInput(db, author, wanted);
  const id = await saveNonPoInvoice(db, author, {
    ...input,
    status: status === 'Draft' ? 'Draft' : 'Pending for approval',
  });
  if (status === 'Rejected') await command(db, id, 'Rejected', 'Not acceptable');
  if (status === 'SentBack') await command(db, id, 'Sentback', 'Please correct');
  const approvals = status === 'Approved' ? Infinity : status === 'Pending for approval' ? (wanted.step ?? 0) : 0;
  if (approvals > 0) await chooseL1AndL2(db, id, wanted);
  for (let count = 0; count < approvals && (await command(db, id, 'Approved', '')); count++);
  return { id, invoiceNumber: input.invoiceNumber ?? '' };
}

/** A complete input with an uploaded invoice copy, ready to be submitted by this author. */
export async function invoiceInput(
  db: Database,
  author: Viewer,
  wanted: Partial<NewInvoice> = {},
): Promise<NonPoInvoiceInput> {
  const supplierCode = wanted.supplierCode ?? author.supplierCode;
  const company = await first<{ code: string; country: string; currency: string; gst: string | null }>(
    db,
    `select c.code, c.country_code country, c.currency_code currency, s.gst_number gst
       from master_supplier ms join supplier s on s.id = ms.supplier_id join company c on c.code = ms.company_code
      where s.code = $1 and ($2::text is null or c.code = $2) order by c.code limit 1`,
    [supplierCode, wanted.companyCode ?? null],
  );
  if (!company) throw new Error(`Supplier ${supplierCode} serves no such company`);
  const plant = await first<{ code: string }>(
    db,
    'select code from plant where company_code = $1 order by id limit 1',
    [company.code],
  );
  const invoiceNumber = wanted.invoiceNumber ?? `T-${randomUUID().slice(0, 12)}`;
  const invoiceDate = wanted.invoiceDate ?? today();
  return {
    supplierCode,
    companyCode: company.code,
    invoiceNumber,
    invoiceDate,
    documentTypeCode: 'KR',
    currencyCode: company.currency,
    taxType: company.country === 'IN' && company.gst ? 'IGST' : 'No Tax',
    approverId: wanted.approver ?? APPROVER,
    agreementDocRefNo: company.code === '2000' ? 'AGR2612345' : null,
    itemText: company.code === '2000' ? 'Batch VB101' : null,
    notes: company.country === 'US' ? 'Test spend' : null,
    isAgree: true,
    billToLocation: JSON.stringify(plant),
    invoiceCopies: JSON.stringify([await uploadPdf(db, author, invoiceNumber, invoiceDate)]),
    supportingDocuments:
      company.country === 'DE'
        ? JSON.stringify([await uploadPdf(db, author, `${invoiceNumber}-record`, invoiceDate)])
        : '[]',
    items: [
      {
        lineItemDescription: 'Test service',
        amount: wanted.amount ?? '1000.00',
        hsnSacCode: company.country === 'IN' && company.gst ? '998346' : null,
      },
    ],
    status: 'Pending for approval',
    ...wanted.input,
  };
}

/** A real PDF in the file service, owned by this user; answers the attachment that names it. */
export async function uploadPdf(db: Database, owner: Viewer, number: string, date: string) {
  const uid = randomUUID();
  const bytes = await invoicePdf({
    number,
    date,
    supplierName: owner.userName,
    supplierCode: owner.supplierCode ?? '',
    supplierTaxNumber: owner.supplierPan,
    companyName: 'Vireya',
    currency: 'INR',
    lines: [],
    totalAmount: '1000.00',
    totalTaxAmount: '180.00',
    totalGrossAmount: '1180.00',
  });
  await writeFile(join(db.filesFolder, uid), bytes);
  await db.query(
    `insert into files (uid, file_name, mime_type, size, module, context, owner, path)
     values ($1, $2, 'application/pdf', $3, $4, $5, $6, $1)`,
    [uid, `${number}.pdf`, bytes.byteLength, NON_PO.module, NON_PO.context, owner.userId],
  );
  return { file_uid: uid, file_name: `${number}.pdf`, file_status: 'done', fileSize: bytes.byteLength };
}

/** What the approver of Step 0 does before approving. */
export async function chooseL1AndL2(db: Database, id: number, { l1 = L1, l2 = L2 }: { l1?: string; l2?: string } = {}) {
  const task = await findTask(db, NON_PO.context, id);
  if (!task) throw new Error(`Invoice ${id} was not submitted`);
  const chosen: Record<number, string> = { [LEVEL.l1]: l1, [LEVEL.l2]: l2 };
  const levels = task.levels.map((level): object => {
    const userId = chosen[level.WorkflowLevel];
    return userId ? { ...level, Approvers: [{ ApproverUserId: userId, Active: true }] } : level;
  });
  await workflowTaskReassign(db, await viewerOf(db, firstPending(task.levels) ?? ''), {
    id: task.id,
    ...NON_PO,
    contextId: id,
    workflowLevelState: task.levelState,
    workflowActions: JSON.stringify(levels),
  });
}

/** Carries out a command as the next pending approver; false when nobody is pending any more. */
async function command(db: Database, id: number, commandName: Command, remarks: string): Promise<boolean> {
  const task = await findTask(db, NON_PO.context, id);
  const userId = task && firstPending(task.levels);
  if (!task || !userId || task.status !== 'Pending') return false;
  await createWorkflowCommand(db, await viewerOf(db, userId), {
    ...NON_PO,
    contextId: id,
    commandName,
    remarks,
    workflowLevelState: task.levelState,
    userId,
  });
  return true;
}

function firstPending(levels: Level[]): string | undefined {
  return levels.flatMap(level => level.Approvers).find(each => each.ApproveStatus === 'Pending')?.ApproverUserId;
}
