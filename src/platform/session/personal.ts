import { keep, readKept } from '@/lib/kept';
import { personalKey, readToken, readUserId } from './session';

/**
 * What storage keeps of one person (`personalKey`), for the reader to judge. `keep` writes only while that person is signed in: a page that
 * is still open after Logout leaves nothing behind. null removes it.
 */
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
