import { expect, it } from 'vitest';
import { describeSection, getSection } from '../../support/describeSection.tsx';

const place = (over: object = {}) => ({
  countryCode: 'IN',
  countryName: 'India',
  locations: ['Goa', 'Kerala'],
  ...over,
});

describeSection('serviceable', {
  isRepresentative: true,
  operations: {
    list: 'supplierServiceableCategoryLocationById',
    create: 'createSupplierServiceableCategoryLocation',
  },
  page: row => ({ supplierServiceableCategoryLocationById: row }),
  words: {
    title: 'Serviceable Item Categories',
    modal: 'Serviceable Locations & Categories',
    noun: 'serviceable details',
    saved: 'Details has been submit successfully!',
  },
  row: { id: 1, serviceableCategory: ['Solvents', 'Labels'], serviceableLocations: [place()], status: 'Approved' },
  cells: ['Solvents, Labels', 'India', 'Goa', 'Kerala', 'Approved'],
  required: ['Serviceable category is required', 'Country name required'],
  sends: { supplierId: 7, serviceableCategory: ['Solvents', 'Labels'], serviceableLocations: [place()] },
  rules: [{ what: 'needs a country', patch: { serviceableLocations: [] }, says: 'Country name required' }],
});

const [places] = getSection('serviceable').def.nested ?? [];
const india = { country: { code: 'IN', name: 'India' }, locations: ['Goa'] };

it('a country can be selected only once', () => {
  expect(places?.section.problems?.(india, [{ ...india, country: { code: 'in', name: 'INDIA' } }])).toEqual([
    { field: 'country', message: 'This country already selected' },
  ]);
  expect(places?.section.problems?.(india, [{ ...india, country: { code: 'US', name: 'United States' } }])).toEqual([]);
});

it("the first country is kept, and changing a row's country resets its locations", () => {
  const rows = [
    { key: 'a', values: india },
    { key: 'b', values: india },
  ];
  expect(rows.map(row => places?.section.cannotDelete?.(row, rows) ?? null)).toEqual([expect.any(String), null]);
  const other = { ...india, country: { code: 'US', name: 'United States' } };
  expect(places?.section.derive?.(other, india)).toEqual({ locations: [] });
});
