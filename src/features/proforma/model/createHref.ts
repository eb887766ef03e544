import * as z from 'zod/mini';
import { readId } from '@/domain/record/address';
import { recordKinds } from '@/domain/recordKinds';

/** The create form of an order; its id is in the query so that a refresh and a pasted link find it again (DECISIONS 6). */
export function createHref(poId: number): string {
  return `${recordKinds.ProformaInvoice.paths.create}?po=${poId}`;
}

const id = z.int().check(z.positive());
const orderState = z.object({ poId: id });

/** Reads what `createHref` wrote, else the navigation state's `poId` (spec 2 §2); null when neither names an order. */
export function readOrderId(search: URLSearchParams, state: unknown): number | null {
  const named = readId(search.get('po'));
  if (named !== null) return named;
  const given = z.safeParse(orderState, state);
  return given.success ? given.data.poId : null;
}

const editState = z.object({ selectedItem: z.object({ id }) });

/** The invoice that is to be edited, when the create form is opened with `selectedItem` (spec 2 §2); null for a new one. */
export function readEdited(state: unknown): number | null {
  const given = z.safeParse(editState, state);
  return given.success ? given.data.selectedItem.id : null;
}
