import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { parseDecimal } from '@/lib/money';
import { isStatus } from '@/lib/status';
import { editHref, kindOf, recordKinds, viewHref, type RecordKind, type TaskFacts } from '@/domain/recordKinds';
import { roleOf } from '@/shared/approval/model/context';
import { safePortalPath } from '@/platform/routing/safePortalPath';

/** A task as the two queries of task lists carry it; every text may be missing. */
export interface ListedTaskRow {
  id: Id;
  module?: string | null;
  context?: string | null;
  contextId?: Id | null;
  contextPath?: string | null;
  workflowLevelState?: number | null;
  workflowStatus?: string | null;
  recordData?: unknown;
  requesterName?: string | null;
  requesterEmail?: string | null;
  currentRemarks?: string | null;
  title?: string | null;
}

/** What people see of a task and decide on. Texts are '' when the record does not say. */
export interface ListedTask {
  /** Same for the same record, whatever the task's id. */
  key: string;
  module: string;
  context: string;
  contextId: Id;
  /** Current level; level = step + 1. null: the record does not say. */
  level: number | null;
  /** 'L1', 'Step 1'. */
  role: string;
  /** The record's view below /sportal; null: there is no safe way to it. */
  href: string | null;
  /** Where it can be corrected; null: not by editing. */
  editHref: string | null;
  number: string;
  /** Only when it tells more than the number. */
  title: string;
  supplierName: string;
  supplierCode: string;
  companyName: string;
  companyCode: string;
  requester: string;
  /** Decimal text; null when it is missing or no number. */
  amount: string | null;
  currency: string;
  country: string;
  /** Moment since when it waits, or came back. */
  since: string;
  approvalType: string;
  remarks: string;
  sentBackBy: string;
  /** The bank accounts that it changes, as far as the task says. */
  accounts: readonly TaskAccount[];
}

/** A changed bank account as a task's card has it (spec 1 §3 'Approval record cards'). */
interface TaskAccount {
  accountNumber: string;
  accountHolderName: string;
  bankName: string;
  ifsc: string;
}

const record = z.record(z.string(), z.unknown());

/** Reads by key without regard to case: backends write `invoiceNumber` and `InvoiceNumber`. */
function reader(recordData: unknown): (key: string) => string {
  const source = parseJsonText<Record<string, unknown>>(record, recordData, {});
  const byKey = new Map(Object.entries(source).map(([key, value]) => [key.toLowerCase(), value]));
  return key => {
    const value = byKey.get(key.toLowerCase());
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  };
}

/** The accounts among a task's cards, whose keys are written in either way: 'IFSC' and 'ifsc'. */
function accountsIn(recordData: unknown): TaskAccount[] {
  const cards = Object.values(parseJsonText<Record<string, unknown>>(record, recordData, {}));
  return cards
    .flatMap(card => [card].flat())
    .map(reader)
    .filter(read => read('accountNumber') !== '')
    .map(read => ({
      accountNumber: read('accountNumber'),
      accountHolderName: read('accountHolderName'),
      bankName: read('bankName'),
      ifsc: read('ifsc'),
    }));
}

/** The record's view: the stored path when it is one of ours (DECISIONS 16), else the kind's own address. */
function viewOf(row: ListedTaskRow, kind: RecordKind | undefined): string | null {
  const stored = safePortalPath(row.contextPath);
  if (stored !== null) return stored;
  return kind && row.contextId != null ? viewHref(kind, row.contextId) : null;
}

/** Where it is corrected; null: not by editing. What came back to an approver of Step 0 waits for a decision, not for a correction. */
function correctionOf(row: ListedTaskRow, kind: RecordKind | undefined): string | null {
  if (!kind || !row.contextId || !isStatus(row.workflowStatus, 'sentback')) return null;
  const mayEdit = kind.editsSentBack === 'always' || (kind.editsSentBack === 'level 1' && row.workflowLevelState === 1);
  return mayEdit ? editHref(kind, row.contextId) : null;
}

/** One decision: the same record at another level is another one. */
export function decisionKey(task: Pick<ListedTask, 'key' | 'level'>): string {
  return `${task.key}@${task.level}`;
}

/** Reads one task. Broken `recordData` leaves empty texts: the record can still be opened. */
export function parseListedTask(row: ListedTaskRow): ListedTask {
  const read = reader(row.recordData);
  const context = row.context?.trim() ?? '';
  const contextId = row.contextId ?? 0;
  const level = row.workflowLevelState ?? null;
  const kind = kindOf(context);
  const facts: TaskFacts = kind?.taskFacts ?? recordKinds.NonPoInvoice.taskFacts;
  const fact = (keys: readonly string[]) => keys.map(read).find(Boolean) ?? '';
  const number = fact(facts.number);
  const title = row.title?.trim() ?? '';
  return {
    key: `${context.toLowerCase()}.${contextId || `task${row.id}`}`,
    module: row.module?.trim() || context,
    context,
    contextId,
    level,
    role: level === null ? '' : roleOf(kind, { level }),
    href: viewOf(row, kind),
    editHref: correctionOf(row, kind),
    number: number || title || `#${contextId || row.id}`,
    title: number && !title.includes(number) ? title : '',
    supplierName: read('supplierName'),
    supplierCode: read('supplierCode'),
    companyName: read('companyName'),
    companyCode: read('companyCode'),
    requester: row.requesterName?.trim() || row.requesterEmail?.trim() || '',
    amount: parseDecimal(fact(facts.amount)),
    currency: fact(facts.currency),
    country: read('countryCode'),
    since: read('pendingSince') || read('sentBackAt'),
    approvalType: read('approvalType'),
    remarks: read('remarks') || row.currentRemarks?.trim() || '',
    sentBackBy: read('sentBackBy'),
    accounts: facts.accounts ? accountsIn(row.recordData) : [],
  };
}

/** Rows of an answer; a null payload is none. The same record is listed once. */
export function parseTasks(rows: readonly ListedTaskRow[] | null | undefined): ListedTask[] {
  const byKey = new Map((rows ?? []).map(parseListedTask).map(task => [task.key, task]));
  return [...byKey.values()];
}
