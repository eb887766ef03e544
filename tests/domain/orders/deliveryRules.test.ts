import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  belongsToAriba,
  deliveryCreateHref,
  offersDelivery,
  PICKER_TYPES,
  readDeliverySource,
  type DeliverySource,
} from '@/domain/orders/deliveryRules';

const readBack = (href: string) => readDeliverySource(new URL(href, 'http://x').searchParams, null);

describe('the URL of a new delivery invoice', () => {
  it.each<[DeliverySource, string]>([
    [{ poId: 5, items: [] }, '/DeliveryInvoice/Create?po=5'],
    [{ poId: 5, items: [53, 51, 52, 60] }, '/DeliveryInvoice/Create?po=5&items=51-53.60'],
    [{ grnIds: [12, 11] }, '/DeliveryInvoice/Create?grn=11-12'],
  ])('for %j is %s', (source, href) => {
    expect(deliveryCreateHref(source)).toBe(href);
  });

  it('is read back to the same source for any selection', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(ids, fc.boolean(), (chosen, ofOrder) => {
        const sorted = chosen.toSorted((a, b) => a - b);
        const source = ofOrder ? { poId: 5, items: sorted } : { grnIds: sorted };
        expect(readBack(deliveryCreateHref(source))).toEqual(source);
      }),
    );
  });

  it('is short for 1,000 consecutive items, and a hostile range is limited to 5,000', () => {
    const items = Array.from({ length: 1000 }, (_, at) => at + 51);
    expect(deliveryCreateHref({ poId: 5, items })).toBe('/DeliveryInvoice/Create?po=5&items=51-1050');
    const hostile = readBack('/DeliveryInvoice/Create?po=5&items=1-999999999.x.-4.7-');
    expect(hostile && 'items' in hostile && hostile.items).toHaveLength(5000);
  });

  it.each([
    [
      { poId: 5, items: [51] },
      { poId: 5, items: [51] },
    ],
    [{ poId: 5 }, { poId: 5, items: [] }],
    [{ grnIds: [11] }, { grnIds: [11] }],
    [{ poId: -1 }, null],
    [{ poId: '5', items: ['<b>'] }, null],
    [{ grnIds: [] }, null],
    ['5', null],
    [null, null],
  ])('is read from the navigation state %j when the URL has no source', (state, source) => {
    expect(readDeliverySource(new URLSearchParams(), state)).toEqual(source);
  });
});

describe('invoicing an order in the portal', () => {
  it('is left to Ariba for Ariba vendors, except for orders of type ZFO', () => {
    expect(belongsToAriba({ isAribaVendor: true, type: 'ZSER' })).toBe(true);
    expect(belongsToAriba({ isAribaVendor: true, type: 'zfo ' })).toBe(false);
    expect(belongsToAriba({ isAribaVendor: null, type: 'ZSER' })).toBe(false);
  });

  it('is offered on the order page for eleven types or MSME while a quantity is open', () => {
    expect(offersDelivery({ isMSME: false, type: 'ZSER' }, true)).toBe(true);
    expect(offersDelivery({ isMSME: true, type: 'ZRAW' }, true)).toBe(true);
    expect(offersDelivery({ isMSME: false, type: 'ZFO' }, true)).toBe(false);
    expect(offersDelivery({ isMSME: true, type: 'ZSER' }, false)).toBe(false);
    expect(PICKER_TYPES).toHaveLength(12);
  });
});
