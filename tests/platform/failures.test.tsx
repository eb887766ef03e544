import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '@/platform/env';
import { downloadFile } from '@/platform/files/fileService';
import { callFetch } from '@/platform/graphql/callFetch';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { onReport, type ProblemReport } from '@/platform/report';
import { startReports } from '@/platform/sendReports';
import { version } from '@/platform/version';
import { eventually } from '../support/eventually';
import { answer, graphqlError, server } from '../support/server';
import { aSession, storeSession } from '../support/session';
import { useReadAndSave } from './useReadAndSave';

function calls() {
  const session = aSession();
  storeSession(session);
  const { result } = renderHook(useReadAndSave, {
    wrapper: ({ children }) => (
      <PlatformProvider session={session} client={createClient({ retryDelay: 1 })}>
        {children}
      </PlatformProvider>
    ),
  });
  return result.current;
}

const fate = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: Error) => error,
  );

const READABLE_ID = /^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/;

/** Overrides the environment for this test. */
function set(settings: Partial<typeof env>): void {
  const before = { ...env };
  Object.assign(env, settings);
  onTestFinished(() => void Object.assign(env, before));
}

describe('HTTP statuses that users can act on', () => {
  it.each([
    [413, /request is too large\. Attach fewer or smaller files/],
    [429, /The server is busy\. Try again in a moment/],
    [502, /isn't responding\. Try again in a few minutes/],
    [503, /temporarily unavailable/],
    [504, /took too long to respond/],
  ])('%i has a specific message, for GraphQL and for the other services', async (status, words) => {
    answer('saveThing', () => new HttpResponse('<h1>nginx</h1>', { status }));
    server.use(http.get('*/masterdata/x', () => new HttpResponse('', { status })));
    expect(await fate(calls().save({ name: 'x' }))).toMatchObject({ status, message: expect.stringMatching(words) });
    const beside = callFetch(`${env.masterDataUrl}/x`, {}, response => response.text());
    expect(await fate(beside)).toMatchObject({ status, message: expect.stringMatching(words) });
  });
});

describe('error codes of the environment', () => {
  it.each([
    ['TOKEN_OLD', 'session', /session has ended/],
    ['STALE', 'conflict', /Not now/],
    ['INTERNAL_SERVER_ERROR', 'validation', /Not now/],
  ] as const)('map %s to a failure of kind %s', async (code, kind, words) => {
    set({ errorCodes: { TOKEN_OLD: 'session', STALE: 'conflict', INTERNAL_SERVER_ERROR: 'validation' } });
    answer('saveThing', () => graphqlError('Not now', { code }));
    // The end of the session has a separate test; this one checks the error kind.
    const failed = await fate(calls().save({ name: 'x' }, { keepSession: true }));
    expect(failed).toMatchObject({ kind, message: expect.stringMatching(words) });
  });

  it('report that the server is busy and leave the retry to the user', async () => {
    set({ errorCodes: { TRY_LATER: 'outage' } });
    const asked = answer('thing', () => graphqlError('System.TimeoutException: pool', { code: 'TRY_LATER' }));
    const failed = await fate(calls().read({ id: 1 }));
    expect(failed).toMatchObject({ kind: 'outage', message: expect.stringMatching(/server is busy.*\(TRY_LATER\)$/) });
    expect(asked).toHaveLength(1);
  });
});

describe('request ID', () => {
  it('is sent in the configured header and shown in the error message and the console', async () => {
    set({ requestIdHeader: 'x-request-id' });
    const told = vi.spyOn(console, 'info').mockImplementation(() => {});
    let id: string | null = null;
    server.use(
      http.post('*/graphql', ({ request }) => {
        id = request.headers.get('x-request-id');
        return new HttpResponse('', { status: 500 });
      }),
    );
    const failed = await fate(calls().save({ name: 'x' }));
    expect(id).toMatch(READABLE_ID);
    expect(failed?.message).toBe(`Something went wrong on the server. Try again. (reference ${id})`);
    expect(told).toHaveBeenCalledWith(`saveThing failed: server (HTTP 500), request ${id}`);
  });

  it("is replaced by the server's own reference and omitted for a rejected field", async () => {
    set({ requestIdHeader: 'x-request-id' });
    vi.spyOn(console, 'info').mockImplementation(() => {});
    answer('saveThing', () => graphqlError('at Foo.Bar()', { code: 'HC0018', traceId: 'abc' }));
    expect((await fate(calls().save({ name: 'x' })))?.message).toMatch(/\(HC0018, reference abc\)$/);
    answer('saveThing', () => graphqlError('The date is too old', { code: 'BAD_USER_INPUT' }));
    expect((await fate(calls().save({ name: 'x' })))?.message).toBe('The date is too old');
  });

  it('is not sent unless the environment configures a header', async () => {
    let names: string[] = [];
    server.use(
      http.post('*/graphql', ({ request }) => {
        names = [...request.headers.keys()];
        return new HttpResponse('', { status: 500 });
      }),
    );
    expect((await fate(calls().save({ name: 'x' })))?.message).not.toContain('reference');
    expect(names.filter(name => /^(x-|trace)/.test(name))).toEqual([]);
  });
});

describe('trace', () => {
  it('is sent with every request, with a new id, and shown if there is no request ID', async () => {
    set({ sendsTraceparent: true });
    vi.spyOn(console, 'info').mockImplementation(() => {});
    const traces: (string | null)[] = [];
    const fail = ({ request }: { request: Request }) => {
      traces.push(request.headers.get('traceparent'));
      return new HttpResponse('', { status: 500 });
    };
    server.use(http.post('*/graphql', fail), http.get('*/files/api/download/x', fail));
    const failed = await fate(calls().save({ name: 'x' }));
    await fate(downloadFile('x'));
    expect(traces).toHaveLength(2);
    for (const trace of traces) expect(trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(new Set(traces).size).toBe(2);
    expect(failed?.message).toContain(`(reference ${traces[0]?.split('-')[1]})`);
  });
});

describe('unreachable host', () => {
  // A host that has responded once is not marked as unreachable again until the page reloads.
  const ELSEWHERE = 'https://never-answered.example.com/list';
  const ask = () => fate(callFetch(ELSEWHERE, {}, response => response.text()));

  it('is reported as blocking this page if it responds to a probe without CORS', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    server.use(
      http.get(ELSEWHERE, () => HttpResponse.error()),
      http.head(ELSEWHERE, () => new HttpResponse('')),
    );
    expect(await ask()).toMatchObject({
      kind: 'outage',
      message: expect.stringContaining('blocks requests from this page'),
    });
    expect(said).toHaveBeenCalledWith(
      expect.stringMatching(
        /^https:\/\/never-answered\.example\.com responds, but blocks requests from http:\/\/localhost:3000/,
      ),
    );
  });

  it('is reported as a connection failure if the probe fails, too', async () => {
    server.use(
      http.get(ELSEWHERE, () => HttpResponse.error()),
      http.head(ELSEWHERE, () => HttpResponse.error()),
    );
    expect(await ask()).toMatchObject({
      message: "The server couldn't be reached. Check your connection and try again.",
    });
  });
});

describe('error reports', () => {
  const sent: string[] = [];
  const bodies = () => sent.map(line => JSON.parse(line.slice(line.indexOf('{'))) as Record<string, unknown>);
  beforeEach(() => {
    sent.length = 0;
    Object.assign(navigator, {
      sendBeacon: (url: string, body: Blob) => {
        void body.text().then(text => sent.push(`${url} ${text}`));
        return true;
      },
    });
    return () => void Reflect.deleteProperty(navigator, 'sendBeacon');
  });

  it('contain the operation and the route, once, and no personal or business data', async () => {
    history.replaceState(null, '', '/sportal/NonPoInvoice/View/4711?supplier=Meridian');
    onTestFinished(() => history.replaceState(null, '', '/sportal/'));
    onTestFinished(startReports('https://portal.example.com/reports'));
    set({ requestIdHeader: 'x-request-id' });
    vi.spyOn(console, 'info').mockImplementation(() => {});
    answer('saveThing', () => graphqlError('Account 123456 of Asha Rao is wrong', { code: 'X' }));
    const { save } = calls();
    await fate(save({ name: 'Asha Rao' }));
    await fate(save({ name: 'Asha Rao' }));
    globalThis.dispatchEvent(new ErrorEvent('error', { error: new RangeError('Asha Rao'), message: 'Asha Rao' }));
    await eventually(() => expect(sent).toHaveLength(2));
    const shared = {
      environment: 'dev',
      version,
      browser: navigator.userAgent,
      visit: expect.stringMatching(READABLE_ID),
      at: expect.any(String),
    };
    expect(bodies()).toEqual([
      {
        what: 'call',
        name: 'saveThing',
        code: 'server',
        place: '/NonPoInvoice/View/:id',
        requestId: expect.stringMatching(READABLE_ID),
        ...shared,
      },
      { what: 'error', name: 'RangeError', place: '/NonPoInvoice/View/:id', ...shared },
    ]);
    expect(bodies()[0]?.['visit']).toBe(bodies()[1]?.['visit']);
    expect(sent.join()).not.toMatch(/Asha|123456|4711|Meridian/);
    expect(sent[0]).toContain('https://portal.example.com/reports ');
  });

  it('are not sent for canceled calls', async () => {
    const told: ProblemReport[] = [];
    onTestFinished(onReport(report => told.push(report)));
    answer('thing', { thing: null });
    const stop = new AbortController();
    const call = fate(calls().read({ id: 1 }, { signal: stop.signal }));
    stop.abort();
    await call;
    expect(told).toEqual([]);
  });
});
