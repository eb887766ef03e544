import * as z from 'zod/mini';
import { addressPick } from '@/domain/addressPick';
import type { PickSource } from '@/shared/fieldTypes/pickSource';

const KEYS = [
  'locationType',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'state',
  'country',
  'pinCode',
] as const;

/** An address of one of the supplier's locations; '' for missing parts. */
export type OwnAddress = Readonly<Record<(typeof KEYS)[number], string>>;

const shape = z.object(
  Object.fromEntries(KEYS.map(key => [key, z.string()])) as Record<keyof OwnAddress, z.ZodMiniString>,
);

const filled = (parts: readonly string[]) => parts.filter(Boolean);
const getStreet = ({ addressLine1, addressLine2, addressLine3 }: OwnAddress) =>
  filled([addressLine1, addressLine2, addressLine3]).join(', ');
const toPlace = ({ city, state, pinCode, country }: OwnAddress) => filled([city, state, pinCode, country]).join(', ');

function getAddress(location: Readonly<Record<string, unknown>>): OwnAddress | null {
  const address = Object.fromEntries(
    KEYS.map(key => {
      const value = location[key];
      return [key, typeof value === 'string' ? value.trim() : ''];
    }),
  ) as OwnAddress;
  return address.addressLine1 === '' ? null : address;
}

const toKey = (row: OwnAddress) => [getStreet(row), toPlace(row)].join('|').toLowerCase();

export function addressesAmong(locations: readonly object[], typed: string): OwnAddress[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, OwnAddress>();
  for (const location of locations) {
    const address = getAddress(location as Readonly<Record<string, unknown>>);
    if (address && !found.has(toKey(address))) found.set(toKey(address), address);
  }
  return [...found.values()].filter(address => {
    const text = Object.values(address).join(' ').toLowerCase();
    return words.every(word => text.includes(word));
  });
}

/** The supplier's own addresses as options (spec 1 §2 'Select Address modal'). */
export const ownAddresses: PickSource<OwnAddress> = {
  deserialize: dto => getAddress((dto ?? {}) as Readonly<Record<string, unknown>>),
  serialize: row => row,
  shape: error => z.object(shape.shape, error),
  toKey,
  getName: getStreet,
  getLines: row => filled([toPlace(row)]),
  getDetails: () => [],
  columns: [
    { title: 'Address', text: getStreet, detail: row => row.locationType },
    { title: 'City', text: row => row.city, detail: row => filled([row.state, row.pinCode, row.country]).join(', ') },
  ],
  ...addressPick('street, city or country'),
};
