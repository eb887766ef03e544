/** `/__sandbox/*`: helpers for tests. Local callers only. */
import type { Database } from '../data/database.ts';
import { personas } from '../data/personas.ts';
import { createRecord, createSupplier, type NewRecord, type NewSupplier } from './testData.ts';
import { createOrder, type NewOrder } from '../seeding/testOrder.ts';
import { advanceErp, type ErpStep } from '../rules/erp/erp.ts';
import { expireToken, sessionValues, signIn, createToken } from '../http/auth.ts';
import type { Faults } from '../http/faults.ts';
import { isLocal, json, only, readJson, Refusal, bodyText, type Call, type Reply } from '../http/http.ts';

const BODY_LIMIT = 1_000_000;

type Body = Record<string, unknown>;

function getUserId(wanted: unknown): string {
  return personas.find(one => one.key === wanted)?.userId ?? bodyText(wanted);
}

export function testHelperRoute(db: Database, faults: Faults): (call: Call) => Promise<Reply> {
  const actions: Record<string, (body: Body) => Promise<unknown>> = {
    /** { persona } or { userId } → { values } for localStorage. */
    async sessions(body) {
      const values = await signIn(db, getUserId(body['persona'] ?? body['userId'])).catch(() => null);
      if (!values) throw new Refusal(404, "This user doesn't exist.");
      return { values };
    },
    /** { name?, kind?, companies? } → a new supplier and its user's session. */
    async suppliers(body) {
      const viewer = await createSupplier(db, body as NewSupplier);
      return { viewer, values: sessionValues(viewer, await createToken(db, viewer.userId)) };
    },
    /**
     * { author (persona key or user id), status?, step?, … context? as in NewRecord } → { id, invoiceNumber }; applies the portal's rules.
     */
    invoices: body => createRecord(db, { ...body, author: getUserId(body['author']) } as NewRecord),
    /** { supplierCode, items: [{ quantity, price, itemType?, received? … }], type? … as in NewOrder } → { id, no, items, receipts }. */
    orders: body => db.transaction(tx => createOrder(tx, body as unknown as NewOrder)),
    /** { context?, id?, steps? } → { moved }: moves approved records to In Process, Parked, Posted, paid. */
    erp: body => advanceErp(db, body as ErpStep),
    async faults(body) {
      faults.add(body);
      return { ok: true };
    },
    async expire(body) {
      await expireToken(db, bodyText(body['token']));
      faults.clear(bodyText(body['token']));
      return { ok: true };
    },
  };
  return async call => {
    if (!isLocal(call)) throw new Refusal(403, 'Test helpers answer on this machine only.');
    const action = call.url.pathname.slice('/__sandbox/'.length);
    const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
    if (!run) throw new Refusal(404, `Test helpers: ${Object.keys(actions).join(', ')}.`);
    only(call, 'POST');
    const body = await readJson(call.req, BODY_LIMIT);
    try {
      return json(200, await run(body));
    } catch (error) {
      throw error instanceof Refusal ? error : new Refusal(400, String(error)); // tests show the reason
    }
  };
}
