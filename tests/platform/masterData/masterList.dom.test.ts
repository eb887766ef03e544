import * as z from 'zod/mini';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { masterList } from '@/platform/masterData/masterList';
import { sessionBegan } from '@/platform/session/sessionLost';
import { server } from '../../support/server';
import { aSession, storeSession } from '../../support/session';

const row = z.object({ code: z.string() });
const input = { currentPage: 2, pageSize: 15, parameters: [{ name: 'name', value: 'a&b' }] };

beforeEach(() => {
  const session = aSession();
  storeSession(session);
  sessionBegan(session.userId);
});

function serve(body: object | null, status = 200): Request[] {
  const asked: Request[] = [];
  const respond = ({ request }: { request: Request }) => {
    asked.push(request);
    return HttpResponse.json(body, { status });
  };
  server.use(http.get('*/masterdata/countryList', respond));
  return asked;
}

it('masterList sends a GET request with parameters, page size, page and the bearer token', async () => {
  const asked = serve({ totalRecords: 31, data: [{ code: 'IN', name: 'India' }] });
  const page = await masterList('countryList', input, row);
  expect(page).toEqual({ totalRecords: 31, data: [{ code: 'IN' }] });
  expect(Object.fromEntries(new URL(asked[0]?.url ?? '').searchParams)).toEqual({
    parameters: '[{"name":"name","value":"a&b"}]',
    pageSize: '15',
    currentPage: '2',
  });
  expect(asked[0]?.headers.get('authorization')).toMatch(/^Bearer ./);
});

it('masterList skips invalid rows and returns an empty page for an empty response', async () => {
  serve({ totalRecords: null, data: [{ code: 7 }, null, { code: 'DE' }] });
  expect(await masterList('countryList', input, row)).toEqual({ totalRecords: 0, data: [{ code: 'DE' }] });
  serve({});
  expect(await masterList('countryList', input, row)).toEqual({ totalRecords: 0, data: [] });
});

it('masterList rejects when the service fails', async () => {
  serve({}, 500);
  await expect(masterList('countryList', input, row)).rejects.toMatchObject({ name: 'CallError', status: 500 });
});
