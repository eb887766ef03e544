import { equalsIgnoreCase } from '@/lib/text';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { getBlank } from '@/shared/fields/dto';
import { nestedRows, type SectionDef } from '../section/section';
import type { KeptRow } from '../section/useKeptRows';
import { recordTypes } from '@/domain/recordTypes';
import * as ops from '../api/sections.graphql.generated';
import { profileSection } from '../profile/profileSection';

/** Fields of a served country and its places (spec 1 §5 'Serviceable', exact messages). */
const serviceablePlaceFields = defineFields([
  { kind: 'remoteSelect', name: 'country', label: 'Country', lookup: 'countries', required: 'Country name required' },
  {
    kind: 'multiSelect',
    name: 'locations',
    label: 'Locations',
    lookup: 'regions',
    dependsOn: ['country'],
    required: 'Location required',
  },
]);
type ServiceablePlaceValues = ValuesOf<typeof serviceablePlaceFields>;

const placesSection: SectionDef<ServiceablePlaceValues> = {
  name: 'supplier.serviceable.places',
  title: 'Serviceable Locations',
  modalTitle: 'Serviceable Location',
  noun: 'country',
  columns: ['country', { title: 'Locations', tags: ({ values }) => values.locations }],
  fields: () => serviceablePlaceFields,
  blank: () => getBlank(serviceablePlaceFields),
  derive: (values, previous) =>
    values.country?.name !== previous.country?.name && previous.country !== null ? { locations: [] } : null,
  problems: ({ country }, others) =>
    others.some(other => equalsIgnoreCase(other.country?.name, country?.name))
      ? [{ field: 'country', message: 'This country already selected' }]
      : [],
  cannotDelete: (row, rows) => (rows[0]?.key === row.key ? "The first location can't be deleted." : null),
  savedMessage: '',
};

const serviceableFields = defineFields([
  {
    kind: 'multiSelect',
    name: 'serviceableCategory',
    label: 'Serviceable Item Categories',
    lookup: 'categories',
    span: 3,
    required: 'Serviceable category is required',
  },
]);
type ServiceableValues = ValuesOf<typeof serviceableFields> & {
  serviceableLocations: KeptRow<ServiceablePlaceValues>[];
};

const serviceableSection: SectionDef<ServiceableValues> = {
  name: 'supplier.serviceable',
  title: 'Serviceable Item Categories',
  modalTitle: 'Serviceable Locations & Categories',
  noun: 'serviceable details',
  single: true,
  columns: [],
  fields: () => serviceableFields,
  nested: [nestedRows<ServiceableValues, ServiceablePlaceValues>('serviceableLocations', placesSection)],
  blank: () => ({ ...getBlank(serviceableFields), serviceableLocations: [] }),
  problems: ({ serviceableLocations }) =>
    serviceableLocations.length === 0 ? [{ field: 'serviceableLocations', message: 'Country name required' }] : [],
  savedMessage: 'Details has been submit successfully!',
};

interface Dto {
  serviceableCategory: readonly string[] | null;
  serviceableLocations:
    readonly { countryCode: string | null; countryName: string | null; locations: readonly string[] | null }[] | null;
}

function deserializeServiceable({ serviceableCategory, serviceableLocations }: Dto): ServiceableValues {
  return {
    serviceableCategory: [...(serviceableCategory ?? [])],
    serviceableLocations: (serviceableLocations ?? []).map(({ countryCode, countryName, locations }, index) => ({
      uid: `place-${index}`,
      country: countryName ? { code: countryCode ?? '', name: countryName } : null,
      locations: [...(locations ?? [])],
    })),
  };
}

function serializeServiceable({ serviceableCategory, serviceableLocations }: ServiceableValues) {
  return {
    serviceableCategory,
    serviceableLocations: serviceableLocations.map(({ country, locations }) => ({
      countryCode: country?.code || null,
      countryName: country?.name ?? null,
      locations,
    })),
  };
}

export const serviceable = profileSection({
  id: 'serviceable',
  formName: 'serviceableDetails',
  entity: 'SupplierServiceableCategoryLocation',
  approval: recordTypes.SupplierServiceableItemUpdate,
  declare: () => serviceableSection,
  deserialize: deserializeServiceable,
  serialize: serializeServiceable,
  calls: {
    list: ops.SupplierServiceableCategoryLocationByIdDocument,
    variables: supplierId => ({ supplierId }),
    getRows: ({ supplierServiceableCategoryLocationById: row }) => row && [row],
    // The API replaces all items of the supplier and can't delete one.
    create: ops.CreateSupplierServiceableCategoryLocationDocument,
    input: ({ id: _id, ...row }) => row,
  },
  redline: { names: [] },
});
