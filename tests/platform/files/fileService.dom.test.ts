import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '@/platform/graphql/callError';
import { downloadFile, removeFile, uploadFile } from '@/platform/files/fileService';
import { leave } from '@/platform/leaving/leave';
import { onSessionLost, sessionBegan } from '@/platform/session/sessionLost';
import { server } from '../../support/server.ts';

const file = new File(['Item,Amount'], 'lines.csv', { type: 'application/vnd.ms-excel' });
const request = { file, uid: 'uid-1', module: 'Invoice', context: 'NonPoInvoice', contextId: '7' };

beforeEach(() => {
  localStorage.setItem('authtoken', 'secret');
  localStorage.setItem('userid', 'u1');
  sessionBegan('u1');
});

const getType = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => (error instanceof CallError ? error.kind : error),
  );

describe('uploadFile', () => {
  it('sends base64 JSON with the service’s field names and the token', async () => {
    let seen: unknown;
    server.use(
      http.post('*/api/upload', async ({ request: dto }) => {
        seen = { body: await dto.json(), token: dto.headers.get('authorization') };
        return HttpResponse.json({ result: 'success', statusText: 'Success' });
      }),
    );
    const shares: number[] = [];
    expect(await uploadFile({ ...request, onProgress: share => shares.push(share) })).toEqual({
      statusText: 'Success',
    });
    expect(seen).toEqual({
      token: 'Bearer secret',
      body: {
        fileName: 'lines.csv',
        fileBase64: btoa('Item,Amount'),
        mimeType: 'text/csv',
        file_uid: 'uid-1',
        fileSize: '11',
        module: 'Invoice',
        context: 'NonPoInvoice',
        contextId: '7',
      },
    });
    expect(shares.at(-1)).toBe(1);
  });

  it("rejects with the service's error message", async () => {
    server.use(http.post('*/api/upload', () => HttpResponse.json({ result: 'error', err: 'Virus found' })));
    await expect(uploadFile(request)).rejects.toThrow('Virus found');
  });

  it.each([
    ['validation', () => new HttpResponse(null, { status: 413 })],
    ['outage', () => new HttpResponse(null, { status: 503 })],
    ['server', () => new HttpResponse('<html>', { status: 200 })],
    ['outage', () => HttpResponse.error()],
  ])('rejects with kind %s without a retry', async (kind, respond) => {
    let calls = 0;
    server.use(
      http.post('*/api/upload', () => {
        calls++;
        return respond();
      }),
    );
    expect(await getType(uploadFile(request))).toBe(kind);
    expect(calls).toBe(1);
  });

  it('ends the session on 401 after the forms have saved their drafts', async () => {
    server.use(http.post('*/api/upload', () => new HttpResponse(null, { status: 401 })));
    const order: string[] = [];
    vi.spyOn(leave, 'to').mockImplementation(() => order.push('login'));
    const stop = onSessionLost(() => order.push('kept'));
    expect(await getType(uploadFile(request))).toBe('session');
    expect(order).toEqual(['kept', 'login']);
    stop();
  });

  it('can be canceled during the upload', async () => {
    server.use(http.post('*/api/upload', () => delay('infinite')));
    const controller = new AbortController();
    const upload = getType(uploadFile({ ...request, signal: controller.signal }));
    controller.abort();
    expect(await upload).toBe('aborted');
  });
});

describe('downloadFile', () => {
  it('prevents the browser from caching a document, even if the server allows it', async () => {
    const modes: RequestCache[] = [];
    server.use(
      http.get('*/api/download/uid-1', ({ request: dto }) => {
        modes.push(dto.cache);
        const fileData = { byteArr: btoa('x'), mimeType: 'text/plain', fileName: 'a.txt' };
        return HttpResponse.json({ result: 'success', fileData }, { headers: { 'cache-control': 'max-age=600' } });
      }),
    );
    await downloadFile('uid-1');
    expect(modes).toEqual(['no-store']);
  });

  const serve = (answer: Record<string, unknown>) =>
    server.use(http.get('*/api/download/:uid', () => HttpResponse.json(answer)));

  it.each([
    ['base64', btoa('Hello')],
    ['a list of numbers', [72, 101, 108, 108, 111]],
  ])('reads bytes given as %s', async (_, byteArr) => {
    serve({ result: 'success', fileData: { byteArr, mimeType: 'text/csv', fileName: 'lines.csv' } });
    const found = await downloadFile('uid-1');
    expect(found).toMatchObject({ fileName: 'lines.csv', mimeType: 'text/csv' });
    if (found !== 'missing') expect(await found.blob.text()).toBe('Hello');
  });

  it('requests the exact id, with special characters encoded', async () => {
    let path = '';
    server.use(
      http.get('*/api/download/*', ({ request: dto }) => {
        path = new URL(dto.url).pathname;
        return HttpResponse.json({ result: 'noResult' });
      }),
    );
    expect(await downloadFile('../delete/x?y#z')).toBe('missing');
    expect(path).toMatch(/\/api\/download\/\.\.%2Fdelete%2Fx%3Fy%23z$/);
  });

  it('treats noResult and 404 as a missing file and other responses as a failure', async () => {
    serve({ result: 'noResult' });
    expect(await downloadFile('uid-1')).toBe('missing');
    serve({ result: 'success', fileData: null });
    expect(await downloadFile('uid-1')).toBe('missing');
    server.use(http.get('*/api/download/:uid', () => new HttpResponse(null, { status: 404 })));
    expect(await downloadFile('uid-1')).toBe('missing');
    serve({ answer: 42 });
    expect(await getType(downloadFile('uid-1'))).toBe('server');
  });
});

it("removeFile sends one request and doesn't retry after a failure", async () => {
  const seen: string[] = [];
  server.use(
    http.get('*/api/delete/:uid', ({ params, request: dto }) => {
      seen.push(`${String(params['uid'])} ${dto.headers.get('authorization')}`);
      return HttpResponse.error();
    }),
  );
  expect(await getType(removeFile('uid-1'))).toBe('outage');
  expect(seen).toEqual(['uid-1 Bearer secret']);
});
