import { idInAddress, type Id } from '@/lib/ids';
import { compare, type DecimalLike } from '@/lib/money';
import { readGivenId, readId } from '@/platform/ids';
import { readStateId } from '../recordAddress';
import { recordTypes } from '../recordTypes';

/** Order types whose page offers a delivery invoice (spec 3 §2, docs/decisions.md#delivery-order-types). */
const VIEW_TYPES = ['ZCER', 'ZARB', 'ZCMS', 'ZCON', 'ZENG', 'ZIPD', 'ZPRM', 'ZSCT', 'ZSEC', 'ZSER', 'ZSEU'];

/** Order type that Ariba vendors may invoice here, with a separate duplicate warning (spec 3 §5, §7). */
const ZFO = 'ZFO';

/** Order types in the order picker (spec 3 §5). */
export const PICKER_TYPES: readonly string[] = [...VIEW_TYPES, ZFO];

const getCode = (type: string | null | undefined): string => type?.trim().toUpperCase() ?? '';

export function isZfo(type: string | null | undefined): boolean {
  return getCode(type) === ZFO;
}

export function isPickerType(type: string | null): boolean {
  return PICKER_TYPES.includes(getCode(type));
}

/** Message for vendors who `belongsToAriba` (spec 3 §5, §8). */
export const ARIBA_REFUSAL = 'You are an Ariba Onboarded vendor, please submit invoice in Ariba Portal';

/** Returns true if the vendor must invoice in Ariba: all orders except type ZFO. Receipts are always refused (spec 3 §5). */
export function belongsToAriba(order: { isAribaVendor: boolean | null; type: string | null }): boolean {
  return order.isAribaVendor === true && !isZfo(order.type);
}

export function isInvoiceable(item: { deliveryInvoiceAvailableQuantity: DecimalLike }): boolean {
  return compare(item.deliveryInvoiceAvailableQuantity, 0) > 0;
}

/** Returns whether the order's page offers a delivery invoice; `hasAvailable`: a line has quantity left (spec 3 §2). */
export function offersDelivery(order: { isMSME: boolean | null; type: string | null }, hasAvailable: boolean): boolean {
  return hasAvailable && (order.isMSME === true || VIEW_TYPES.includes(getCode(order.type)));
}

/** Source of a new delivery invoice: items of one order, or receipts. */
export type DeliverySource =
  | { poId: Id; /** Ids of order items; empty: all that can be invoiced. */ items: readonly Id[] }
  | { grnIds: readonly Id[] };

/** Builds the link to the create form. The query string holds the ids, so that a refresh keeps them (docs/decisions.md#id-in-address). */
export function deliveryCreateHref(source: DeliverySource): string {
  const path = recordTypes.DeliveryInvoice.paths.create;
  if ('grnIds' in source) return `${path}?grn=${toRanges(source.grnIds)}`;
  const items = source.items.length > 0 ? `&items=${toRanges(source.items)}` : '';
  return `${path}?po=${idInAddress(source.poId)}${items}`;
}

/** Parses `deliveryCreateHref`'s query string, otherwise a navigation state of the same shape; null if both are empty. */
export function readDeliverySource(search: URLSearchParams, state: unknown): DeliverySource | null {
  const grnIds = fromRanges(search.get('grn'));
  if (grnIds.length > 0) return { grnIds };
  const poId = readId(search.get('po'));
  if (poId !== null) return { poId, items: fromRanges(search.get('items')) };
  if (typeof state !== 'object' || state === null) return null;
  if ('grnIds' in state) {
    const ids = getIds(state.grnIds);
    return ids.length > 0 ? { grnIds: ids } : null;
  }
  const id = readStateId(state, 'poId');
  return id === null ? null : { poId: id, items: getIds('items' in state ? state.items : []) };
}

const MOST_IDS = 5000;

function getIds(given: unknown): Id[] {
  const list: unknown[] = Array.isArray(given) ? given : [];
  return inOrder(list.map(readGivenId).filter(id => id !== null));
}

/** Removes duplicates; sorts numeric ids, keeps the order of text ids. */
function inOrder(ids: readonly Id[]): Id[] {
  const once = [...new Set(ids)];
  return once.every(id => typeof id === 'number') ? once.toSorted((a, b) => a - b) : once;
}

/** Formats consecutive numbers as ranges ('51-75.80'), because 1,000 ids would exceed the URL length limit. */
function toRanges(given: readonly Id[]): string {
  const ids = inOrder(given);
  if (!ids.every(id => typeof id === 'number')) return ids.map(idInAddress).join(',');
  const ranges: [number, number][] = [];
  for (const id of ids) {
    const last = ranges.at(-1);
    if (last?.[1] === id - 1) last[1] = id;
    else ranges.push([id, id]);
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join('.');
}

function fromRanges(text: string | null): Id[] {
  if (!text) return [];
  if (typeof readId('1') !== 'number')
    return inOrder(
      text
        .split(',')
        .map(readId)
        .filter(id => id !== null),
    );
  const ids: Id[] = [];
  for (const range of text.split('.')) {
    const [from, to] = range.split('-').map(readId);
    if (typeof from !== 'number' || to === null) continue;
    const last = typeof to === 'number' ? to : from;
    for (let id = from; id <= last && ids.length < MOST_IDS; id++) ids.push(id);
  }
  return inOrder(ids);
}
