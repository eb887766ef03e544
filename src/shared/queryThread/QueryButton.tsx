import Button from 'antd/es/button';
import type { QueryRecord } from './model/record';
import type { QueryThread } from './useQueryThread';

/** Opens the record's queries; not there when there are none and none may be raised. */
export function QueryButton({ thread, record }: { thread: QueryThread; record: QueryRecord }) {
  const { queries } = thread;
  if (!queries || (queries.length === 0 && !record.mayRaise)) return null;
  return (
    <Button aria-haspopup="dialog" onClick={() => thread.open('any')}>
      Query
    </Button>
  );
}
