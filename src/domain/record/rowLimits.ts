import { lengthProblem, MAX_LINES, MAX_TEXT } from '@/lib/limits';
import type { PathIssue } from './document';

/** Validates the number of rows and the text lengths in all line tables; also for drafts. */
export function rowLimits(values: Readonly<Record<string, unknown>>): PathIssue[] {
  return Object.entries(values).flatMap(([list, rows]): PathIssue[] => {
    if (!Array.isArray(rows)) return [];
    if (rows.length > MAX_LINES) return [{ path: [list], message: `At most ${MAX_LINES} lines` }];
    return rows.flatMap((row: unknown, index) =>
      Object.entries(row ?? {}).flatMap(([key, text]) => {
        const message = typeof text === 'string' ? lengthProblem(text, MAX_TEXT) : null;
        return message === null ? [] : [{ path: [list, index, key], message }];
      }),
    );
  });
}
