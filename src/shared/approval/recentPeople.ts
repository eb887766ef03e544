import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from '@/platform/session/personal';
import { samePerson, type WorkflowPerson } from './model/task';

export interface ChoiceOf {
  userId: string;
  scope: string;
  level: 'l1' | 'l2';
}

const KEPT = 5;
const people = z.array(z.object({ userId: z.string(), name: z.string(), email: z.string() }));

const getStored = ({ userId, scope, level }: ChoiceOf) => ofPerson(userId, 'approvers', scope, level);

export function recentPeople(of: ChoiceOf): WorkflowPerson[] {
  return parseJsonText<WorkflowPerson[]>(people, getStored(of).read(), []);
}

/** Stores a sent choice. Never throws; without storage nothing is remembered. */
export function rememberPeople(of: ChoiceOf, chosen: readonly WorkflowPerson[]): void {
  const before = recentPeople(of).filter(known => !chosen.some(person => samePerson(person, known)));
  const kept = [...chosen, ...before].slice(0, KEPT).map(({ userId, name, email }) => ({ userId, name, email }));
  getStored(of).keep(kept);
}
