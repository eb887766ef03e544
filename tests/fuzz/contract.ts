import fc from 'fast-check';
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
} from 'graphql';
import { ownSchema } from '../../sandbox/schema/ownSchema.ts';
import { oddJson, oddJsonText, oddNumber, oddText } from './odd.ts';

export const schema = ownSchema();

/** Real values seen on the wire, by field name in lowercase; what gets a generated call past the first check. */
export type Pool = Map<string, unknown[]>;

export interface Operation {
  name: string;
  isMutation: boolean;
  /** Names of its arguments. */
  args: string[];
  /** Name of the type that it answers. */
  answers: string;
  /** Everything it can answer, with every argument as a variable. */
  text: string;
  /** Variables of the right shape with odd leaves. */
  valid(pool: Pool): fc.Arbitrary<Record<string, unknown>>;
  /** Any JSON in their place. */
  wrong: fc.Arbitrary<Record<string, unknown>>;
}

function operationOf(field: GraphQLField<unknown, unknown>, isMutation: boolean): Operation {
  const { name, args } = field;
  const heads = args.map(arg => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = args.map(arg => `${arg.name}: $${arg.name}`).join(', ');
  const call = args.length > 0 ? `${name}(${passed})` : name;
  const named = words(/Parameters?: ([^.;(]*)/.exec(field.description ?? '')?.[1]);
  const columns = [...leafNames(field.type), ...named];
  return {
    name,
    isMutation,
    args: args.map(arg => arg.name),
    answers: getNamedType(field.type).name,
    text: `${isMutation ? 'mutation' : 'query'} ${name}${args.length > 0 ? `(${heads})` : ''} { ${call} ${selection(field.type)} }`,
    valid: pool =>
      fc.record(
        Object.fromEntries(
          args.map(arg => [arg.name, valueOf(arg.type, arg.name, arg.description, { pool, columns, named })]),
        ),
      ),
    wrong: fc.record(Object.fromEntries(args.map(arg => [arg.name, oddJson]))),
  };
}

/** All leaves of a type, four levels deep. */
function selection(output: GraphQLOutputType, depth = 4): string {
  const type = getNamedType(output);
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap(field => {
    if (isLeafType(getNamedType(field.type))) return [field.name];
    return depth > 0 ? [`${field.name} ${selection(field.type, depth - 1)}`] : [];
  });
  return `{ ${fields.join(' ')} }`;
}

/** Names of the columns of a list's rows. */
function leafNames(output: GraphQLOutputType): string[] {
  const page = getNamedType(output);
  const rows = isObjectType(page) ? page.getFields()['data']?.type : undefined;
  const row = rows && getNamedType(rows);
  return isObjectType(row) ? Object.keys((row as GraphQLObjectType).getFields()) : [];
}

/** Parameters are named in the descriptions. */
function words(text: string | null | undefined): string[] {
  return text?.match(/[A-Za-z]{2,}/g) ?? [];
}

interface Setting {
  pool: Pool;
  columns: string[];
  /** The parameters that the list's description names, some of which it cannot do without. */
  named: string[];
}

const TYPES = ['int', 'number', 'date', 'dateRange', 'checkBox', 'cimSupplier', 'text', '', 'none'];
const OPERATORS = ['=', '>', '<=', 'like', ''];
const AMOUNTS = [
  '0',
  '1',
  '1000.00',
  '1180',
  '-1',
  '0.005',
  '99999999999999999',
  '9'.repeat(38),
  '+5',
  '1e5',
  '1,18,000.00',
];
const DAYS = ['2026-11-01', '2026-11-21', '2024-01-01', '2026-11-20T10:00:00Z', '9999-12-31', '0001-01-01'];

function valueOf(
  type: GraphQLInputType,
  name: string,
  description: string | null | undefined,
  setting: Setting,
): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return present(getNullableType(type), name, description, setting);
  return fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(null, undefined) },
    { weight: 5, arbitrary: present(type, name, description, setting) },
  );
}

