import { joinParts } from '@/lib/text';
import type { Action } from '@/shared/approval/model/task';
import { WAY_BACK_SHOWN } from '@/platform/routing/wayBack';
import type { ListedTask } from './listedTask';
import { tabHasAmounts } from './taskList';

/** A record of a task sequence. Texts only, because it is stored in the navigation state. */
export interface Position {
  href: string;
  label: string;
  /** Lets the page load the record and its company's configuration in parallel. */
  companyCode: string;
  countryCode: string;
}

export interface TaskSequence {
  list: 'approvals' | 'sentBack';
  backTo: string;
  backLabel: string;
  positions: readonly Position[];
  at: number;
  /** True if a decision was made since the positions were loaded. */
  stale?: boolean;
  /** The user's last decision, and the record it was made on. */
  decided?: { position: Position; action: Action };
}

export function getPositions(tasks: readonly ListedTask[]): Position[] {
  return tasks.flatMap(task =>
    task.href === null
      ? []
      : [{ href: task.href, label: getLabel(task), companyCode: task.companyCode, countryCode: task.country }],
  );
}

/** Returns the distinguishing part first, because long labels are truncated: the number, or the supplier of a profile change. */
function getLabel({ context, number, supplierName }: ListedTask): string {
  const parts = tabHasAmounts(context) ? [number, supplierName] : [supplierName, number];
  return joinParts(...parts);
}

/** Returns the navigation state of a link to a position: the sequence, and the configuration hint for views. */
export function sequenceState(sequence: TaskSequence): Record<string, unknown> {
  const position = sequence.positions[sequence.at];
  const hint = position?.companyCode && position.countryCode ? position : null;
  return { sequence, ...WAY_BACK_SHOWN, ...(hint && { companyCode: hint.companyCode, countryCode: hint.countryCode }) };
}

/** Returns a lookup of the navigation state by record link. Computed once per list. */
export function sequenceStates(sequence: Omit<TaskSequence, 'at'>): (href: string | null) => Record<string, unknown> {
  const places = new Map(sequence.positions.map(({ href }, at) => [href, at] as const).toReversed());
  return href => sequenceState({ ...sequence, at: places.get(href ?? '') ?? -1 });
}

/** Reads the sequence from the navigation state; null if the page was not opened from a task list. */
export function readSequence(state: unknown): TaskSequence | null {
  if (typeof state !== 'object' || state === null || !('sequence' in state)) return null;
  const found = state.sequence as Partial<TaskSequence> | null;
  return found && Array.isArray(found.positions) && typeof found.at === 'number' && typeof found.backTo === 'string'
    ? (found as TaskSequence)
    : null;
}

/** Returns the sequence at the next position after a decision; null at the end. */
export function nextInSequence(sequence: TaskSequence, action: Action): TaskSequence | null {
  const position = sequence.positions[sequence.at];
  if (!position || !sequence.positions[sequence.at + 1]) return null;
  return { ...sequence, at: sequence.at + 1, decided: { position, action } };
}

/** Removes later positions that other users have decided. Earlier positions stay. */
export function withoutDecided(sequence: TaskSequence, waiting: ReadonlySet<string>): TaskSequence {
  const positions = sequence.positions.filter(({ href }, index) => index <= sequence.at || waiting.has(href));
  return { ...sequence, positions };
}
