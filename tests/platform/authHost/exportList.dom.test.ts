import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exportList } from '@/platform/authHost/exportList';
import { leave } from '@/platform/leaving/leave';
import { sessionBegan } from '@/platform/session/sessionLost';
import { server } from '../../support/server';
import { aSession, storeSession } from '../../support/session';

const URL_OF_EXPORT = '*/auth/ImportExport/ExportThing';
const request = {
  path: '/ImportExport/ExportThing',
  fileName: 'ThingList',
  query: [{ name: 'no', value: '=1+1' }],
  exportType: 'csv',
} as const;

let saved: { name: string; blob: Blob }[];
let last: Blob;
const onClick = (event: Event) => {
  if (!(event.target instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  saved.push({ name: event.target.download, blob: last });
};

beforeEach(() => {
  saved = [];
  const createObjectURL = (blob: Blob) => {
    last = blob;
    return 'blob:test';
  };
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => {} }); // jsdom has neither
  document.addEventListener('click', onClick);
  const session = aSession();
  storeSession(session);
  sessionBegan(session.userId);
});
afterEach(() => document.removeEventListener('click', onClick));

describe('exportList', () => {
  it('posts the query with the bearer token and saves the bytes of the response', async () => {
    let seen: Request | undefined;
    server.use(
      http.post(URL_OF_EXPORT, ({ request: asked }) => {
        seen = asked.clone();
        return new HttpResponse('\uFEFFNo\r\n', { headers: { 'content-type': 'text/csv' } });
      }),
    );
    await exportList(request);
    expect(seen?.headers.get('authorization')).toBe('Bearer token-of-asha');
    expect(await seen?.json()).toEqual({
      query: request.query,
      exportType: 'csv',
      timeZone: expect.stringMatching(/^Asia\/(Kolkata|Calcutta)$/),
    });
    expect(saved[0]?.name).toMatch(/^ThingList_\d{14}\.csv$/);
    expect(saved[0]?.blob.size).toBe(7);
    expect(document.querySelector('a')).toBeNull();
  });

  it.each([
    [500, 'server'],
    [403, 'permission'],
    [400, 'validation'],
    [503, 'outage'],
  ])('rejects with a CallError on %s', async (status, kind) => {
    server.use(http.post(URL_OF_EXPORT, () => new HttpResponse('no', { status })));
    await expect(exportList(request)).rejects.toMatchObject({ name: 'CallError', kind, status });
    expect(saved).toEqual([]);
  });

  it('treats an empty file and a lost connection as failures', async () => {
    server.use(http.post(URL_OF_EXPORT, () => new HttpResponse(null)));
    await expect(exportList(request)).rejects.toMatchObject({ kind: 'server' });
    server.use(http.post(URL_OF_EXPORT, () => HttpResponse.error()));
    await expect(exportList(request)).rejects.toMatchObject({ kind: 'outage' });
    expect(saved).toEqual([]);
  });

  it('can be aborted', async () => {
    const stop = new AbortController();
    server.use(http.post(URL_OF_EXPORT, () => new Promise<never>(() => {})));
    const running = exportList({ ...request, signal: stop.signal });
    stop.abort();
    await expect(running).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('ends the session on 401', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    server.use(http.post(URL_OF_EXPORT, () => new HttpResponse(null, { status: 401 })));
    await expect(exportList(request)).rejects.toMatchObject({ kind: 'session' });
    expect(to).toHaveBeenCalledOnce();
    expect(localStorage.getItem('authtoken')).toBeNull();
  });
});
