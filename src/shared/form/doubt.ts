import type { CallError, CallErrorKind } from '@/platform/graphql/callError';

/** Asked before something is sent whose last attempt may have been carried out: `confirm`. */
export const SEND_AGAIN = {
  title: 'Send again?',
  content: 'We cannot tell whether the last attempt was saved. Check the list first, so that nothing is created twice.',
  okText: 'Send again',
  danger: true,
};

/** True when the call may have been carried out although it failed: nobody answered, or the answer says nothing of it. */
export function mayBeSaved({ kind, status, cause }: CallError): boolean {
  if (kind === 'outage' || kind === 'timeout' || kind === 'aborted') return true;
  return kind === 'server' && (status !== undefined || cause === undefined);
}

const LOST: Partial<Record<CallErrorKind, string>> = {
  outage: 'The connection was lost while saving.',
  timeout: 'The server did not answer in time.',
};

/** What happened to a call whose outcome nobody knows; the usual advice to try again would be wrong here. */
export const lostWords = ({ kind, message }: CallError): string => LOST[kind] ?? message;

/** What to do then. */
export const UNCERTAIN =
  'We cannot tell whether this was saved. Check the list before sending it again, so that nothing is created twice. What you typed is still here.';
