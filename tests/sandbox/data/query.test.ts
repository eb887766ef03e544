import { beforeEach, describe, expect, it } from 'vitest';
import { createInvoice, createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { ask, list, param, persona, refusal, openSandbox } from './support.ts';

const sandbox = openSandbox();
let supplier: Viewer;
let approver: Viewer;
let invoice: number;
beforeEach(async () => {
  supplier ??= await createSupplier(sandbox.db);
  approver ??= await persona(sandbox, 'approver');
  invoice = (await createInvoice(sandbox.db, { author: supplier.userId })).id;
});

const QUESTION = 'Which period of service does this cover?';
const ANSWER = 'It covers the months July to September.';

async function getId(viewer: Viewer, name: string, type: string, input: object): Promise<number> {
  const source = `mutation m($input: ${type}!) { ${name}(input: $input) { id } }`;
  return (await ask<Record<string, { id: number }>>(sandbox, viewer, source, { input }))[name]?.id ?? 0;
}
const raise = (viewer: Viewer, more: object = {}) =>
  getId(viewer, 'queryCreate', 'QueryCreateInput', {
    module: 'NonPoInvoice',
    context: 'NonPoInvoice',
    contextId: invoice,
    categoryCode: 'DOC',
    createdById: viewer.userId,
    recipientId: supplier.userId,
    query: QUESTION,
    ...more,
  });
const say = (viewer: Viewer, input: object) => getId(viewer, 'queryItemCreate', 'QueryItemInput', input);
const close = (viewer: Viewer, id: number) => getId(viewer, 'queryClose', 'IdInput', { id });

async function status(): Promise<unknown> {
  const source = 'query q($id: Int!) { nonPoInvoiceById(id: $id) { status queryStatus } }';
  const data = await ask<{ nonPoInvoiceById: unknown }>(sandbox, supplier, source, { id: invoice });
  return data.nonPoInvoiceById;
}

describe('a query', () => {
  it('can be read only with its record, with any operator of the record parameter', async () => {
    const foreign = await createSupplier(sandbox.db);
    const own = (await createInvoice(sandbox.db, { author: supplier.userId })).id;
    const theirs = (await createInvoice(sandbox.db, { author: foreign.userId })).id;
    const mine = await raise(approver, { contextId: own });
    const id = await raise(approver, { contextId: theirs, recipientId: foreign.userId });
    const ids = async (name: string, field: string, ...parameters: object[]) =>
      (
        await list<Record<string, number>>(sandbox, supplier, name, field, { parameters: parameters as never })
      ).data.map(row => row[field]);
    for (const operator of ['>=', '<=', '>', '='] as const) {
      const asked = await ids(
        'queryList',
        'contextId',
        param('contextId', String(own), 'int', operator),
        param('context', 'NonPoInvoice'),
      );
      expect(
        asked.every(contextId => contextId === own),
        operator,
      ).toBe(true);
      const items = await ids('queryItemList', 'queryId', param('queryId', String(mine), 'int', operator));
      expect(items).not.toContain(id);
    }
  });

  it('passes through question, answer, follow-up and close, and updates the invoice status', async () => {
    const id = await raise(approver);
    expect(await status()).toEqual({ status: 'Under Query', queryStatus: 'Under Query' });
    const waiting = await ask<{ getQueryResponseList: { id: number; ageInDay: number }[] }>(
      sandbox,
      supplier,
      'query q($id: String!) { getQueryResponseList(recipientId: $id) { id ageInDay } }',
      { id: supplier.userId },
    );
    expect(waiting.getQueryResponseList.map(each => each.id)).toContain(id);
    await refusal(say(approver, { queryId: id, query: QUESTION }), 'CONFLICT');
    await refusal(say(approver, { queryId: id, response: ANSWER }), 'FORBIDDEN');
    await say(supplier, { queryId: id, response: ANSWER });
    expect(await status()).toEqual({ status: 'Work in Progress', queryStatus: 'Work in Progress' });
    await refusal(say(supplier, { queryId: id, response: ANSWER }), 'CONFLICT');
    await say(approver, { queryId: id, query: QUESTION });
    expect(await status()).toMatchObject({ status: 'Under Query' });
    const items = await list<{ query: string; response: string | null }>(
      sandbox,
      supplier,
      'queryItemList',
      'query response',
      { parameters: [param('queryId', String(id))] },
    );
    expect(items.data).toEqual([
      { query: QUESTION, response: ANSWER },
      { query: QUESTION, response: null },
    ]);
    await refusal(close(supplier, id), 'FORBIDDEN');
    await close(approver, id);
    expect(await status()).toEqual({ status: 'Pending for approval', queryStatus: null });
    await refusal(close(approver, id), 'CONFLICT');
  });

  it('keeps the invoice Under Query until the last query is closed', async () => {
    const first = await raise(approver);
    const second = await raise(supplier, { recipientId: approver.userId });
    await close(approver, first);
    expect(await status()).toMatchObject({ status: 'Under Query' });
    await close(supplier, second);
    expect(await status()).toMatchObject({ status: 'Pending for approval' });
  });

  it('lets a supplier select the approver and requester only', async () => {
    await refusal(raise(supplier, { recipientId: 'usr-e-004' }), 'BAD_USER_INPUT');
    const people = await list<{ userId: string }>(sandbox, supplier, 'userSupplierDetailsList', 'userId', {
      pageSize: 50,
      parameters: [param('contextId', String(invoice))],
    });
    expect(people.data.map(each => each.userId).sort()).toEqual([approver.userId, supplier.userId].sort());
  });

  it("makes the record's queries visible to its recipient only", async () => {
    const stranger = await persona(sandbox, 'l1');
    const see = () =>
      list(sandbox, stranger, 'queryList', 'id', {
        parameters: [param('contextId', String(invoice)), param('context', 'NonPoInvoice')],
      });
    expect((await see()).totalRecords).toBe(0);
    await raise(approver, { recipientId: stranger.userId });
    expect((await see()).totalRecords).toBe(1);
  });
});
