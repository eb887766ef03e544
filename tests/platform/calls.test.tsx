import { act, getConfig, renderHook, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { startTransition, StrictMode, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CallError, toCallError } from '@/platform/graphql/callError';
import { callFetch } from '@/platform/graphql/callFetch';
import { createClient } from '@/platform/graphql/client';
import { Prefetched, PrefetchedContext, query } from '@/platform/graphql/prefetch';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { leave } from '@/platform/leaving/leave';
import { sessionBegan } from '@/platform/session/sessionLost';
import { ThingDocument } from '../support/documents';
import { renderUi } from '../support/render';
import { answer, graphqlError, server } from '../support/server';
import { aSession, storeSession } from '../support/session';
import { told } from '../support/told.ts';
import { useReadAndSave } from './useReadAndSave';

const session = aSession();

/** `ids`: the things whose queries the route has already sent. */
function inPlatform(...ids: readonly number[]) {
  storeSession(session);
  const client = createClient({ retryDelay: 1 });
  const prefetched = new Prefetched(
    client,
    ids.map(id => query(ThingDocument, { id })),
  );
  const Platform = ({ children }: { children: ReactNode }) => (
    <PlatformProvider session={session} client={client}>
      <PrefetchedContext value={prefetched}>{children}</PrefetchedContext>
    </PlatformProvider>
  );
  return Object.assign(Platform, { prefetched });
}

function requestHook() {
  return renderHook(useReadAndSave, {
    wrapper: inPlatform(),
  }).result.current;
}

/** Returns the error of a failed call. */
async function fate(call: Promise<unknown>): Promise<CallError> {
  return call.then(
    () => {
      throw new Error('It succeeded.');
    },
    (error: unknown) => {
      if (!(error instanceof CallError)) throw error;
      return error;
    },
  );
}

describe('GraphQL call', () => {
  it('sends the token and the variables and returns the data', async () => {
    let authorization: string | null = null;
    server.use(
      http.post('*/graphql', async ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json({ data: { thing: { id: 3, name: 'Three' } } });
      }),
    );
    expect(await requestHook().read({ id: 3 })).toEqual({ thing: { id: 3, name: 'Three' } });
    expect(authorization).toBe(`Bearer ${session.token}`);
  });

  it('replaces lone surrogates in the variables of every operation', async () => {
    const sent = answer<{ name: string }>('saveThing', { saveThing: { id: 1 } });
    await requestHook().save({ name: 'cut \ud83d' });
    expect(sent).toEqual([{ name: 'cut \ufffd' }]);
  });

  it('sends every query to the server: nothing is cached', async () => {
    let asked = 0;
    answer('thing', () => ({ thing: { id: 1, name: `answer ${++asked}` } }));
    const { read } = requestHook();
    await read({ id: 1 });
    expect(await read({ id: 1 })).toEqual({ thing: { id: 1, name: 'answer 2' } });
  });

  it('retries a query twice when the network fails', async () => {
    let asked = 0;
    answer('thing', () => (++asked < 3 ? HttpResponse.error() : { thing: { id: 1, name: 'at last' } }));
    expect(await requestHook().read({ id: 1 })).toEqual({ thing: { id: 1, name: 'at last' } });
    expect(asked).toBe(3);
  });

  it("fails after three attempts and reports that the server couldn't be reached", async () => {
    const calls = answer('thing', () => HttpResponse.error());
    expect(await fate(requestHook().read({ id: 1 }))).toMatchObject({
      kind: 'outage',
      message: "The server couldn't be reached. Check your connection and try again.",
    });
    expect(calls).toHaveLength(3);
  });

  it('never retries a mutation', async () => {
    const calls = answer('saveThing', () => HttpResponse.error());
    expect((await fate(requestHook().save({ name: 'x' }))).kind).toBe('outage');
    expect(calls).toHaveLength(1);
  });

  it("doesn't retry after a server error", async () => {
    const calls = answer('thing', () => new HttpResponse('<h1>oops</h1>', { status: 500 }));
    expect((await fate(requestHook().read({ id: 1 }))).kind).toBe('server');
    expect(calls).toHaveLength(1);
  });

  it('stops after its time limit', async () => {
    answer('thing', async () => {
      await delay('infinite');
      return {};
    });
    expect(await fate(requestHook().read({ id: 1 }, { timeoutMs: 20 }))).toMatchObject({
      kind: 'timeout',
      message: 'The server took too long to respond. Try again.',
    });
  });

  it('can be aborted by its signal before and during the request', async () => {
    const calls = answer('thing', async () => {
      await delay('infinite');
      return {};
    });
    const { read } = requestHook();
    expect((await fate(read({ id: 1 }, { signal: AbortSignal.abort() }))).kind).toBe('aborted');
    expect(calls).toHaveLength(0);
    const stop = new AbortController();
    const running = fate(read({ id: 1 }, { signal: stop.signal }));
    await waitFor(() => expect(calls).toHaveLength(1));
    stop.abort();
    expect((await running).kind).toBe('aborted');
  });

  const refusals: [string, () => Response, Partial<CallError>][] = [
    [
      'a GraphQL error without a code',
      () => graphqlError('Invoice 4 is gone'),
      { kind: 'server', message: 'Invoice 4 is gone' },
    ],
    [
      'a user message beside a server message',
      () =>
        graphqlError('Invalid column name', { code: 'INTERNAL_SERVER_ERROR', userMessage: 'The period is closed.' }),
      { kind: 'server', message: 'The period is closed.' },
    ],
    [
      'a message with a host name, without a code',
      () => graphqlError('Connection refused (10.0.3.7:1433)'),
      { kind: 'server', message: 'Something went wrong on the server. Try again.' },
    ],
    ['FORBIDDEN', () => graphqlError('Not yours', { code: 'FORBIDDEN' }), { kind: 'permission', message: 'Not yours' }],
    [
      'BAD_USER_INPUT with fields',
      () =>
        graphqlError('Invoice number is too long', {
          code: 'BAD_USER_INPUT',
          fields: [{ path: 'invoiceNumber', message: 'At most 16 characters' }, { path: 5 }, null],
        }),
      {
        kind: 'validation',
        message: 'Invoice number is too long',
        fieldErrors: [{ path: 'invoiceNumber', message: 'At most 16 characters' }],
      },
    ],
    [
      'an unknown persisted document',
      () => graphqlError('Cannot query field "x" on type "Query"', { code: 'GRAPHQL_VALIDATION_FAILED' }),
      {
        kind: 'server',
        message: 'Something went wrong on the server. Try again. (GRAPHQL_VALIDATION_FAILED)',
      },
    ],
    [
      'an internal message of the server: shows code and reference only',
      () =>
        graphqlError('SqlException: Invalid column name, line 88', {
          code: 'HC0018',
          traceId: '00-4bf92f35',
          stackTrace: 'at Orders.Read()',
        }),
      {
        kind: 'server',
        message: 'Something went wrong on the server. Try again. (HC0018, reference 00-4bf92f35)',
      },
    ],
    [
      'a query the server rejects, in any wording',
      () => graphqlError('Das Feld gibt es nicht', { code: 'HC0046' }),
      { kind: 'server', message: 'Something went wrong on the server. Try again. (HC0046)' },
    ],
    [
      'a code named like an object method',
      () => graphqlError('No such row', { code: 'constructor' }),
      { kind: 'server', message: 'No such row' },
    ],
    [
      'a refused field without a readable reason',
      () =>
        graphqlError('Npgsql.PostgresException: 22001', {
          code: 'BAD_USER_INPUT',
          reference: '<b>x</b>',
          fields: [{ path: 'amount', message: 'System.OverflowException: Value was too large' }],
        }),
      {
        kind: 'validation',
        message: 'Some values were not accepted. Correct them and try again. (BAD_USER_INPUT)',
        fieldErrors: [{ path: 'amount', message: 'This value was not accepted.' }],
      },
    ],
    ['AUTH_NOT_AUTHORIZED', () => graphqlError('Not yours', { code: 'AUTH_NOT_AUTHORIZED' }), { kind: 'permission' }],
    [
      '400 with a coded GraphQL error',
      () => HttpResponse.json({ errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT' } }] }, { status: 400 }),
      { kind: 'validation', message: 'No' },
    ],
    ['403', () => new HttpResponse('no', { status: 403 }), { kind: 'permission', status: 403 }],
    [
      '500 with HTML',
      () => new HttpResponse('<h1>Stack trace</h1>', { status: 500 }),
      { kind: 'server', message: 'Something went wrong on the server. Try again.', status: 500 },
    ],
    ['200 with HTML', () => new HttpResponse('<h1>hello</h1>'), { kind: 'server', status: 200 }],
    ['no data', () => HttpResponse.json({ data: null }), { kind: 'server' }],
  ];
  it.each(refusals)('reports %s', async (_, respond, expected) => {
    answer('saveThing', respond);
    expect(await fate(requestHook().save({ name: 'x' }))).toMatchObject(expected);
  });

  it('returns a null field as a result, not as a failure', async () => {
    answer('thing', { thing: null });
    expect(await requestHook().read({ id: 1 })).toEqual({ thing: null });
  });

  it('omits the token when another tab has signed in as a different user', async () => {
    const { read } = requestHook();
    localStorage.setItem('userid', 'somebody-else');
    localStorage.setItem('authtoken', 'token-of-somebody-else');
    let authorization: string | null = 'unset';
    server.use(
      http.post('*/graphql', ({ request }) => {
        authorization = request.headers.get('authorization');
        return HttpResponse.json({ data: { thing: null } });
      }),
    );
    await read({ id: 1 });
    expect(authorization).toBeNull();
  });

  it('treats an error in the client code as a failure, not as a lost connection', () => {
    expect(toCallError(new TypeError('x is undefined')).kind).toBe('server');
    expect(toCallError(new TypeError('Failed to fetch')).kind).toBe('outage');
    const known = new CallError('timeout');
    expect(toCallError(known)).toBe(known);
  });
});

function ThingView({ id }: { id: number }) {
  const { data, error, loading, reload } = useBackendQuery(ThingDocument, { id });
  return (
    <>
      <p>{loading ? 'loading' : (data?.thing?.name ?? 'nothing')}</p>
      {error && <p role="alert">{error.message}</p>}
      <button onClick={() => void reload()}>Reload</button>
    </>
  );
}

describe('useBackendQuery', () => {
  it('shows a prefetched result at once and requests it again on reload', async () => {
    const calls = answer('thing', ({ id }) => ({ thing: { id, name: `thing ${id as number}` } }));
    const Platform = inPlatform(1, 2);
    await Platform.prefetched.settled;
    const shown: string[] = [];
    const Watched = ({ id }: { id: number }) => {
      const { data, loading, reload } = useBackendQuery(ThingDocument, { id });
      const words = loading ? 'loading' : (data?.thing?.name ?? '');
      useLayoutEffect(() => void shown.push(words));
      return <button onClick={() => void reload()}>Reload</button>;
    };
    const at = (id: number) => (
      <StrictMode>
        <Platform>
          <Watched id={id} />
        </Platform>
      </StrictMode>
    );
    const { user, rerender } = renderUi(at(1));
    rerender(at(2));
    expect(new Set(shown)).toEqual(new Set(['thing 1', 'thing 2']));
    expect(calls).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(calls.map(({ id }) => id)).toEqual([1, 2, 2]));
  });

  it('ignores a late reload call of the previous query', async () => {
    const gates = new Map<unknown, () => void>();
    answer('thing', async ({ id }) => {
      if (id === 2) await new Promise<void>(open => gates.set(id, open));
      return { thing: { id, name: `thing ${id as number}` } };
    });
    const Platform = inPlatform();
    const reloads: (() => Promise<void>)[] = [];
    const Held = ({ id }: { id: number }) => {
      const { data, loading, reload } = useBackendQuery(ThingDocument, { id });
      useEffect(() => void reloads.push(reload), [reload]);
      return <p>{loading ? 'loading' : data?.thing?.name}</p>;
    };
    const at = (id: number) => (
      <Platform>
        <Held id={id} />
      </Platform>
    );
    const { rerender } = renderUi(at(1));
    await screen.findByText('thing 1');
    rerender(at(2));
    await waitFor(() => expect(gates.has(2)).toBe(true));
    await act(async () => reloads[0]?.());
    gates.get(2)?.();
    expect(await screen.findByText('thing 2')).toBeVisible();
  });

  it('shows a prefetched result when the previous response arrives during a page change', async () => {
    let come = () => {};
    const late = new Promise<void>(resolve => (come = resolve));
    const calls = answer('thing', async ({ id }) => {
      if (id === 1) await late;
      return { thing: { id, name: `thing ${id as number}` } };
    });
    const Platform = inPlatform(1, 2);
    await Platform.prefetched.queries[1]?.result;
    let go = () => {};
    const Changing = () => {
      const [id, setId] = useState(1);
      const { data, loading } = useBackendQuery(ThingDocument, { id });
      useEffect(() => void (go = () => startTransition(() => setId(2))), []);
      // The second page is rendered, but its effects have not run yet.
      useLayoutEffect(() => {
        if (id === 2) come();
      }, [id]);
      return <p>{loading ? `loading ${id}` : data?.thing?.name}</p>;
    };
    renderUi(
      <Platform>
        <Changing />
      </Platform>,
    );
    expect(screen.getByText('loading 1')).toBeVisible();
    await getConfig().asyncWrapper(async () => {
      go();
      await waitFor(() => expect(screen.queryByText('loading 1')).toBeNull());
      await Platform.prefetched.settled;
    });
    expect(screen.getByText('thing 2')).toBeVisible();
    expect(calls).toHaveLength(2);
  });
});

describe('prefetched query of a route', () => {
  const named = () => answer('thing', ({ id }) => ({ thing: { id, name: `thing ${id as number}` } }));

  function show(id: number, Platform = inPlatform(id)) {
    const view = renderUi(
      <Platform>
        <ThingView id={id} />
      </Platform>,
    );
    return { ...view, Platform };
  }

  it('is used while it is loading, is requested once, and again on reload', async () => {
    const calls = named();
    const { user } = show(1);
    expect(screen.getByText('loading')).toBeVisible();
    expect(await screen.findByText('thing 1')).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('is not used for other variables', async () => {
    const calls = named();
    show(2, inPlatform(1));
    expect(await screen.findByText('thing 2')).toBeVisible();
    expect(calls.map(({ id }) => id)).toEqual([1, 2]);
  });

  it.each(['before', 'after'])('shows an error that arrived %s the screen rendered', async when => {
    const calls = answer('thing', () => graphqlError('No such thing'));
    const Platform = inPlatform(1);
    if (when === 'before') await Platform.prefetched.settled;
    show(1, Platform);
    await told('No such thing');
    expect(calls).toHaveLength(1);
  });

  it('is not used after a mutation because it can be outdated', async () => {
    const calls = named();
    answer('saveThing', { saveThing: { id: 1 } });
    const Platform = inPlatform(1);
    await Platform.prefetched.settled;
    await renderHook(useReadAndSave, { wrapper: Platform }).result.current.save({ name: 'Another' });
    show(1, Platform);
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('is not used if its response is older than 5 seconds', async () => {
    const calls = named();
    const Platform = inPlatform(1);
    await Platform.prefetched.settled;
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_100);
    show(1, Platform);
    await waitFor(() => expect(calls).toHaveLength(2));
  });

  it('is not used a second time', async () => {
    const calls = named();
    const { unmount, Platform } = show(1);
    await screen.findByText('thing 1');
    unmount();
    show(1, Platform);
    await waitFor(() => expect(calls).toHaveLength(2));
  });
});

describe('callFetch', () => {
  const text = (response: Response) => response.text();

  it('sends the token only to configured hosts', async () => {
    storeSession(session);
    sessionBegan(session.userId);
    const seen: (string | null)[] = [];
    server.use(
      http.get('*/anything', ({ request }) => {
        seen.push(request.headers.get('authorization'));
        return HttpResponse.text('ok');
      }),
    );
    await callFetch('/files/anything', {}, text);
    await callFetch('https://elsewhere.example.com/anything', {}, text);
    expect(seen).toEqual([`Bearer ${session.token}`, null]);
  });

  it.each([
    [500, 'server'],
    [403, 'permission'],
  ])('rejects %i as %s', async (status, kind) => {
    server.use(http.get('*/files/x', () => new HttpResponse('', { status })));
    expect(await fate(callFetch('/files/x', {}, text))).toMatchObject({ kind, status });
  });

  it('reports a lost connection and a response body that never ends', async () => {
    server.use(http.get('*/files/x', () => HttpResponse.error()));
    expect((await fate(callFetch('/files/x', {}, text))).kind).toBe('outage');
    server.use(http.get('*/files/y', () => HttpResponse.text('begun')));
    const never = () => new Promise<string>(() => {});
    expect((await fate(callFetch('/files/y', { timeoutMs: 20 }, never))).kind).toBe('timeout');
  });

  it('ends the session on 401', async () => {
    storeSession(session);
    sessionBegan(session.userId);
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    server.use(http.get('*/files/x', () => new HttpResponse('', { status: 401 })));
    expect((await fate(callFetch('/files/x', {}, text))).kind).toBe('session');
    expect(to).toHaveBeenCalledTimes(1);
  });
});
