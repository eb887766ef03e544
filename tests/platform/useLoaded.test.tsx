import { act, renderHook, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it } from 'vitest';
import { useLoaded } from '@/platform/graphql/useLoaded';

/** Loads that resolve when the test resolves them. */
function gatedLoads() {
  const loads: { question: string; signal: AbortSignal; answer: (text: string) => void; fail: () => void }[] = [];
  const load = (question: string, signal: AbortSignal) =>
    new Promise<string>((answer, fail) => loads.push({ question, signal, answer, fail: () => fail(new Error('no')) }));
  return { loads, load };
}

function show(first: string | null, options?: { keepPrevious: boolean }) {
  const { loads, load } = gatedLoads();
  const view = renderHook(({ question }) => useLoaded(load, question, options), {
    initialProps: { question: first },
  });
  const seen = () => {
    const { data, error, loading, busy } = view.result.current;
    return { data, failed: error !== undefined, loading, busy };
  };
  const answer = (at: number, text: string) => act(async () => loads[at]?.answer(text));
  const fail = (at: number) => act(async () => loads[at]?.fail());
  return { ...view, loads, seen, answer, fail, ask: (question: string | null) => view.rerender({ question }) };
}

const WAITING = { data: undefined, failed: false, loading: true, busy: true };
const shown = (data: string) => ({ data, failed: false, loading: false, busy: false });

describe('useLoaded', () => {
  it('loads nothing for null, then loads and returns the result', async () => {
    const { loads, seen, answer, ask } = show(null);
    expect(seen()).toEqual({ ...WAITING, loading: false, busy: false });
    expect(loads).toHaveLength(0);
    ask('a');
    expect(seen()).toEqual(WAITING);
    await answer(0, 'A');
    expect(seen()).toEqual(shown('A'));
  });

  it('hides the previous result for a new query, aborts its load and ignores its late response', async () => {
    const { loads, seen, answer, fail, ask } = show('a');
    ask('b');
    expect(loads.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    await answer(1, 'B');
    await answer(0, 'A');
    expect(seen()).toEqual(shown('B'));
    ask('c');
    expect(seen()).toEqual(WAITING);
    ask('d');
    await fail(2);
    expect(seen()).toEqual(WAITING);
  });

  it('keeps the previous result with keepPrevious and is busy while the next one loads', async () => {
    const { seen, answer, fail, ask } = show('a', { keepPrevious: true });
    await answer(0, 'A');
    ask('b');
    expect(seen()).toEqual({ ...shown('A'), busy: true });
    await fail(1);
    expect(seen()).toEqual({ data: undefined, failed: true, loading: false, busy: false });
  });

  it('keeps the result during a reload and shows a failure beside it until the next result', async () => {
    const { result, seen, answer, fail } = show('a');
    await answer(0, 'A');
    const reload = async () => {
      let over = false;
      await act(async () => void result.current.reload().then(() => void (over = true)));
      return () => over;
    };
    const over = await reload();
    expect(seen()).toEqual({ ...shown('A'), busy: true });
    expect(over()).toBe(false);
    await fail(1);
    expect(seen()).toEqual({ ...shown('A'), failed: true });
    expect(over()).toBe(true);
    await reload();
    await answer(2, 'A again');
    expect(seen()).toEqual(shown('A again'));
  });

  it('shows a failed first load until a reload succeeds', async () => {
    const { result, seen, answer, fail } = show('a');
    await fail(0);
    expect(seen()).toEqual({ data: undefined, failed: true, loading: false, busy: false });
    act(() => void result.current.reload());
    expect(seen()).toMatchObject({ failed: true, busy: true });
    await answer(1, 'A');
    expect(seen()).toEqual(shown('A'));
  });

  it('treats a load that throws synchronously like one that rejects', async () => {
    const broken = (): Promise<string> => {
      throw new Error('no such search');
    };
    const { result } = renderHook(() => useLoaded(broken, 'a'));
    await waitFor(() => expect(result.current.error).toBeDefined());
  });

  it('shows one result in strict mode and aborts all loads on unmount', async () => {
    const { loads, load } = gatedLoads();
    const { result, unmount } = renderHook(() => useLoaded(load, 'a'), { wrapper: StrictMode });
    await act(async () => loads.at(-1)?.answer('A'));
    expect(result.current.data).toBe('A');
    act(() => void result.current.reload());
    unmount();
    expect(loads.every(({ signal }, at) => signal.aborted || at === loads.length - 2)).toBe(true);
  });
});
