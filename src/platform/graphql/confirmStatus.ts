import { wordsForPeople } from '@/lib/serverWords';
import { isSuccessStatus } from '@/lib/success';
import { CallError } from './callError';

/** Throws a `CallError` with the server's word unless `status` confirms the operation (`isSuccessStatus`). */
export function confirmStatus(status: unknown, ...specified: readonly string[]): void {
  if (!isSuccessStatus(status, ...specified)) throw new CallError('server', { message: wordsForPeople(status) ?? '' });
}
