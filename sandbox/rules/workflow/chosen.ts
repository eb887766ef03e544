import { approver, CHOSEN_RIGHTS, LEVEL, type Level, type Person } from './levels.ts';

/** The final confirmation level, if any, repeats both. */
export function withChosen(levels: Level[], l1: Person[], l2: Person[]): Level[] {
  const chosen: Record<number, Person[]> = { [LEVEL.l1]: l1, [LEVEL.l2]: l2, [LEVEL.l1l2]: [...l1, ...l2] };
  return levels.map(level => {
    const people = chosen[level.WorkflowLevel];
    return people ? { ...level, Approvers: people.map(person => approver(person, CHOSEN_RIGHTS)) } : level;
  });
}
