import { readId, readStateId } from '@/domain/record/address';
import { recordKinds } from '@/domain/recordKinds';

/** The create form of an order; its id is in the query so that a refresh and a pasted link find it again (DECISIONS 6). */
export function createHref(poId: number): string {
  return `${recordKinds.ProformaInvoice.paths.create}?po=${poId}`;
}

/** Reads what `createHref` wrote, else the navigation state's `poId` (spec 2 §2); null when neither names an order. */
export function readOrderId(search: URLSearchParams, state: unknown): number | null {
  return readId(search.get('po')) ?? readStateId(state, 'poId');
}
