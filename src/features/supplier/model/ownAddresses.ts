import * as z from 'zod/mini';
import { addressPick } from '@/domain/addressPick';
import type { PickSource } from '@/shared/fieldTypes/pickSource';

/** An address of one of the supplier's locations; '' for missing parts. */
export type OwnAddress = Readonly<
  Record<
    'locationType' | 'addressLine1' | 'addressLine2' | 'addressLine3' | 'city' | 'state' | 'country' | 'pinCode',
    string
  >
>;

const KEYS = [
  'locationType',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'state',
  'country',
  'pinCode',
] as const satisfies readonly (keyof OwnAddress)[];
const shape = z.object(
  Object.fromEntries(KEYS.map(key => [key, z.string()])) as Record<keyof OwnAddress, z.ZodMiniString>,
);

const filled = (parts: readonly string[]) => parts.filter(Boolean);
const streetOf = ({ addressLine1, addressLine2, addressLine3 }: OwnAddress) =>
  filled([addressLine1, addressLine2, addressLine3]).join(', ');
const placeOf = ({ city, state, pinCode, country }: OwnAddress) => filled([city, state, pinCode, country]).join(', ');

function addressOf(location: Readonly<Record<string, unknown>>): OwnAddress | null {
  const address = Object.fromEntries(
    KEYS.map(key => {
      const value = location[key];
      return [key, typeof value === 'string' ? value.trim() : ''];
    }),
  ) as OwnAddress;
  return address.addressLine1 === '' ? null : address;
}

const keyOf = (row: OwnAddress) => [streetOf(row), placeOf(row)].join('|').toLowerCase();

export function addressesAmong(locations: readonly object[], typed: string): OwnAddress[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, OwnAddress>();
  for (const location of locations) {
    const address = addressOf(location as Readonly<Record<string, unknown>>);
    if (address && !found.has(keyOf(address))) found.set(keyOf(address), address);
  }
  return [...found.values()].filter(address => {
    const text = Object.values(address).join(' ').toLowerCase();
    return words.every(word => text.includes(word));
  });
}

/** The supplier's own addresses as options (spec 1 §2 'Select Address modal'). */
export const ownAddresses: PickSource<OwnAddress> = {
  deserialize: dto => addressOf((dto ?? {}) as Readonly<Record<string, unknown>>),
  serialize: row => row,
  shape: error => z.object(shape.shape, error),
  keyOf,
  nameOf: streetOf,
  linesOf: row => filled([placeOf(row)]),
  getDetails: () => [],
  columns: [
    { title: 'Address', text: streetOf, detail: row => row.locationType },
    { title: 'City', text: row => row.city, detail: row => filled([row.state, row.pinCode, row.country]).join(', ') },
  ],
  ...addressPick('street, city or country'),
};
