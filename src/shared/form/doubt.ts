import type { CallError, CallErrorType } from '@/platform/graphql/callError';

export const SEND_AGAIN = {
  title: 'Send again?',
  content: 'We cannot tell whether the last attempt was saved. Check the list first to avoid a duplicate.',
  okText: 'Send again',
  danger: true,
};

/** Returns whether a failed request may have been executed. */
export function mayBeSaved({ kind, status, cause }: CallError): boolean {
  if (kind === 'outage' || kind === 'timeout' || kind === 'aborted') return true;
  return kind === 'server' && (status !== undefined || cause === undefined);
}

const LOST: Partial<Record<CallErrorType, string>> = {
  outage: 'The connection was lost while saving.',
  timeout: 'The server did not answer in time.',
};

/** Returns the message for an unknown result, without the advice to retry. */
export const lostMessage = ({ kind, message }: CallError): string => LOST[kind] ?? message;

export const UNCERTAIN =
  'We cannot tell whether this was saved. Check the list before sending it again to avoid a duplicate. Your input is still here.';
