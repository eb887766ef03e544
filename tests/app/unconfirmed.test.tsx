import { renderHook } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { readSaveResult } from '@/domain/record/savedAs';
import { recordTypes, type RecordType } from '@/domain/recordTypes';
import { deliveryCreate, deliveryDelete } from '@/features/delivery/api/operations';
import { manualClose, manualCreate, manualUpdate } from '@/features/manual/api/operations';
import { nonPoCreate, nonPoDelete } from '@/features/nonPo/api/operations';
import { proformaCreate, proformaDelete } from '@/features/proforma/api/operations';
import { useApprovalWrites } from '@/features/supplier/approval/api/useApprovalWrites';
import { saveRegistration } from '@/features/supplier/registration/api/operations';
import { deleteStaged, submitStaged, updateStaged } from '@/features/te/api/operations';
import { getRefusals } from '@/features/te/model/staging';
import type { Id } from '@/lib/ids';
import { removeFile, uploadFile } from '@/platform/files/fileService';
import { createClient } from '@/platform/graphql/client';
import type { Operation } from '@/platform/graphql/operation';
import { callWith } from '@/platform/graphql/useCall';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { useApprovalCommands } from '@/shared/approval/api/useApprovalCalls';
import { act, type ActRequest } from '@/shared/approval/model/act';
import { useSavedFilterWrites } from '@/shared/list/api/useSavedFilters';
import { useQueryWrites } from '@/shared/queryThread/api/useQueryWrites';
import { people, taskAt } from '../shared/approval/fixtures.ts';
import { answer, server } from '../support/server.ts';
import { aSession, storeSession } from '../support/session.ts';

const session = aSession();
const client = createClient();

