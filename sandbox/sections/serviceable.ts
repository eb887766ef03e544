import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { names, rows } from '../rules/declared/columns.ts';
import { needs } from './rules.ts';
import type { SectionKind } from './sectionType.ts';

interface Place {
  countryCode?: string | null;
  countryName?: string | null;
  locations?: string[] | null;
}

const places = z.array(z.looseObject({ countryName: z.nullable(z.string()), locations: z.array(z.string()) }));
const inWords = (value: string) =>
  parseJsonText(places, value, [])
    .map(place => `${place.countryName ?? ''}: ${place.locations.join(', ')}`)
    .join('; ');

/** Spec 1 §3 'Serviceable details': one record per supplier. */
export const serviceable: SectionKind = {
  entity: 'SupplierServiceableCategoryLocation',
  label: 'Serviceable Item Categories',
  noun: 'serviceable details',
  table: 'supplier_serviceable',
  approval: 'SupplierServiceableItemUpdate',
  formList: 'serviceableDetails',
  calls: { create: 'createSupplierServiceableCategoryLocation' },
  single: true,
  columns: {
    serviceableCategory: {
      ...names('Categories'),
      kind: 'rows',
      inWords: value => parseJsonText(z.array(z.string()), value, []).join(', '),
    },
    serviceableLocations: rows('Countries and Locations', { inWords }),
  },
  complete({ row }) {
    row['serviceableLocations'] = ((row['serviceableLocations'] ?? []) as Place[]).map(place => ({
      countryCode: place.countryCode?.trim() || null,
      countryName: place.countryName?.trim() || null,
      locations: (place.locations ?? []).map(name => name.trim()).filter(Boolean),
    }));
  },
  check(draft) {
    needs({ serviceableCategory: 'Serviceable category is required', serviceableLocations: 'Country name required' })(
      draft,
    );
    const seen = new Set<string>();
    for (const [index, place] of (draft.row['serviceableLocations'] as Place[]).entries()) {
      const path = `serviceableLocations.${index}`;
      const name = (place.countryName ?? '').toLowerCase();
      if (!name) draft.say(`${path}.countryName`, 'Country name required');
      else if (seen.has(name)) draft.say(`${path}.countryName`, 'This country already selected');
      if (!place.locations?.length) draft.say(`${path}.locations`, 'Location required');
      seen.add(name);
    }
  },
};
