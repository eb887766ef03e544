import * as z from 'zod/mini';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { neededSections } from './gaps';
import { followRename, ownNames, type NamedLocation } from '@/domain/supplier/locationLabel';

const NAMES = z.array(z.string());
const MOST = 5;

type Row = Readonly<Record<string, unknown>>;
type NeededSection = (typeof neededSections)[number];

/** Returns the locations that a contact's or account's row names. */
export const namesIn = (row: Row) => parseJsonText(NAMES, row['locationType'], []);

export function renamedRow(row: Row, from: Row, to: Row, others: readonly Row[]): { locationType: string } | null {
  const names = namesIn(row);
  const next = followRename(names, from as NamedLocation, to as NamedLocation, others as readonly NamedLocation[]);
  return next.join('\n') === names.join('\n') ? null : { locationType: toJsonText(next) };
}

export function findDeletedName(names: readonly string[], locations: readonly Row[]): string | undefined {
  const inUse = locations.filter(({ deleted }) => deleted !== true) as readonly NamedLocation[];
  const gone = locations.filter(({ deleted }) => deleted === true) as readonly NamedLocation[];
  const goneNames = new Set(gone.flatMap(location => ownNames(location, inUse)));
  return names.find(name => goneNames.has(name));
}

export function describeDependents(
  location: Row,
  others: readonly Row[],
  getRows: (section: NeededSection) => readonly object[],
): string | null {
  const gone = ownNames(location as NamedLocation, others as readonly NamedLocation[]);
  const found = neededSections.flatMap(section => {
    const { noun } = section.declare({ isExtended: false, country: null });
    return (getRows(section) as readonly Row[])
      .filter(row => row['deleted'] !== true && namesIn(row).some(name => gone.includes(name)))
      .map(row => [noun, ...section.redline.names.map(name => row[name])].filter(Boolean).join(' '));
  });
  if (found.length === 0) return null;
  const more = found.length > MOST ? ` and ${found.length - MOST} more` : '';
  return `Used by ${found.slice(0, MOST).join(', ')}${more}. Choose another location for them afterwards.`;
}
