import { readStateId } from '@/domain/recordAddress';
import { recordTypes } from '@/domain/recordTypes';
import { idInAddress, type Id } from '@/lib/ids';
import { readId } from '@/platform/ids';

/** Returns the URL of an order's create form. The id is in the query, so that refresh and shared links work (docs/decisions.md#id-in-address). */
export function createHref(poId: Id): string {
  return `${recordTypes.ProformaInvoice.paths.create}?po=${idInAddress(poId)}`;
}

/** Reads the order id from the URL, otherwise from the navigation state (spec 2 §2); null without either. */
export function readOrderId(search: URLSearchParams, state: unknown): Id | null {
  return readId(search.get('po')) ?? readStateId(state, 'poId');
}
