import type { Action } from '@/shared/approval/model/task';
import { WAY_BACK_SHOWN } from '@/platform/routing/wayBack';
import type { ListedTask } from './listedTask';
import { tabHasAmounts } from './taskList';

/** A record of a task sequence. Only texts, so that it can travel in the navigation state. */
export interface Position {
  href: string;
  label: string;
  /** Whose configuration its view will need, so that record and configuration are asked for together. */
  companyCode: string;
  countryCode: string;
}

/** The records that a task list showed, in its order: what the page of one of them knows of the list it was opened from. */
export interface TaskSequence {
  /** Whose tasks these are. */
  list: 'approvals' | 'sentBack';
  /** The way back. */
  backTo: string;
  backLabel: string;
  positions: readonly Position[];
  at: number;
  /** Something was decided since these positions were known to wait. */
  stale?: boolean;
  /** What the user has just decided: the way back to it, and what it was. */
  decided?: { position: Position; action: Action };
}

/** The positions of a list as it is shown; tasks that cannot be opened are left out. */
export function positionsOf(tasks: readonly ListedTask[]): Position[] {
  return tasks.flatMap(task =>
    task.href === null
      ? []
      : [{ href: task.href, label: labelOf(task), companyCode: task.companyCode, countryCode: task.country }],
  );
}

/** What tells it from its neighbours first, for a long label is cut: the number, of a supplier's changes the supplier. */
function labelOf({ context, number, supplierName }: ListedTask): string {
  const parts = tabHasAmounts(context) ? [number, supplierName] : [supplierName, number];
  return parts.filter(Boolean).join(' · ');
}

/** Navigation state of the link to a position: the sequence, and the hint that views read beside it. */
export function sequenceState(sequence: TaskSequence): Record<string, unknown> {
  const position = sequence.positions[sequence.at];
  const hint = position?.companyCode && position.countryCode ? position : null;
  return { sequence, ...WAY_BACK_SHOWN, ...(hint && { companyCode: hint.companyCode, countryCode: hint.countryCode }) };
}

/** The same for every position of a sequence, by its address; found once, not once for each row. */
export function sequenceStates(sequence: Omit<TaskSequence, 'at'>): (href: string | null) => Record<string, unknown> {
  const places = new Map(sequence.positions.map(({ href }, at) => [href, at] as const).toReversed());
  return href => sequenceState({ ...sequence, at: places.get(href ?? '') ?? -1 });
}

/** The sequence in a page's navigation state; null when the page was not opened from a task list. */
export function readSequence(state: unknown): TaskSequence | null {
  if (typeof state !== 'object' || state === null || !('sequence' in state)) return null;
  const found = state.sequence as Partial<TaskSequence> | null;
  return found && Array.isArray(found.positions) && typeof found.at === 'number' && typeof found.backTo === 'string'
    ? (found as TaskSequence)
    : null;
}

/** The sequence at its next position after a decision; null at its end. */
export function nextInSequence(sequence: TaskSequence, action: Action): TaskSequence | null {
  const position = sequence.positions[sequence.at];
  if (!position || !sequence.positions[sequence.at + 1]) return null;
  return { ...sequence, at: sequence.at + 1, decided: { position, action } };
}

/** The sequence without the positions ahead that do not wait any more: somebody else was there. What lies behind stays. */
export function withoutDecided(sequence: TaskSequence, waiting: ReadonlySet<string>): TaskSequence {
  const positions = sequence.positions.filter(({ href }, index) => index <= sequence.at || waiting.has(href));
  return { ...sequence, positions };
}
