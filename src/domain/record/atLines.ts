import type { LineIssue } from '@/shared/lines/lineProblems';
import type { PathIssue } from './document';

/** What is wrong with the lines of a form's `list`, as the form takes it. */
export function atLines<L>(list: string, issues: readonly LineIssue<L>[]): PathIssue[] {
  return issues.map(({ index, key, message }) => ({ path: [list, index, key], message }));
}
