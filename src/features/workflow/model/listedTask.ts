import * as z from 'zod/mini';
import type { Id } from '@/lib/ids';
import { parseJsonText } from '@/lib/jsonText';
import { parseDecimal } from '@/lib/money';
import { isStatus } from '@/lib/status';
import { getOfferedHref } from '@/domain/offeredHref';
import {
  editHref,
  getRecordType,
  recordTypes,
  viewHref,
  type RecordType,
  type TaskDetails,
} from '@/domain/recordTypes';
import { getRole } from '@/shared/approval/model/context';
import { safePortalPath } from '@/platform/routing/safePortalPath';

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

/** A task as displayed. Texts are '' if the record doesn't have them. */
export interface ListedTask {
  /** Identifies the record, independent of the task's id. */
  key: string;
  module: string;
  context: string;
  contextId: Id;
  /** Current level = step + 1; null if unknown. */
  level: number | null;
  role: string;
  /** The record's view below /sportal; null if there is no safe link. */
  href: string | null;
  /** The record's edit form; null if it can't be edited. */
  editHref: string | null;
  number: string;
  /** Empty if it equals the number. */
  title: string;
  supplierName: string;
  supplierCode: string;
  companyName: string;
  companyCode: string;
  requester: string;
  /** Decimal text; null if missing or not a number. */
  amount: string | null;
  currency: string;
  country: string;
  /** Time since when the task is waiting or was sent back. */
  since: string;
  approvalType: string;
  remarks: string;
  sentBackBy: string;
  /** Changed bank accounts, as far as the task contains them. */
  accounts: readonly TaskAccount[];
}

/** A changed bank account on a task's card (spec 1 §3 'Approval record cards'). */
interface TaskAccount {
  accountNumber: string;
  accountHolderName: string;
  bankName: string;
  ifsc: string;
}

const record = z.record(z.string(), z.unknown());

/** Reads properties without regard to case: backends write `invoiceNumber` and `InvoiceNumber`. */
function reader(recordData: unknown): (key: string) => string {
  const source = parseJsonText<Record<string, unknown>>(record, recordData, {});
  const byKey = new Map(Object.entries(source).map(([key, value]) => [key.toLowerCase(), value]));
  return key => {
    const value = byKey.get(key.toLowerCase());
    return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
  };
}

/** Reads the accounts on a task's cards; keys can be 'IFSC' or 'ifsc'. */
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

/** Returns the record's view: the stored path if it is one of ours (docs/decisions.md#token-hosts), else the record type's path. */
function getView(row: ListedTaskRow, kind: RecordType | undefined): string | null {
  const stored = safePortalPath(row.contextPath);
  const own = kind && row.contextId != null ? viewHref(kind, row.contextId) : null;
  return getOfferedHref(stored ?? own);
}

/** Returns the edit form, or null. A record that returned to the approver of Step 0 needs a decision, not a correction. */
function getCorrection(row: ListedTaskRow, kind: RecordType | undefined): string | null {
  if (!kind || !row.contextId || !isStatus(row.workflowStatus, 'sentback')) return null;
  const mayEdit = kind.editsSentBack === 'always' || (kind.editsSentBack === 'level 1' && row.workflowLevelState === 1);
  return mayEdit ? getOfferedHref(editHref(kind, row.contextId)) : null;
}

/** Returns the key of a decision: record and level. */
export function decisionKey(task: Pick<ListedTask, 'key' | 'level'>): string {
  return `${task.key}@${task.level}`;
}

/** Parses a task. Invalid `recordData` gives empty texts, so that the record can still be opened. */
export function parseListedTask(row: ListedTaskRow): ListedTask {
  const read = reader(row.recordData);
  const context = row.context?.trim() ?? '';
  const contextId = row.contextId ?? 0;
  const level = row.workflowLevelState ?? null;
  const kind = getRecordType(context);
  const details: TaskDetails = kind?.taskDetails ?? recordTypes.NonPoInvoice.taskDetails;
  const detail = (keys: readonly string[]) => keys.map(read).find(Boolean) ?? '';
  const number = detail(details.number);
  const title = row.title?.trim() ?? '';
  return {
    key: `${context.toLowerCase()}.${contextId || `task${row.id}`}`,
    module: row.module?.trim() || context,
    context,
    contextId,
    level,
    role: level === null || kind?.stepRoles.length === 0 ? '' : getRole(kind, { level }),
    href: getView(row, kind),
    editHref: getCorrection(row, kind),
    number: number || title || `#${contextId || row.id}`,
    title: number && !title.includes(number) ? title : '',
    supplierName: read('supplierName'),
    supplierCode: read('supplierCode'),
    companyName: read('companyName'),
    companyCode: read('companyCode'),
    requester: row.requesterName?.trim() || row.requesterEmail?.trim() || '',
    amount: parseDecimal(detail(details.amount)),
    currency: detail(details.currency),
    country: read('countryCode'),
    since: read('pendingSince') || read('sentBackAt'),
    approvalType: read('approvalType'),
    remarks: read('remarks') || row.currentRemarks?.trim() || '',
    sentBackBy: read('sentBackBy'),
    accounts: details.accounts ? accountsIn(row.recordData) : [],
  };
}

/** Parses the rows of a response, without duplicates; a null payload is empty. */
export function parseTasks(rows: readonly ListedTaskRow[] | null | undefined): ListedTask[] {
  const byKey = new Map((rows ?? []).map(parseListedTask).map(task => [task.key, task]));
  return [...byKey.values()];
}
