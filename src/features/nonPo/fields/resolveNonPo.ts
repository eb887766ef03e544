import { parseFieldConfig } from '@/shared/fields/config';
import { defaultsFrom, resolveFields } from '@/shared/fields/resolve';
import type { ResolvedField } from '@/shared/fields/types';
import { blankLine, blankValues, type InvoiceParties, type NonPoLine, type NonPoValues } from '../model/nonPo.values';
import { disclaimerField, nonPoFields, nonPoLineFields } from './nonPo.fields';

export interface NonPoFace {
  fields: ResolvedField<NonPoValues>[];
  disclaimer: ResolvedField<NonPoValues>[];
  lineFields: ResolvedField<NonPoLine>[];
  /** Everything that is checked: header and disclaimer. */
  all: ResolvedField<NonPoValues>[];
  /** What of the configuration could not be understood. */
  problems: string[];
}

const NAMES = [...nonPoFields, ...nonPoLineFields].map(field => field.name);

/**
 * The non-PO fields as the region/company configuration and the user's role groups settle them; form, view and check all read
 * this. No field here depends on a sibling's value, so one call serves the whole life of the screen.
 */
export function resolveNonPo(
  config: unknown,
  roleGroups: readonly string[],
  bySupplier: boolean,
  values: NonPoValues,
): NonPoFace {
  const { config: entries, problems } = parseFieldConfig(config, NAMES);
  const fields = resolveFields(nonPoFields, entries, roleGroups, values);
  const disclaimer = resolveFields([disclaimerField(bySupplier)], entries, roleGroups, values);
  const lineFields = resolveFields(nonPoLineFields, entries, roleGroups, blankLine());
  return { fields, disclaimer, lineFields, all: [...fields, ...disclaimer], problems };
}

/** A new invoice's values: blank, then what the parties give, then the configured defaults. */
export function newInvoiceValues(parties: InvoiceParties, face: NonPoFace): NonPoValues {
  return { ...blankValues(parties), ...defaultsFrom(face.all) };
}
