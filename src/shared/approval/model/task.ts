import * as z from 'zod/mini';
import { inIdOrder, type Id } from '@/lib/ids';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { isStatus, statusKey } from '@/lib/status';
import { equalsIgnoreCase, splitList } from '@/lib/text';

/** What an approver can be allowed to do at a level. */
export type Action = 'approve' | 'sendback' | 'reject';

export const ACTION_LABELS: Record<Action, string> = { approve: 'Approve', sendback: 'Send back', reject: 'Reject' };

/** Someone who can be put into a workflow. */
export interface WorkflowPerson {
  userId: string;
  name: string;
  email: string;
}

export interface Approver extends WorkflowPerson {
  /** As the server spells it; compare with `isStatus`. Empty means that nothing was done yet. */
  status: string;
  rights: Action[];
  /** False for someone who was taken off the level. */
  active: boolean;
  remarks: string;
  /** Moment of the last change, ISO 8601, '' when there is none. */
  actedAt: string;
  /** The entry as it was read, so that a reassign writes back what we do not know. */
  source: Record<string, unknown>;
}

export interface Level {
  /** 1 for the first; level = step + 1 (DECISIONS 28). */
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
  /** The level that has to act, or acted last when the task is over. */
  currentLevel: number;
  status: string;
  requester: WorkflowPerson;
  remarks: string;
  /** In order of level; empty when `workflowActions` could not be read. */
  levels: Level[];
  /** What the task keeps of its record: JSON text or an object, as the room reads it. */
  recordData?: unknown;
}

/** A task as the wire carries it; every text may be missing. */
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
  const word = text(value).toLowerCase();
  if (['true', '1', 'yes'].includes(word)) return true;
  return ['false', '0', 'no'].includes(word) ? false : fallback;
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

/** Rights as a list, JSON text of a list or comma text; words that are no action are dropped. */
export function parseRights(value: unknown): Action[] {
  const words =
    typeof value === 'string' && !value.trim().startsWith('[') ? splitList(value) : parseJsonText(list, value, []);
  const found = words.map(word => ACTION_OF[statusKey(text(word))]);
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
 * Reads a task of `workflowTaskQuery`. `workflowActions` may be JSON text, a list or null (DECISIONS 19); what cannot be read
 * becomes empty, so that a broken record still shows its status.
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

/** Moment of the last act of anybody, '' when nobody has acted: since then it lies where it is now. */
export function lastActAt(task: Pick<WorkflowTask, 'levels'>): string {
  const moments = task.levels.flatMap(level => level.approvers.map(approver => approver.actedAt));
  return moments.filter(Boolean).toSorted().at(-1) ?? '';
}

/**
 * Which of a record's tasks came first. Numbers are counted up by the backend. Ids that are texts say nothing: there the one under way comes
 * last, as there is one at a time, else the one in which somebody acted last.
 */
function inTimeOrder(a: WorkflowTask, b: WorkflowTask): number {
  return (
    inIdOrder(a.id, b.id) ||
    Number(isPending(a.status)) - Number(isPending(b.status)) ||
    lastActAt(a).localeCompare(lastActAt(b))
  );
}

/** The newest task of a record's tasks, null when it never went into a workflow. */
export function latestTask(rows: readonly WorkflowTaskRow[] | null | undefined): WorkflowTask | null {
  return (rows ?? []).map(parseTask).toSorted(inTimeOrder).at(-1) ?? null;
}

/** The levels as JSON text for `workflowTaskReassign` (DECISIONS 21): unknown keys are kept as read. */
export function levelsToJson(levels: readonly Level[]): string {
  return toJsonText(
    levels.map(level => ({ ...level.source, Approvers: level.approvers.map(approver => approver.source) })),
  );
}

export function isPending(status: string): boolean {
  return isStatus(status, 'pending');
}

/**
 * The same person, by user id; by e-mail when one of the two has no id. Stricter than the query thread's `isSamePerson`: a workflow
 * holds real user ids, and a namesake must not approve.
 */
export function samePerson(a: WorkflowPerson, b: WorkflowPerson): boolean {
  if (a.userId && b.userId) return equalsIgnoreCase(a.userId, b.userId);
  return Boolean(a.email) && equalsIgnoreCase(a.email, b.email);
}

/** For people to read: the name, else the e-mail, else the user id. */
export function personName(person: WorkflowPerson): string {
  return person.name || person.email || person.userId;
}

export function levelOf(task: WorkflowTask, level: number): Level | null {
  return task.levels.find(candidate => candidate.level === level) ?? null;
}
