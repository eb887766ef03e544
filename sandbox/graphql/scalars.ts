import { GraphQLError, Kind, type GraphQLScalarType, type ValueNode } from 'graphql';
import { parseDecimal } from '@/lib/money';

type Behaviour = Partial<Pick<GraphQLScalarType, 'serialize' | 'parseValue' | 'parseLiteral'>>;

/** `Decimal`: exact decimal text in both directions; also accepts JSON numbers. */
function readDecimal(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? parseDecimal(value) : null;
  if (text === null) throw new GraphQLError(`Not a decimal number: ${JSON.stringify(value)}`);
  return text;
}

const DAY_OR_MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/;

/** `DateTime`: a calendar day or a time, with or without time zone; refuses impossible days (31 February). */
function readDateTime(value: unknown): string {
  if (typeof value === 'string' && DAY_OR_MOMENT.test(value)) {
    const day = value.slice(0, 10);
    const midnight = new Date(`${day}T00:00:00Z`);
    if (!Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day)) return value;
  }
  throw new GraphQLError(`Not a date: ${JSON.stringify(value)}`);
}

function literal(read: (value: unknown) => string) {
  return (node: ValueNode) =>
    read(node.kind === Kind.STRING || node.kind === Kind.INT || node.kind === Kind.FLOAT ? node.value : node.kind);
}

export const scalars: Record<string, Behaviour> = {
  Decimal: { serialize: String, parseValue: readDecimal, parseLiteral: literal(readDecimal) },
  DateTime: { serialize: String, parseValue: readDateTime, parseLiteral: literal(readDateTime) },
};
