import { isStatus } from '@/lib/status';
import type { Step, StepState } from '@/shared/ui/StepLine';
import type { ApprovalContext } from './context';
import { levelRows, type LevelRow } from './rows';
import { isPending, personName, type WorkflowPerson, type WorkflowTask } from './task';

const nameOf = ({ approver, isMe }: LevelRow) => (isMe ? 'You' : approver ? personName(approver) : 'Not chosen yet');

function stateOf(rows: readonly LevelRow[], acted: readonly LevelRow[], isApproved: boolean): StepState {
  if (rows.some(row => row.isCurrent)) return 'now';
  const turnedDown = acted.some(({ approver }) => approver !== null && !isStatus(approver.status, 'approved'));
  if (turnedDown) return 'problem';
  return isApproved || acted.length > 0 ? 'done' : 'todo';
}

/** Returns one step per level: who acted, or who must act at the current and later levels. */
export function levelSteps(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): Step[] {
  const rows = levelRows(task, user, context);
  return task.levels.map(({ level, status }, index) => {
    const own = rows.filter(row => row.position === index + 1);
    const acted = own.filter(
      row => row.actedAt !== '' || (row.approver && row.approver.status && !isPending(row.approver.status)),
    );
    const waiting = own.filter(row => row.approver?.active !== false && !acted.includes(row));
    const state = stateOf(own, acted, isStatus(status, 'approved'));
    const passed = state === 'done' && acted.length === 0;
    const named = state === 'now' || acted.length === 0 ? waiting : acted;
    return {
      key: `level${level}`,
      title: own[0]?.role ?? '',
      state,
      who: passed ? (own[0]?.status ?? '') : shortened(named.map(nameOf)),
      when:
        state === 'now'
          ? ''
          : (acted
              .map(row => row.actedAt)
              .toSorted()
              .at(-1) ?? ''),
      note: acted
        .filter(row => row.remarks)
        .map(row => (acted.length > 1 || state === 'now' ? `${nameOf(row)}: ${row.remarks}` : row.remarks))
        .join('\n'),
    };
  });
}

function shortened(names: readonly string[]): string {
  const more = names.length - 2;
  return more > 0 ? `${names.slice(0, 2).join(', ')} and ${more} more` : names.join(', ');
}
