import { isIndia } from '@/lib/country';
import { parseFieldConfig } from '@/shared/fields/config';
import { defaultsFrom, resolveFields } from '@/shared/fields/resolve';
import type { FieldConfig, FieldDef, ResolvedField } from '@/shared/fields/types';
import { deriveExtras } from '../model/extras';
import {
  blankLine,
  blankShipment,
  blankValues,
  type InvoiceParties,
  type NonPoExtras,
  type NonPoLine,
  type NonPoValues,
  type Shipment,
} from '../model/nonPo.values';
import { shipmentFields, shippingFields, taxLineFields, tcsFields, vatFields } from './nonPo.extras';
import { disclaimerFields, nonPoFields, nonPoLineFields } from './nonPo.fields';

export interface NonPoFace {
  fields: ResolvedField<NonPoValues>[];
  disclaimer: ResolvedField<NonPoValues>[];
  lineFields: ResolvedField<NonPoLine>[];
  /** Header and disclaimer. */
  all: ResolvedField<NonPoValues>[];
  /** TCS, extra tax line and VAT for the values it was resolved with; a form resolves them anew from what follows. */
  extras: ResolvedField<NonPoValues>[];
  extraDefs: FieldDef<NonPoValues>[];
  entries: FieldConfig[];
  roleGroups: readonly string[];
  /** What the configuration gives the blocks. */
  defaults: Partial<NonPoExtras>;
  shippingDocument: ResolvedField<NonPoValues>[];
  shippingDetails: ResolvedField<NonPoValues>;
  shipmentFields: ResolvedField<Shipment>[];
  /** Everything that is checked, for the values of the moment. */
  checked: (values: NonPoValues) => ResolvedField<NonPoValues>[];
  /** What of the configuration could not be understood. */
  problems: string[];
}

/** Every name that the configuration may speak of. */
const NAMES = [
  ...nonPoFields,
  ...nonPoLineFields,
  ...disclaimerFields(true),
  ...tcsFields,
  ...taxLineFields,
  ...vatFields,
  ...shippingFields,
  ...shipmentFields,
].map(field => field.name);

/** TCS and the extra tax line; VAT outside India only. */
function extraFields(countryCode: string): FieldDef<NonPoValues>[] {
  return [...tcsFields, ...taxLineFields, ...(isIndia(countryCode) ? [] : vatFields)];
}

/**
 * The non-PO fields as the region/company configuration and the user's role groups settle them; form, view and check all read
 * this. Only the blocks of `extras` depend on what is typed.
 */
export function resolveNonPo(
  config: unknown,
  roleGroups: readonly string[],
  bySupplier: boolean,
  values: NonPoValues,
  countryCode: string,
): NonPoFace {
  const { config: entries, problems } = parseFieldConfig(config, NAMES);
  const fields = resolveFields(nonPoFields, entries, roleGroups, values);
  const disclaimer = resolveFields(disclaimerFields(bySupplier), entries, roleGroups, values);
  const lineFields = resolveFields(nonPoLineFields, entries, roleGroups, blankLine());
  const extraDefs = extraFields(countryCode);
  const extras = resolveFields(extraDefs, entries, roleGroups, values);
  const [shippingDocument, shippingDetails] = resolveFields<NonPoValues>(shippingFields, entries, roleGroups, values);
  if (!shippingDocument || !shippingDetails) throw new Error('A definition resolves to a field');
  const all = [...fields, ...disclaimer];
  return {
    fields,
    disclaimer,
    lineFields,
    all,
    extras,
    extraDefs,
    entries,
    roleGroups,
    defaults: defaultsFrom(extras),
    shippingDocument: [shippingDocument],
    shippingDetails,
    shipmentFields: resolveFields(shipmentFields, entries, roleGroups, blankShipment()),
    checked: now => [...all, shippingDocument, ...resolveFields(extraDefs, entries, roleGroups, now)],
    problems,
  };
}

/** The header's fields by the part of the page they stand in, for form and view alike (order of spec 2 §2). */
export function sectionsOf({ fields, disclaimer }: NonPoFace) {
  const of = (section: string) => fields.filter(field => field.def.section === section);
  return {
    invoice: of('Invoice'),
    documents: of('Documents'),
    ending: [...of('Notes'), ...disclaimer].map(unsectioned),
  };
}

/** Stands under the heading of what holds it. */
function unsectioned(field: ResolvedField<NonPoValues>): ResolvedField<NonPoValues> {
  const { section: _, ...def } = field.def;
  return { ...field, def };
}

const SETTLED = new Set<string>(['approverId', 'isAgree']);

/** The same for the designated approver's correction: who approves, and what the supplier agreed to, stay as they were submitted. */
export function forCorrection(face: NonPoFace): NonPoFace {
  const lock = (fields: ResolvedField<NonPoValues>[]): ResolvedField<NonPoValues>[] =>
    fields.map(field =>
      SETTLED.has(field.def.name) && field.mode === 'edit' ? { ...field, mode: 'locked', required: false } : field,
    );
  const { fields, disclaimer, all, checked } = face;
  return {
    ...face,
    fields: lock(fields),
    disclaimer: lock(disclaimer),
    all: lock(all),
    checked: now => lock(checked(now)),
  };
}

/** A new invoice's values: blank, then what the parties give, then the configured defaults. */
export function newInvoiceValues(parties: InvoiceParties, face: NonPoFace): NonPoValues {
  const values = { ...blankValues(parties), ...defaultsFrom(face.all), ...withoutBlocks(face.defaults) };
  return { ...values, ...deriveExtras(values, { lineSum: '0.00', lastSum: '' }, face.defaults) };
}

/** The parts of a block wait for it to be switched on. */
function withoutBlocks({ isTcs, includeTaxLine, vatPercentage, whtvat, vatgl }: Partial<NonPoExtras>) {
  const given = { isTcs, includeTaxLine, vatPercentage, whtvat, vatgl };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<NonPoExtras>;
}
