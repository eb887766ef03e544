import type * as z from 'zod/mini';
import { isIndia } from '@/lib/country';
import { buildSchema } from '@/shared/fields/schema';
import type { Intent } from '@/shared/form/intent';
import type { ResolvedField } from '@/shared/fields/types';
import { shipmentIssues } from './extras';
import { lineIssues } from './lineRules';
import type { NonPoLine, NonPoValues, Shipment } from './nonPo.values';

interface SchemaOf {
  fields: readonly ResolvedField<NonPoValues>[];
  lineFields: readonly ResolvedField<NonPoLine>[];
  shippingDetails: ResolvedField<NonPoValues>;
  shipmentFields: readonly ResolvedField<Shipment>[];
  countryCode: string;
}

/** Messages of the columns that must be filled, by key. */
export function requiredOf<L>(fields: readonly ResolvedField<L>[]): Partial<Record<keyof L & string, string>> {
  const asked = fields.flatMap(({ def, required }) => (required === false ? [] : [[def.name, required] as const]));
  return Object.fromEntries(asked) as Partial<Record<keyof L & string, string>>;
}

/** The whole form's check for one intent: header by the fields' own rules, lines by the rules of spec 2 §5. */
export function nonPoSchema(
  { fields, lineFields, shippingDetails, shipmentFields, countryCode }: SchemaOf,
  intent: Intent,
): z.ZodMiniType<NonPoValues, NonPoValues> {
  const required = requiredOf(lineFields);
  // Nothing is asked of rows that are not drawn.
  const ofShipment = intent === 'submit' && shippingDetails.present ? requiredOf(shipmentFields) : {};
  const absent = new Set(lineFields.filter(field => !field.present).map(field => field.def.name));
  return buildSchema(fields, intent).check(({ value, issues }) => {
    const context = { intent, taxTypeName: value.taxType?.name, india: isIndia(countryCode), required };
    const add = (path: (string | number)[], message: string) =>
      issues.push({ code: 'custom', path, message, input: value, continue: true });
    for (const { index, key, message } of lineIssues(value.items, context))
      if (!absent.has(key as never)) add(['items', index, key], message);
    for (const { index, key, message } of shipmentIssues(value.shippingDetails, ofShipment))
      add(['shippingDetails', index, key], message);
  });
}
