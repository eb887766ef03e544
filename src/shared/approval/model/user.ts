import type { WorkflowPerson } from './task';

/** Returns the signed-in user as a workflow person. */
export function userOf(session: { userId: string; userName: string; userEmail: string }): WorkflowPerson {
  return { userId: session.userId, name: session.userName, email: session.userEmail };
}