function present(
  type: GraphQLInputType,
  name: string,
  description: string | null | undefined,
  setting: Setting,
): fc.Arbitrary<unknown> {
  if (isListType(type))
    return fc.array(valueOf(type.ofType as GraphQLInputType, name, description, setting), { maxLength: 4 });
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    if (type.name === 'ListParameter') return parameter(setting);
    if (type.name === 'ListInput')
      return fc.oneof(
        { weight: 1, arbitrary: asDescribed(setting) },
        { weight: 2, arbitrary: anyInput(type, setting) },
      );
    const fresh = anyInput(type, setting);
    const records = (setting.pool.get(`#${type.name}`) ?? []) as Record<string, unknown>[];
    if (records.length === 0) return fresh;
    // A stored record with few leaves changed gets past the first checks.
    const changed = fc.constantFrom(...records).chain(record =>
      fc.record(
        Object.fromEntries(
          fields.map(field => {
            const other = valueOf(field.type, field.name, field.description, setting);
            return [
              field.name,
              field.name in record
                ? fc.oneof({ weight: 12, arbitrary: fc.constant(record[field.name]) }, { weight: 1, arbitrary: other })
                : fc.oneof({ weight: 12, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: other }),
            ];
          }),
        ),
      ),
    );
    return fc.oneof({ weight: 1, arbitrary: fresh }, { weight: 3, arbitrary: changed });
  }
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(value => value.name));
  const known = setting.pool.get(name.toLowerCase()) ?? [];
  const pooled = known.length > 0 ? [{ weight: 6, arbitrary: fc.constantFrom(...known) }] : [];
  switch (String(type)) {
    case 'Int':
      if (/page(size)?$/i.test(name)) return fc.constantFrom(1, 1, 1, 2, 10, 0, -1, 2 ** 31 - 1, -(2 ** 31));
      return fc.oneof(...pooled, fc.constantFrom(0, 1, -1, 12, 2 ** 31 - 1, -(2 ** 31)));
    case 'Boolean':
      return fc.boolean();
    case 'Decimal':
      return fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...AMOUNTS) },
        { weight: 1, arbitrary: oddText },
        { weight: 1, arbitrary: oddNumber },
      );
    case 'DateTime':
      return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...DAYS) }, { weight: 1, arbitrary: oddText });
    default:
      return fc.oneof(...pooled, { weight: 2, arbitrary: /JSON text/.test(description ?? '') ? oddJsonText : oddText });
  }
}

/** A list as its description asks for it: all named parameters with real values. */
function asDescribed({ pool, named }: Setting): fc.Arbitrary<unknown> {
  const values = named.map(name =>
    fc.constantFrom(...(pool.get(name.toLowerCase()) ?? ['true']).map(String)).map(value => ({ name, value })),
  );
  return fc.record({
    currentPage: fc.constant(1),
    pageSize: fc.constantFrom(1, 5),
    parameters: fc.oneof(fc.tuple(...values), fc.constant([])),
  });
}

function anyInput(type: GraphQLInputObjectType, setting: Setting): fc.Arbitrary<unknown> {
  return fc.record(
    Object.fromEntries(
      Object.values(type.getFields()).map(field => [
        field.name,
        valueOf(field.type, field.name, field.description, setting),
      ]),
    ),
  );
}

/** A list parameter: a column or parameter of this list with a real or an odd value, or odd altogether. */
function parameter({ pool, columns }: Setting): fc.Arbitrary<unknown> {
  const named = columns.length > 0 ? fc.constantFrom(...columns) : oddText;
  return fc.oneof({ weight: 5, arbitrary: named }, { weight: 1, arbitrary: oddText }).chain(name => {
    const known = (pool.get(name.toLowerCase()) ?? []).map(String);
    return fc.record({
      name: fc.constant(name),
      value:
        known.length > 0
          ? fc.oneof(fc.constantFrom(...known), oddText, fc.constant(null))
          : fc.oneof(oddText, fc.constant(null)),
      operator: fc.oneof(fc.constant(null), fc.constantFrom(...OPERATORS), oddText),
      type: fc.oneof(fc.constant(null), fc.constantFrom(...TYPES), oddText),
    });
  });
}

/** Every query and mutation of the contract: a new kind is fuzzed because it is in there. */
export const operations: Operation[] = [schema.getQueryType(), schema.getMutationType()].flatMap(type =>
  Object.values(type?.getFields() ?? {}).map(field => operationOf(field, type === schema.getMutationType())),
);

/** What of a stored record an input of this type takes; of its texts only those whose name `joins`, if not all. */
export function fitting(
  record: Record<string, unknown>,
  inputName: string,
  joins = /^/,
): Record<string, unknown> | null {
  const type = schema.getType(inputName);
  if (!isInputObjectType(type)) return null;
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap(({ name, type: fieldType }) => {
      const value = record[name];
      // A new record: that of its own supplier is accepted, and changes nobody's.
      if (value === undefined || name === 'id' || name === 'rut') return [];
      const named = getNamedType(fieldType);
      if (isInputObjectType(named))
        return Array.isArray(value)
          ? [[name, value.map(row => fitting(row as Record<string, unknown>, named.name, joins))]]
          : [];
      return named.name !== 'String' || joins.test(name) ? [[name, value]] : [];
    }),
  );
}
