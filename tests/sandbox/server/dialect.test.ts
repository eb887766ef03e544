import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { readBackend } from '../../../sandbox/schema/readBackend.ts';
import { translated, withGuids } from '../../../sandbox/server/dialect.ts';
import { json, readBody, type Call, type Reply } from '../../../sandbox/http/http.ts';

const backend = await readBackend(['sandbox/dialect.json']);
const GUID_7 = '5a5d0000-0000-4000-8000-000000000007';

interface Body {
  query: string;
  variables?: Record<string, unknown>;
}

function getCall(body: string, address = 'http://localhost/graphql'): Call {
  const req = Object.assign(Readable.from([Buffer.from(body)]), {
    headers: { 'content-type': 'application/json' },
    method: 'POST',
  });
  return { req, res: {}, url: new URL(address) } as unknown as Call;
}

/**
 * Sends a call in the other backend's dialect; `answer` is the sandbox's response. Returns the received request and
 * response.
 */
async function ask(body: Body, answer: unknown, status = 200) {
  const heard: Body[] = [];
  const route = translated(backend, async call => {
    heard.push(JSON.parse((await readBody(call.req, 1e6)).toString()) as Body);
    return json(status, answer);
  });
  const reply = (await route(getCall(JSON.stringify(body)))) as Reply;
  return { heard: heard[0], status: reply.status, told: JSON.parse(String(reply.body)) as Record<string, unknown> };
}

const READ = `query one($key: UUID!) {
  expenseBill(key: $key) { id documentNo documentDate grossTotal }
}`;

describe('the sandbox that simulates another backend', () => {
  it('translates names and IDs of requests and responses', async () => {
    const { heard, told } = await ask(
      { query: READ, variables: { key: GUID_7 } },
      { data: { expenseBill: { id: 7, documentNo: 'N', documentDate: '2026-11-13', grossTotal: '1180.50' } } },
    );
    expect(heard?.variables).toEqual({ key: 7 });
    expect(heard?.query).toContain('expenseBill: nonPoInvoiceById(id: $key)');
    expect(heard?.query).toContain('$key: Int!');
    expect(told).toEqual({
      data: {
        expenseBill: { id: GUID_7, documentNo: 'N', documentDate: '2026-11-13T00:00:00+05:30', grossTotal: 1180.5 },
      },
    });
  });

  it('translates an ID in the text of a query', async () => {
    const { heard } = await ask({ query: `{ expenseBill(key: "${GUID_7}") { id } }` }, { data: {} });
    expect(heard?.query).toContain('nonPoInvoiceById(id: 7)');
  });

  it('translates the names and types of inputs', async () => {
    const { heard } = await ask(
      {
        query: 'mutation save($m: ExpenseBillCommand!) { upsertExpenseBill(model: $m) { id } }',
        variables: {
          m: { id: GUID_7, documentNo: 'N', documentDate: '2026-11-13T00:00:00.000Z', grossTotal: 1180.5 },
        },
      },
      { data: { upsertExpenseBill: { id: -1 } } },
    );
    expect(heard?.variables).toEqual({
      m: { id: 7, invoiceNumber: 'N', invoiceDate: '2026-11-13', totalGrossAmount: '1180.5' },
    });
  });

  it("translates the parameters of each list with that list's names", async () => {
    const criteria = [{ name: 'documentNo' }, { name: 'entityCode' }, { name: 'search' }];
    const query = `query lists($model: PageRequest!, $input: PageRequest!) {
      expenseBills(model: $model) { totalRecords }
      companyList(input: $input) { totalRecords }
    }`;
    const page = { pageIndex: 1, take: 1, criteria, orderBy: 'DocumentDate' };
    const { heard } = await ask({ query, variables: { model: page, input: page } }, { data: {} });
    const named = (...names: string[]) => ({
      currentPage: 1,
      pageSize: 1,
      parameters: names.slice(1).map(name => ({ name })),
      sortBy: names[0],
    });
    expect(heard?.variables).toEqual({
      model: named('invoiceDate', 'invoiceNumber', 'companyCode', 'search'),
      input: named('DocumentDate', 'invoiceNumber', 'companyCode', 'codeorname'),
    });
  });

  it.each([
    ['a number for a GUID', { id: 7 }, 'UUID cannot represent 7'],
    ['a text for a float', { grossTotal: '1180.50' }, 'Float cannot represent non numeric value'],
    ['a day without a zone', { documentDate: '2026-11-13' }, 'DateTimeOffset wants a zone'],
  ])('rejects %s', async (_, m, message) => {
    const query = 'mutation save($m: ExpenseBillCommand!) { upsertExpenseBill(model: $m) { id } }';
    const { heard, status, told } = await ask({ query, variables: { m } }, {});
    expect(heard).toBeUndefined();
    expect(status).toBe(200);
    expect(JSON.stringify(told)).toContain(message);
  });

  it('spells values as the other backend does', async () => {
    const { heard, told } = await ask(
      {
        query: 'query list($m: PageRequest!) { expenseBills(model: $m) { data { id status } } }',
        variables: {
          m: { pageIndex: 1, take: 1, sortOrder: 'DESC', criteria: [{ name: 'Status', value: 'NEW,Odd' }] },
        },
      },
      { data: { expenseBills: { data: [{ id: 7, status: 'Draft' }] } } },
    );
    expect(heard?.variables).toMatchObject({
      m: { sortOrder: 'desc', parameters: [{ name: 'status', value: 'Draft,Odd' }] },
    });
    expect(told).toEqual({ data: { expenseBills: { data: [{ id: GUID_7, status: 'NEW' }] } } });
  });

  it("rejects the contract's names", async () => {
    const { told } = await ask({ query: '{ nonPoInvoiceById(id: 7) { id } }' }, {});
    expect(JSON.stringify(told)).toContain('Cannot query field \\"nonPoInvoiceById\\"');
  });

  it('returns errors in the format of a .NET server', async () => {
    const { status, told } = await ask(
      { query: READ, variables: { key: GUID_7 } },
      { errors: [{ message: 'Somebody else', extensions: { code: 'CONFLICT' } }] },
      409,
    );
    expect(status).toBe(200);
    expect(told).toEqual({
      errors: [{ message: 'Somebody else', extensions: { code: 'DB_UPDATE_CONCURRENCY' } }],
    });
  });

  it('uses GUIDs in links, JSON texts, URLs and session values', async () => {
    const { told } = await ask(
      {
        query: 'query t($p: PageRequest!) { queryList(input: $p) { data { contextUrl } } }',
        variables: { p: { pageIndex: 1, take: 1 } },
      },
      { data: { queryList: { data: [{ contextUrl: '/sportal/NonPoInvoice/View/7' }] } } },
    );
    expect(JSON.stringify(told)).toContain(`/sportal/NonPoInvoice/View/${GUID_7}`);
    const route = withGuids(async call => {
      const body = (await readBody(call.req, 1e6)).toString();
      return json(200, { address: call.url.search, body, supplierid: '7' });
    });
    const reply = (await route(getCall(`{"contextId":"${GUID_7}"}`, `http://localhost/files/x?id=${GUID_7}`))) as Reply;
    expect(JSON.parse(String(reply.body))).toEqual({ address: '?id=7', body: '{"contextId":"7"}', supplierid: GUID_7 });
    const link = `?return=/sportal/NonPoInvoice/View/${GUID_7}`;
    const signedIn = (await route(getCall('{}', `http://localhost/login${link}`))) as Reply;
    expect(JSON.parse(String(signedIn.body))).toMatchObject({ address: link });
  });
});
