import { Button } from '@/shared/ui/Button';
import type { QueryRecord } from './model/record';
import type { QueryThread } from './useQueryThread';

/** Returns true if there are queries or the user may raise one. */
export function maySeeQueries({ queries }: QueryThread, record: QueryRecord): boolean {
  return queries !== undefined && (queries.length > 0 || record.mayRaise);
}

/** Opens the record's queries; hidden if there are none and the user may not raise one. */
export function QueryButton({ thread, record }: { thread: QueryThread; record: QueryRecord }) {
  if (!maySeeQueries(thread, record)) return null;
  return (
    <Button aria-haspopup="dialog" onClick={() => thread.open('any')}>
      Query
    </Button>
  );
}
