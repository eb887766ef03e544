import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { resolveFields } from '@/shared/fields/resolve';
import type { FieldConfig } from '@/shared/fields/types';
import type { AnyValues } from '@/shared/fieldTypes/types';
import type { InvoiceParties } from './parties';

/** Party details by API name: the configuration hides and renames them like fields (spec 2 §2). */
export const partyDetails = defineFields([
  { kind: 'readOnly', name: 'companyName', label: 'Company', dto: false },
  { kind: 'readOnly', name: 'countryName', label: 'Country', dto: false },
  { kind: 'readOnly', name: 'companyGstNumber', label: 'GSTN', dto: false },
  { kind: 'readOnly', name: 'supplierName', label: 'Supplier', dto: false },
  { kind: 'readOnly', name: 'supplierGstNumber', label: 'GSTN', dto: false },
  { kind: 'readOnly', name: 'supplierPanNumber', label: 'PAN', dto: false },
  { kind: 'readOnly', name: 'supplierContactNumber', label: 'Contact', dto: false },
  { kind: 'readOnly', name: 'supplierEmail', label: 'E-mail', dto: false },
  { kind: 'readOnly', name: 'supplierAddress', label: 'Address', dto: false, span: 2 },
]);

type Details = ValuesOf<typeof partyDetails>;

/** Parts of a document's definition that affect party details. */
export interface PartySetting {
  config: readonly FieldConfig[];
  roleGroups: readonly string[];
}

interface Detail {
  name: keyof Details;
  label: string;
  value: string;
  span: 1 | 2 | 3;
}

export interface ShownParty {
  label: string;
  name: string;
  code: string;
  details: Detail[];
}

export function showsParties({ config, roleGroups }: PartySetting): boolean {
  return resolveFields<AnyValues>(partyDetails, config, roleGroups, {}).some(
    ({ def, present }) => present && (def.name === 'companyName' || def.name === 'supplierName'),
  );
}

/** Applies the configuration to both parties; null for a hidden party. */
export function partiesShown(
  { company, supplier }: InvoiceParties,
  { config, roleGroups }: PartySetting,
): { company: ShownParty | null; supplier: ShownParty | null } {
  const values = {
    companyName: company.name,
    countryName: company.countryName,
    companyGstNumber: company.gstNumber,
    supplierName: supplier.name,
    supplierGstNumber: supplier.gstNumber,
    supplierPanNumber: supplier.pan,
    supplierContactNumber: supplier.contactNumber,
    supplierEmail: supplier.email,
    supplierAddress: supplier.address,
  } satisfies Details;
  const shown = resolveFields<typeof values>(partyDetails, config, roleGroups, values).flatMap(
    ({ def, label, present }) =>
      present ? [{ name: def.name, label, value: values[def.name], span: def.span ?? 1 }] : [],
  );
  const party = (heading: 'companyName' | 'supplierName', code: string, names: readonly (keyof Details)[]) => {
    const title = shown.find(({ name }) => name === heading);
    if (!title) return null;
    return { label: title.label, name: title.value, code, details: shown.filter(({ name }) => names.includes(name)) };
  };
  return {
    company: party('companyName', company.code, OF_COMPANY),
    supplier: party('supplierName', supplier.code, OF_SUPPLIER),
  };
}

const OF_COMPANY = ['countryName', 'companyGstNumber'] as const satisfies (keyof Details)[];
const OF_SUPPLIER = [
  'supplierGstNumber',
  'supplierPanNumber',
  'supplierContactNumber',
  'supplierEmail',
  'supplierAddress',
] as const satisfies (keyof Details)[];
