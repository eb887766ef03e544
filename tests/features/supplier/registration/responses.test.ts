import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read206Ab, readCin, readGst, readMsme, readPan, readTan } from '@/features/supplier/api/responses';

const gst = (over: object, more: object = {}) =>
  JSON.stringify({
    result: {
      gstnDetailed: {
        legalNameOfBusiness: 'Vindhya Reagents Private Limited',
        gstinStatus: 'ACTIVE',
        registrationDate: '05/04/2011',
        principalPlaceAddress: {
          splitAddress: {
            addressLine: 'Plot 3, Phase 2, Hadapsar, Near Mill',
            city: ['Pune'],
            state: [['Maharashtra', 'MH']],
            pincode: 411028,
          },
        },
        ...over,
      },
      ...more,
    },
  });

describe('verification response', () => {
  it('is parsed with address and date', () =>
    expect(readGst(gst({}))).toMatchObject({
      isActive: true,
      legalName: 'Vindhya Reagents Private Limited',
      address: ['Plot 3', 'Phase 2', 'Hadapsar, Near Mill'],
      city: 'Pune',
      state: 'Maharashtra',
      pinCode: '411028',
      registeredOn: '2011-04-05',
    }));

  it('includes all address lines', () => {
    const splitAddress = { addressLine: ['Plot 3', null, ['Phase 2, Hadapsar', 'Near Mill']] };
    expect(readGst(gst({ principalPlaceAddress: { splitAddress } }))?.address).toEqual([
      'Plot 3',
      'Phase 2',
      'Hadapsar, Near Mill',
    ]);
  });

  it('is parsed as text; invalid dates and unreadable values become empty', () => {
    expect(
      readGst(
        gst({
          legalNameOfBusiness: '<b>x</b>',
          tradeNameOfBusiness: { a: 1 },
          registrationDate: '31/02/2019',
          gstinStatus: 'Inactive',
        }),
      ),
    ).toMatchObject({
      legalName: '<b>x</b>',
      tradeName: '',
      registeredOn: '',
      isActive: false,
    });
    expect(readGst(gst({ legalNameOfBusiness: 'x'.repeat(10_000) }))?.legalName).toHaveLength(200);
  });

  it('is parsed from snake case', () =>
    expect(
      readGst({
        result: {
          gstn_detailed: { legal_name_of_business: 'Vindhya', gstin_status: 'ACTIVE', tax_payer_type: ['Regular'] },
          annual_aggregate_turn_over: 'شركة',
        },
      }),
    ).toMatchObject({
      legalName: 'Vindhya',
      isActive: true,
      taxPayerType: 'Regular',
      annualAggregateTurnover: 'شركة',
    }));

  it.each([null, undefined, '', '{"result": {', '[]', '{}', '{"result":null}', '"text"', 'null', '7'])(
    '%s is parsed as null',
    data => {
      expect([readGst(data), readPan(data), readMsme(data), readTan(data), readCin(data), read206Ab(data)]).toEqual([
        null,
        null,
        null,
        null,
        '',
        '',
      ]);
    },
  );

  it('never throws for any JSON', () =>
    fc.assert(
      fc.property(fc.json(), data => {
        for (const read of [readGst, readPan, readMsme, readTan, readCin, read206Ab]) {
          read(data);
          read(`{"result":${data},"panStatus":${data}}`);
          read(`{"result":{"gstnDetailed":${data},"enterpriseType":${data}}}`);
        }
      }),
    ));

  it.each([
    ['VALID', true],
    ['Existing and Valid', true],
    ['INVALID', false],
    ['Deleted', false],
  ])('is parsed for a PAN with status %s', (panStatus, isValid) =>
    expect(readPan(JSON.stringify({ result: { panStatus } }))?.isValid).toBe(isValid),
  );

  it.each([
    ['Micro', true],
    ['Small Enterprise', true],
    ['MEDIUM', true],
    ['Large', false],
    ['Smaller', false],
  ])('is parsed for an enterprise of type %s', (enterpriseType, isMsme) =>
    expect(
      readMsme(JSON.stringify({ result: { enterpriseType: [{ enterpriseType, dataYear: '2024-25' }] } })),
    ).toMatchObject({ isMsme, classificationYear: '2024-25' }),
  );

  it('for 206AB is read from the top level or from its result', () =>
    expect([read206Ab('{"panStatus":"Operative"}'), read206Ab('{"result":{"panStatus":"Inoperative"}}')]).toEqual([
      'Operative',
      'Inoperative',
    ]));
});
