import type { WorkflowPerson } from './task';

/** The signed-in user as a person of a workflow. */
export function userOf(session: { userId: string; userName: string; userEmail: string }): WorkflowPerson {
  return { userId: session.userId, name: session.userName, email: session.userEmail };
}
