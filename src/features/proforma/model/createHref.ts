import { readStateId } from '@/domain/recordAddress';
import { recordKinds } from '@/domain/recordKinds';
import { idInAddress, type Id } from '@/lib/ids';
import { readId } from '@/platform/ids';

/** The create form of an order; its id is in the query so that a refresh and a pasted link find it again (DECISIONS 6). */
export function createHref(poId: Id): string {
  return `${recordKinds.ProformaInvoice.paths.create}?po=${idInAddress(poId)}`;
}

/** Reads what `createHref` wrote, else the navigation state's `poId` (spec 2 §2); null when neither names an order. */
export function readOrderId(search: URLSearchParams, state: unknown): Id | null {
  return readId(search.get('po')) ?? readStateId(state, 'poId');
}
