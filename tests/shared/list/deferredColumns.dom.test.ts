import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useDeferredColumns, type LoadDetails } from '@/shared/list/useDeferredColumns';

interface Task {
  id: number;
  status: string;
  with?: string | null;
}

it('deferred columns are merged into the row that they were loaded for, not into a later version of it', async () => {
  const load: LoadDetails<Task> = async rows => {
    if (rows.some(({ status }) => status === 'Approved')) throw new Error('No facts.');
    return new Map([['2', { with: 'Lata Rao' }]]);
  };
  const waiting = (id: number): Task => ({ id, status: 'Pending' });
  const { result, rerender } = renderHook(({ rows }) => useDeferredColumns(rows, 'id', load), {
    initialProps: { rows: [waiting(2), waiting(3)] },
  });
  await waitFor(() => expect(result.current).toEqual([{ ...waiting(2), with: 'Lata Rao' }, waiting(3)]));
  rerender({ rows: [waiting(2), waiting(4)] });
  expect(result.current).toEqual([{ ...waiting(2), with: 'Lata Rao' }, waiting(4)]);
  rerender({ rows: [{ id: 2, status: 'Approved' }] });
  expect(result.current).toEqual([{ id: 2, status: 'Approved' }]);
});

it('a value that is unknown stays distinct from a value that is known to be empty', async () => {
  const load: LoadDetails<Task> = async () => new Map([['2', { with: null }]]);
  const rows: Task[] = [
    { id: 2, status: 'Pending' },
    { id: 3, status: 'Pending' },
  ];
  const { result } = renderHook(() => useDeferredColumns(rows, 'id', load));
  await waitFor(() => expect(result.current).toStrictEqual([{ id: 2, status: 'Pending', with: null }, rows[1]]));
});
