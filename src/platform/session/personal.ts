import { keep, readKept } from '@/lib/kept';
import { personalKey, readToken, readUserId } from './session';

/** `keep` writes only while that user is signed in, so that a page left open after Logout stores nothing. */
export function ofPerson(userId: string, ...parts: (string | number)[]) {
  const key = personalKey(userId, ...parts);
  const isHere = () => readUserId() === userId && readToken() !== null;
  return {
    read: () => readKept(key),
    keep: (value: unknown) => {
      if (value === null || isHere()) keep(key, value);
    },
  };
}
