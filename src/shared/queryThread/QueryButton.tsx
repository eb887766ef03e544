import { Button } from '@/shared/ui/Button';
import type { QueryRecord } from './model/record';
import type { QueryThread } from './useQueryThread';

/** There is a query to look at, or one may be raised. */
export function maySeeQueries({ queries }: QueryThread, record: QueryRecord): boolean {
  return queries !== undefined && (queries.length > 0 || record.mayRaise);
}

/** Opens the record's queries; not there when there are none and none may be raised. */
export function QueryButton({ thread, record }: { thread: QueryThread; record: QueryRecord }) {
  if (!maySeeQueries(thread, record)) return null;
  return (
    <Button aria-haspopup="dialog" onClick={() => thread.open('any')}>
      Query
    </Button>
  );
}