/** Runs a hook as a signed-in user and returns its result. */
function runHook<T>(hook: () => T): T {
  storeSession(session);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PlatformProvider session={session} client={client}>
      {children}
    </PlatformProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

const person = people.lata;
const record: ActRequest['record'] = { module: 'PaperModule', context: 'PaperContext', contextId: 7 };
const file = { file: new File(['x'], 'a.csv'), uid: 'uid-1', module: 'M', context: 'C', contextId: '7' };
const thread = { ...record, path: '/Paper/View/7', title: 'Paper 7' } as Parameters<typeof useQueryWrites>[0];

const done = (promise: Promise<unknown>) => promise.then(() => true);
const isMade = (promise: Promise<unknown>) => promise.then(id => id !== null);
const send = <A, R>(what: Operation<A, R>, args: unknown) => callWith(client, what, args as A);

async function saves(kind: RecordType, what: Operation<never, Id | null>): Promise<boolean> {
  return readSaveResult(await send(what, {}), kind, { exists: 'exists', failed: 'failed' }) === 'ok';
}

/** Returns whether an approval action counts as done although the task shows no change. */
async function acts(action: Partial<ActRequest>): Promise<boolean> {
  const commands = runHook(() => useApprovalCommands());
  const task = taskAt(2);
  const request: ActRequest = {
    record,
    task,
    user: person,
    action: 'sendback',
    remarks: 'Wrong',
    rewrite: null,
    ...action,
  };
  return (await act(request, { ...commands, readTask: async () => task })).kind === 'done';
}

const writes = () => runHook(() => useQueryWrites(thread, { ...person, isSupplier: false }));
const approval = () => runHook(() => useApprovalWrites(7));
const filters = () => runHook(() => useSavedFilterWrites());

/** Each mutation with the response field that confirms it, and a response that does. */
type Case = [operation: string, field: string, confirmed: unknown, isDone: () => Promise<boolean>];

const created: Case[] = [
  ['nonPoInvoiceCreate', 'id', 7, () => saves(recordTypes.NonPoInvoice, nonPoCreate)],
  ['proformaInvoiceCreate', 'id', 7, () => saves(recordTypes.ProformaInvoice, proformaCreate)],
  ['deliveryInvoiceCreate', 'id', 7, () => saves(recordTypes.DeliveryInvoice, deliveryCreate)],
  ['createManualInvoiceEntry', 'id', 7, () => saves(recordTypes.ManualInvoiceEntry, manualCreate)],
  ['updateManualInvoiceEntry', 'id', 7, () => saves(recordTypes.ManualInvoiceEntry, manualUpdate)],
  ['updateManualInvoiceEntryRemark', 'id', 7, () => isMade(send(manualClose, { id: 7, remarks: 'Paid' }))],
  ['createSupplierRegistration', 'id', 7, () => isMade(send(saveRegistration, {}))],
  ['queryItemCreate', 'id', 7, () => isMade(writes().ask(7, { text: 'Why?', attachments: [] }))],
  ['queryClose', 'id', 7, () => isMade(writes().close(7))],
  ['createFilter', 'id', 7, () => done(filters().create({ name: 'A', context: 'C', isShared: false, parameters: '' }))],
  ['createWorkflowCommand', 'id', 7, () => acts({ action: 'approve' })],
  ['supplierDetailsWorkflowCreate', 'id', 7, () => approval().send()],
  ['submitStagingTEInvoice', 'id', 7, async () => getRefusals(await send(submitStaged, [7])) === null],
];

const confirmed: Case[] = [
  ['nonPoInvoiceDelete', 'status', 'Record Deleted', () => done(send(nonPoDelete, 7))],
  ['proformaInvoiceDelete', 'status', 'Record Deleted', () => done(send(proformaDelete, 7))],
  ['deliveryInvoiceDelete', 'status', 'Record Deleted', () => done(send(deliveryDelete, 7))],
  ['deleteFilter', 'status', 'Record Deleted', () => done(filters().remove(7))],
  ['stagingTEInvoiceDelete', 'result', 'Deleted', () => done(send(deleteStaged, 7))],
  ['stagingTEInvoiceUpdate', 'status', 'Updated', () => done(send(updateStaged, { id: 7 }))],
  ['dynamicLevelSendback', 'status', 'Sentback', () => acts({ backTo: 1 })],
  [
    'supplierDetailsWorkflowAction',
    'status',
    'Pending',
    () => done(approval().confirm({ module: 'M', context: 'C', commandName: 'Approved' })),
  ],
  ['updateSupplierStatus', 'status', 'Approved', () => done(approval().setStatus('Approved'))],
];

/** tests/lib/success.test.ts lists the values that confirm nothing. */
const UNCONFIRMED = ['-1', 'Error', null, {}];

describe.each([...created, ...confirmed])('%s', (name, field, value, isDone) => {
  it(`is confirmed by ${field} ${JSON.stringify(value)}, and by no error, null or empty response`, async () => {
    answer(name, { [name]: { [field]: value } });
    expect(await isDone()).toBe(true);
    for (const response of [...UNCONFIRMED.map(other => ({ [field]: other })), null, {}]) {
      answer(name, { [name]: response });
      expect(await isDone().catch(() => false), JSON.stringify(response)).toBe(false);
    }
  });
});

describe('submitStagingTEInvoice', () => {
  it.each(['error', 'null'])('is not confirmed by an id with the status %j', async status => {
    answer('submitStagingTEInvoice', { submitStagingTEInvoice: { id: 7, status } });
    expect(getRefusals(await send(submitStaged, [7]))).not.toBeNull();
  });
});

describe('workflowTaskReassign', () => {
  const isDone = () => runHook(() => useApprovalCommands()).reassign(taskAt(1));
  const name = 'workflowTaskReassign';

  it('is confirmed by the module and context of the task', async () => {
    answer(name, { [name]: { module: 'PaperModule', context: 'PaperContext' } });
    expect(await isDone()).toBe(true);
  });

  it.each([null, {}, ...UNCONFIRMED.flatMap(each => [{ module: each, context: each }, { result: each }])])(
    'is not confirmed by the response %j',
    async other => {
      answer(name, { [name]: other });
      expect(await isDone().catch(() => false)).toBe(false);
    },
  );
});

describe.each([
  ['upload', () => done(uploadFile(file))],
  ['delete', () => done(removeFile('uid-1'))],
])('file service: %s', (action, isDone) => {
  const reply = (body: unknown) =>
    server.use(
      ...[`*/api/${action}`, `*/api/${action}/:uid`].map(url => http.all(url, () => HttpResponse.json(body as object))),
    );

  it("is confirmed by the result 'success'", async () => {
    reply({ result: 'success', statusText: '' });
    expect(await isDone()).toBe(true);
  });

  it.each([...UNCONFIRMED, ...UNCONFIRMED.map(result => ({ result })), [], true, { status: 'success' }])(
    'is not confirmed by the response %j',
    async body => {
      reply(body);
      expect(await isDone().catch(() => false)).toBe(false);
    },
  );
});

it("a refused deletion shows the server's status message", async () => {
  answer('nonPoInvoiceDelete', { nonPoInvoiceDelete: { status: 'Locked by Ravi Nair' } });
  await expect(send(nonPoDelete, 7)).rejects.toThrow('Locked by Ravi Nair');
});
