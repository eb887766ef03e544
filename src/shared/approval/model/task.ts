import * as z from 'zod/mini';
import { inIdOrder, type Id } from '@/lib/ids';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { isStatus, statusKey } from '@/lib/status';
import { equalsIgnoreCase, splitList } from '@/lib/text';

export type Action = 'approve' | 'sendback' | 'reject';

export const ACTION_LABELS: Record<Action, string> = { approve: 'Approve', sendback: 'Send back', reject: 'Reject' };

export interface WorkflowPerson {
  userId: string;
  name: string;
  email: string;
}

export interface Approver extends WorkflowPerson {
  /** Server spelling; compare with `isStatus`. '' means no action yet. */
  status: string;
  rights: Action[];
  /** False for removed approvers. */
  active: boolean;
  remarks: string;
  /** Time of the last change, ISO 8601; '' if none. */
  actedAt: string;
  /** Original entry, so that a reassign keeps unknown properties. */
  source: Record<string, unknown>;
}

export interface Level {
  /** Starts at 1; level = step + 1 (docs/decisions.md#business-levels). */
  level: number;
  name: string;
  status: string;
  isLast: boolean;
  approvers: Approver[];
  source: Record<string, unknown>;
}

export interface WorkflowTask {
  id: Id;
  module: string;
  context: string;
  contextId: Id;
  /** Level that must act, or acted last in a finished task. */
  currentLevel: number;
  status: string;
  requester: WorkflowPerson;
  remarks: string;
  /** In order of level; empty if `workflowActions` is invalid. */
  levels: Level[];
  recordData?: unknown;
}

export interface WorkflowTaskRow {
  id: Id;
  module?: string | null;
  context?: string | null;
  contextId?: Id | null;
  workflowLevelState?: number | null;
  workflowStatus?: string | null;
  requesterId?: string | null;
  requesterName?: string | null;
  requesterEmail?: string | null;
  currentRemarks?: string | null;
  workflowActions?: unknown;
  recordData?: unknown;
}

const record = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());

function text(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';
}

function flag(value: unknown, fallback: boolean): boolean {
  if (typeof value === 'boolean') return value;
  const action = text(value).toLowerCase();
  if (['true', '1', 'yes'].includes(action)) return true;
  return ['false', '0', 'no'].includes(action) ? false : fallback;
}

function records(value: unknown): Record<string, unknown>[] {
  return parseJsonText(list, value, []).flatMap(entry => {
    const result = z.safeParse(record, entry);
    return result.success ? [result.data] : [];
  });
}

const ACTION_OF: Record<string, Action | undefined> = {
  approve: 'approve',
  approved: 'approve',
  sentback: 'sendback',
  reject: 'reject',
  rejected: 'reject',
};

/** Parses rights from a list, JSON text or comma-separated text; skips unknown words. */
export function parseRights(value: unknown): Action[] {
  const statuses =
    typeof value === 'string' && !value.trim().startsWith('[') ? splitList(value) : parseJsonText(list, value, []);
  const found = statuses.map(action => ACTION_OF[statusKey(text(action))]);
  return (['approve', 'sendback', 'reject'] as const).filter(action => found.includes(action));
}

function parseApprover(source: Record<string, unknown>): Approver {
  return {
    userId: text(source['ApproverUserId']),
    name: text(source['ApproverName']),
    email: text(source['ApproverEmail']),
    status: text(source['ApproveStatus']),
    rights: parseRights(source['ActionRights']),
    active: flag(source['Active'], true),
    remarks: text(source['Remarks']),
    actedAt: text(source['Rut']),
    source,
  };
}

function parseLevel(source: Record<string, unknown>, index: number): Level {
  const name = text(source['Name']);
  const step = /^step\s*(\d+)$/i.exec(name)?.[1];
  const level = Number.parseInt(text(source['WorkflowLevel']), 10);
  return {
    level: Number.isInteger(level) ? level : step === undefined ? index + 1 : Number(step) + 1,
    name: name || `Step ${index}`,
    status: text(source['WorkflowLevelStatus']),
    isLast: flag(source['IsLastWorkflowLevel'], false),
    approvers: records(source['Approvers']).map(parseApprover),
    source,
  };
}

/**
 * Parses a task. `workflowActions` may be JSON text, a list or null (docs/decisions.md#json-text); invalid parts become empty, so that the status still
 * shows.
 */
export function parseTask(row: WorkflowTaskRow): WorkflowTask {
  const levels = records(row.workflowActions)
    .map(parseLevel)
    .sort((a, b) => a.level - b.level);
  return {
    id: row.id,
    module: text(row.module),
    context: text(row.context),
    contextId: row.contextId ?? 0,
    currentLevel: row.workflowLevelState ?? levels.find(level => isPending(level.status))?.level ?? 1,
    status: text(row.workflowStatus),
    requester: { userId: text(row.requesterId), name: text(row.requesterName), email: text(row.requesterEmail) },
    remarks: text(row.currentRemarks),
    levels,
    recordData: row.recordData,
  };
}

/** Returns the time of the last action; '' without actions. */
export function lastActAt(task: Pick<WorkflowTask, 'levels'>): string {
  const moments = task.levels.flatMap(level => level.approvers.map(approver => approver.actedAt));
  return moments.filter(Boolean).toSorted().at(-1) ?? '';
}

/** Compares tasks by age. Numeric ids increase. Text ids don't sort: the running task is last, otherwise the one with the latest action. */
function inTimeOrder(a: WorkflowTask, b: WorkflowTask): number {
  return (
    inIdOrder(a.id, b.id) ||
    Number(isPending(a.status)) - Number(isPending(b.status)) ||
    lastActAt(a).localeCompare(lastActAt(b))
  );
}

export function latestTask(rows: readonly WorkflowTaskRow[] | null | undefined): WorkflowTask | null {
  return (rows ?? []).map(parseTask).toSorted(inTimeOrder).at(-1) ?? null;
}

/** Serializes the levels for `workflowTaskReassign` (docs/decisions.md#workflow-commands), including unknown properties. */
export function levelsToJson(levels: readonly Level[]): string {
  return toJsonText(
    levels.map(level => ({ ...level.source, Approvers: level.approvers.map(approver => approver.source) })),
  );
}

export function isPending(status: string): boolean {
  return isStatus(status, 'pending');
}

/**
 * Returns true for the same user id, or the same e-mail if an id is missing. Stricter than the query thread's `isSamePerson`, because a
 * namesake must not approve.
 */
export function samePerson(a: WorkflowPerson, b: WorkflowPerson): boolean {
  if (a.userId && b.userId) return equalsIgnoreCase(a.userId, b.userId);
  return Boolean(a.email) && equalsIgnoreCase(a.email, b.email);
}

export function personName(person: WorkflowPerson): string {
  return person.name || person.email || person.userId;
}

export function getLevel(task: WorkflowTask, level: number): Level | null {
  return task.levels.find(candidate => candidate.level === level) ?? null;
}

export function getUser(session: { userId: string; userName: string; userEmail: string }): WorkflowPerson {
  return { userId: session.userId, name: session.userName, email: session.userEmail };
}
