import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeFolder, runSandbox } from './support.ts';

const ROWS = 2400;
const { dist, remove } = makeFolder();
const running = runSandbox(['--dist', dist, '--data', 'memory', '--scale', String(ROWS)]);
let origin = '';
let token = '';

const post = (path: string, body: unknown) =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });

beforeAll(async () => {
  origin = `http://127.0.0.1:${await running.ready()}`;
  const { values } = (await (await post('/__sandbox/sessions', { persona: 'admin' })).json()) as {
    values: Record<string, string>;
  };
  token = values['authtoken'] ?? '';
});
afterAll(async () => {
  await running.stop();
  remove();
});

/** How often another call is answered while this one is on its way. */
async function answeredMeanwhile(work: Promise<unknown>): Promise<number> {
  let over = false;
  let answered = 0;
  void work.finally(() => (over = true));
  while (!over) {
    await (
      await post('/graphql', { query: '{ currencyList(input: { currentPage: 1, pageSize: 1 }) { totalRecords } }' })
    ).json();
    answered++;
  }
  return answered;
}

it.each(['xlsx', 'csv'])(
  'writes thousands of rows as %s, in the order of the list, and answers others meanwhile',
  async exportType => {
    const file = post('/auth/ImportExport/ExportReportNonPoInvoice', { query: [], exportType }).then(async answer =>
      Buffer.from(await answer.arrayBuffer()),
    );
    expect(await answeredMeanwhile(file)).toBeGreaterThan(2);
    const [, ...rows] =
      exportType === 'xlsx'
        ? await readSheet(await file)
        : Papa.parse<string[]>((await file).toString('utf8').replace(/^\uFEFF/, '')).data;
    const { data } = (await (
      await post('/graphql', {
        query: '{ reportNonPoInvoiceList(input: { currentPage: 1, pageSize: 1 }) { totalRecords } }',
      })
    ).json()) as { data: { reportNonPoInvoiceList: { totalRecords: number } } };
    expect(rows).toHaveLength(data.reportNonPoInvoiceList.totalRecords);
    expect(rows.length).toBeGreaterThan(2000);
    const ids = rows.map(row => Number(row[0]));
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
  },
);
