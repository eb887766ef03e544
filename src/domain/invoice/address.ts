import { addressPick } from '@/domain/addressPick';
import * as z from 'zod/mini';
import { safeParseJsonText } from '@/lib/jsonText';
import type { PickSource } from '@/shared/fieldTypes/pickSource';

const PARTS = [
  'code',
  'name',
  'address',
  'gstNumber',
  'businessPlace',
  'city',
  'state',
  'country',
  'zone',
  'pinCode',
  'plantCode',
  'plantName',
] as const;
type Part = (typeof PARTS)[number];

export type PostalAddress = { [P in Part]: string };

const eachPart = <T>(make: (part: Part) => T) =>
  Object.fromEntries(PARTS.map(part => [part, make(part)])) as Record<Part, T>;

const held = eachPart(() => z._default(z.string(), ''));
const dtoPart = z.nullish(z.string());
const wired = z.object({ ...eachPart(() => dtoPart), billToBusinessPlace: dtoPart });

const logged = new Set<unknown>();

/** Logs an invalid address once (spec 3 §8), without its content, because users copy the console into support tickets. */
function log(dto: unknown, why: string) {
  if (logged.has(dto)) return;
  logged.add(dto);
  const size = typeof dto === 'string' ? `a text of ${dto.length} characters` : `no text but ${typeof dto}`;
  // oxlint-disable-next-line no-console -- for data maintainers, not a defect of the portal
  console.info(`An address could not be read: ${size}, ${why}`);
}

/** Parses an address from a list or from a record's JSON text (spec 2 §3); null if missing or invalid. */
export function deserializeAddress(dto: unknown): PostalAddress | null {
  if (dto === null || dto === undefined || dto === '') return null;
  const read = safeParseJsonText(z.nullable(wired), dto);
  if (!read.success) log(dto, read.error);
  const given = read.success ? read.data : null;
  if (given === null) return null;
  const { billToBusinessPlace } = given;
  return { ...eachPart(part => given[part] ?? ''), businessPlace: given.businessPlace ?? billToBusinessPlace ?? '' };
}

const filled = (texts: readonly string[]) => texts.filter(text => text !== '');

function getName({ name, code, address }: PostalAddress): string {
  return name || code || address;
}

export function addressLines(row: PostalAddress): string[] {
  const place = filled([row.city, row.state, row.pinCode]).join(', ');
  return filled([row.address, place, row.country]);
}

export function addressText(row: PostalAddress | null): string | null {
  return row && [row.name, ...addressLines(row)].join('\n');
}

const getGst = ({ gstNumber }: PostalAddress) => filled([gstNumber && `GST ${gstNumber}`]);

/** Billing addresses of an invoice (spec 2 §2 'Select Address', §3). The lookup returns PostalAddresses. */
export const billingAddresses: PickSource<PostalAddress> = {
  deserialize: deserializeAddress,
  serialize: row => ({ ...row, billToBusinessPlace: row.businessPlace }),
  shape: error => z.object(held, error),
  toKey: row => [row.code, row.plantCode, row.businessPlace, row.address].join('|'),
  getName,
  // Without a name the street is the address's name.
  getLines: row => addressLines(row).filter(line => line !== getName(row)),
  getDetails: getGst,
  columns: [
    { title: 'Name', text: getName, detail: row => filled([row.plantCode, row.plantName]).join(' · ') },
    {
      title: 'Address',
      text: row => row.address,
      detail: row => {
        const place = filled([row.city, row.state, row.pinCode, row.country]).join(', ');
        return filled([place, ...getGst(row)]).join(' · ');
      },
    },
  ],
  ...addressPick('name, plant or address'),
};
