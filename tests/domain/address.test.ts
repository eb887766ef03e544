import { describe, expect, it, vi } from 'vitest';
import { deserializeAddress, addressLines, billingAddresses } from '@/domain/invoice/address';

describe('an address', () => {
  it.each([null, '', '{', '[]', '5', 'null', 7, true])('is null for the unreadable value %s', given =>
    expect(deserializeAddress(given)).toBeNull(),
  );

  it('is read from JSON text or from an object', () => {
    const read = deserializeAddress('{"code":"P1","billToBusinessPlace":"MH01"}');
    expect(read).toMatchObject({ code: 'P1', businessPlace: 'MH01', city: '' });
    expect(deserializeAddress({ code: 'P1', name: null })).toMatchObject({ code: 'P1', name: '' });
  });

  it('uses its street as name when it has neither name nor code, without repeating it', () => {
    const read = deserializeAddress({ address: 'Plot 3', city: 'Halol', country: 'India' });
    if (!read) throw new Error('Not read');
    expect([billingAddresses.getName(read), ...billingAddresses.getLines(read)]).toEqual(['Plot 3', 'Halol', 'India']);
    expect(addressLines(read)).toEqual(['Plot 3', 'Halol', 'India']);
  });

  it('is sent with its business place under both names (spec 2 §3)', () => {
    const read = deserializeAddress({ code: 'P1', businessPlace: 'GJ01' });
    if (!read) throw new Error('Not read');
    expect(billingAddresses.serialize(read)).toMatchObject({ businessPlace: 'GJ01', billToBusinessPlace: 'GJ01' });
    expect(deserializeAddress(billingAddresses.serialize(read))).toEqual(read);
  });
});

it('an unreadable address becomes null and is logged once without its content (spec 3 §8)', () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  for (const dto of ['{"code":', '{"code":', 'Hyderabad', '{"code":7}']) expect(deserializeAddress(dto)).toBeNull();
  const said = logged.mock.calls.map(String);
  expect(said.map(text => text.split(',')[0])).toEqual([
    'An address could not be read: a text of 8 characters',
    'An address could not be read: a text of 9 characters',
    'An address could not be read: a text of 10 characters',
  ]);
  expect(said.join()).not.toMatch(/Hyderabad|\{/);
});

it("a missing address isn't logged as an error", () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => {});
  for (const dto of [null, undefined, '', 'null']) expect(deserializeAddress(dto)).toBeNull();
  expect(deserializeAddress('{"code":"P1","billToBusinessPlace":"TS01"}')).toMatchObject({
    code: 'P1',
    businessPlace: 'TS01',
  });
  expect(logged).not.toHaveBeenCalled();
});
