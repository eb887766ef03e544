import { Button } from '@/shared/ui/Button';
import type { ButtonStyle } from '@/shared/ui/buttonClass';
import type { QueryRecord } from './model/record';
import type { QueryThread } from './useQueryThread';

/** Returns true if there are queries or the user may raise one. */
export function maySeeQueries({ queries }: QueryThread, record: QueryRecord): boolean {
  return queries !== undefined && (queries.length > 0 || record.mayRaise);
}

/** Opens the record's queries; hidden if there are none and the user may not raise one. */
export function QueryButton({ thread, record, ...style }: { thread: QueryThread; record: QueryRecord } & ButtonStyle) {
  if (!maySeeQueries(thread, record)) return null;
  return (
    <Button {...style} aria-haspopup="dialog" onClick={() => thread.open('any')}>
      Query
    </Button>
  );
}
