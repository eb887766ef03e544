/** Maps contract names to the backend's names in `src/platform/graphql/names.json`. */
import {
  buildASTSchema,
  getNamedType,
  isInputObjectType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type ArgumentNode,
  type ASTNode,
  type DocumentNode,
  type FieldNode,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type NameNode,
  type NamedTypeNode,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  type TypeNode,
} from 'graphql';

/** Serialized form of a scalar: decimals as JSON numbers, days as their first moment. */
const SENT_AS = ['text', 'number', 'moment'] as const;
type SentAs = (typeof SENT_AS)[number];
/** Formats other than the contract's text. */
type Otherwise = Exclude<SentAs, 'text'>;

interface ScalarName {
  name: string;
  send: SentAs;
}

/** Parsed and validated names file; keys are contract names, values backend names. */
export interface Names {
  scalars: Record<string, ScalarName>;
  types: Record<string, string>;
  /** Fields of Query and Mutation; null (also below) when the backend does not have it. */
  calls: Record<string, string | null>;
  /** 'call.argument': the name, or 'name: InputType'. */
  arguments: Record<string, string | null>;
  /** 'Type.field', also for inputs; '*.field' for every type with the field. */
  fields: Record<string, string | null>;
  /**
   * Names of list parameters and sort columns: 'name' for every list, 'call.name' for one; '*' and 'call.*' derive from the row's fields.
   */
  parameters: Record<string, string>;
  /** 'Type.field' or '*.field' of text fields: the backend's text by the portal's, such as statuses and sort directions. */
  values: Record<string, Values>;
}

type Values = Readonly<Record<string, string>>;

export class NamesError extends Error {
  override name = 'NamesError';
}

const SECTIONS = ['scalars', 'types', 'calls', 'arguments', 'fields', 'parameters', 'values'] as const;
const NAME = /^[A-Za-z_]\w*$/;
const ARGUMENT = /^([A-Za-z_]\w*)(?:\s*:\s*([A-Za-z_]\w*))?$/;
/** Scalars sent as JSON numbers in every contract. */
const NUMBERS = ['Float', 'Int', 'Long', 'BigInt', 'Short'];
const CALL_TYPES = ['Query', 'Mutation'];
/** Sections in which null marks a missing item. */
const MAY_BE_ABSENT = ['calls', 'arguments', 'fields'];
/** Template that derives list parameters from row fields: unchanged or capitalized. */
const AS_FIELDS = /\{[fF]ield\}/;

type Texts = Record<string, string | null>;

/** Later files override earlier ones. @throws NamesError with every error and its place. */
function readNames(texts: readonly string[], contract: GraphQLSchema): Names {
  const names: Names = { scalars: {}, types: {}, calls: {}, arguments: {}, fields: {}, parameters: {}, values: {} };
  const problems: string[] = [];
  for (const text of texts) {
    const file = parseObject(text);
    for (const [section, entries] of Object.entries(file)) {
      if (section.startsWith('$')) continue; // '$schema', '$about'
      if (!(SECTIONS as readonly string[]).includes(section) || !isRecord(entries)) {
        problems.push(`"${section}" is none of ${SECTIONS.join(', ')}, or no list of names.`);
        continue;
      }
      for (const [from, to] of Object.entries(entries)) {
        if (section === 'scalars') {
          const scalar = scalarName(to);
          if (scalar) names.scalars[from] = scalar;
          else problems.push(`scalars.${from} must be a name or { "name": ..., "send": ${SENT_AS.join(' | ')} }.`);
        } else if (section === 'values') {
          if (isRecord(to) && Object.values(to).every(value => typeof value === 'string'))
            names.values[from] = to as Values;
          else problems.push(`values.${from} must be like { "Portal text": "backend text" }.`);
        } else if (typeof to === 'string') (names[section as 'types'] as Texts)[from] = to.trim();
        else if (to === null && MAY_BE_ABSENT.includes(section)) (names[section as 'types'] as Texts)[from] = null;
        else problems.push(`${section}.${from} must be a text${MAY_BE_ABSENT.includes(section) ? ', or null' : ''}.`);
      }
    }
  }
  problems.push(...getProblems(names, contract));
  if (problems.length > 0) throw new NamesError(problems.join('\n'));
  return names;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseObject(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new NamesError(`It is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (!isRecord(value)) throw new NamesError('It must be one JSON object.');
  return value;
}

function scalarName(given: unknown): ScalarName | null {
  if (typeof given === 'string')
    return { name: given.trim(), send: NUMBERS.includes(given.trim()) ? 'number' : 'text' };
  if (!isRecord(given) || typeof given['name'] !== 'string') return null;
  const { name, send = NUMBERS.includes(name) ? 'number' : 'text' } = given;
  return (SENT_AS as readonly unknown[]).includes(send) ? { name, send: send as SentAs } : null;
}

/** Validates the names: keys must exist in the contract, values must be valid GraphQL names. */
function getProblems(names: Names, contract: GraphQLSchema): string[] {
  const found: string[] = [];
  const listFields = (type: string) => {
    const known = contract.getType(type);
    return isObjectType(known) || isInputObjectType(known) ? known.getFields() : null;
  };
  const callNamed = (call: string) => CALL_TYPES.map(type => listFields(type)?.[call]).find(Boolean);
  for (const [from, { name }] of Object.entries(names.scalars)) {
    if (!isScalarType(contract.getType(from))) found.push(`scalars: the contract has no scalar "${from}".`);
    if (!NAME.test(name)) found.push(`scalars.${from}: "${name}" is no name.`);
  }
  for (const [from, to] of Object.entries(names.types)) {
    if (!contract.getType(from)) found.push(`types: the contract has no type "${from}".`);
    if (!NAME.test(to)) found.push(`types.${from}: "${to}" is no name.`);
  }
  for (const [from, to] of Object.entries(names.calls)) {
    const call = callNamed(from);
    if (!call) found.push(`calls: the contract has no query or mutation "${from}".`);
    if (to === null && call && isNonNullType(call.type)) found.push(`calls.${from}: ${CANNOT_BE_ABSENT}`);
    if (to !== null && !NAME.test(to)) found.push(`calls.${from}: "${to}" is no name.`);
  }
  for (const [from, to] of Object.entries(names.arguments)) {
    const [call = '', argument = ''] = from.split('.');
    const of = callNamed(call);
    if (call !== '*' && (!of || !('args' in of) || !of.args.some(one => one.name === argument)))
      found.push(`arguments: the contract has no "${from}"; write "call.argument".`);
    const given = of && 'args' in of ? of.args.find(one => one.name === argument) : undefined;
    if (to === null && (!given || isNonNullType(given.type))) found.push(`arguments.${from}: ${CANNOT_BE_ABSENT}`);
    if (to !== null && !ARGUMENT.test(to))
      found.push(`arguments.${from}: "${to}" is neither a name nor "name: InputType".`);
  }
  for (const [from, to] of Object.entries(names.fields)) {
    const [type = '', field = ''] = from.split('.');
    const owners = typesWithFields(contract).filter(
      ({ name }) => (type === '*' ? !CALL_TYPES.includes(name) : name === type) && listFields(name)?.[field],
    );
    if (owners.length === 0) found.push(`fields: the contract has no "${from}"; write "Type.field" or "*.field".`);
    if (to === null && owners.some(({ name }) => isNonNullType(listFields(name)?.[field]?.type)))
      found.push(`fields.${from}: ${CANNOT_BE_ABSENT}`);
    if (to !== null && !NAME.test(to)) found.push(`fields.${from}: "${to}" is no name.`);
  }
  for (const from of Object.keys(names.values)) {
    const [type = '', field = ''] = from.split('.');
    const owners = typesWithFields(contract).filter(({ name }) => type === '*' || name === type);
    if (!owners.some(({ name }) => bare(listFields(name)?.[field]?.type ?? '') === 'String'))
      found.push(`values: the contract has no text field "${from}"; write "Type.field" or "*.field".`);
  }
  for (const from of Object.keys(names.parameters)) {
    const [call = '', ...rest] = from.split('.');
    if (rest.length > 0 && !getRowType(contract, call))
      found.push(`parameters: the contract has no list "${call}"; write "name", "list.name", "list.*" or "*".`);
    if (from.endsWith('*') !== AS_FIELDS.test(names.parameters[from] ?? ''))
      found.push(`parameters.${from}: a star goes with {field} or {Field}, and nothing else does.`);
  }
  return found;
}

const CANNOT_BE_ABSENT = 'the portal cannot do without it, so it must have a name.';

export interface Renaming {
  types: ReadonlyMap<string, string>;
  fields: ReadonlyMap<string, string>;
  arguments: ReadonlyMap<string, string>;
  absent: ReadonlySet<string>;
  /** Parameter names by the target's list name. */
  words: Words;
  /** Values by 'Type.field' that differ. */
  values: ReadonlyMap<string, Values>;
}

type Words = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Returns every contract name that differs in the backend. */
function getRenaming(names: Names, contract: GraphQLSchema): Renaming {
  const types = new Map(Object.entries(names.types));
  for (const [from, { name }] of Object.entries(names.scalars)) types.set(from, name);
  const fields = new Map<string, string>();
  const args = new Map<string, string>();
  const absent = new Set<string>();
  const values = new Map<string, Values>();
  const differs = (map: Map<string, string>, key: string, from: string, to: string | null | undefined) => {
    if (to === null) absent.add(key);
    else if (to !== undefined && to !== from) map.set(key, to);
  };
  for (const type of typesWithFields(contract)) {
    const isCall = CALL_TYPES.includes(type.name);
    for (const [field, definition] of Object.entries(type.getFields())) {
      const name = isCall ? names.calls[field] : getFirst(names.fields, `${type.name}.${field}`, `*.${field}`);
      differs(fields, `${type.name}.${field}`, field, name);
      const own = getFirst(names.values, `${type.name}.${field}`, `*.${field}`);
      if (own && bare(definition.type) === 'String') values.set(`${type.name}.${field}`, own);
      if (!isCall || !('args' in definition)) continue;
      for (const { name: argument } of definition.args)
        differs(args, `${type.name}.${field}.${argument}`, argument, argumentName(names, field, argument)?.name);
    }
  }
  return { types, fields, arguments: args, absent, words: getWords(names, contract, fields), values };
}

/** Returns the first entry that exists, even when it is null. */
function getFirst<Value>(entries: Record<string, Value>, ...keys: string[]): Value | undefined {
  const key = keys.find(one => Object.hasOwn(entries, one));
  return key === undefined ? undefined : entries[key];
}

function argumentName(names: Names, call: string, argument: string): { name: string | null; type?: string } | null {
  const given = getFirst(names.arguments, `${call}.${argument}`, `*.${argument}`);
  if (given === null) return { name: null };
  const [, name, type] = ARGUMENT.exec(given ?? '') ?? [];
  return name === undefined ? null : { name, ...(type !== undefined && { type }) };
}

/** Returns the row type of a list; null for other operations. */
export function getRowType(contract: GraphQLSchema, call: string): GraphQLObjectType | null {
  const list = contract.getQueryType()?.getFields()[call];
  const page = list && getNamedType(list.type);
  const rows = isObjectType(page) ? page.getFields()['data'] : undefined;
  const row = rows && getNamedType(rows.type);
  return isObjectType(row) && list?.args.some(({ type }) => bare(type) === 'ListInput') ? row : null;
}

/** By list, '*' for every list; explicit names override names derived from fields. */
function getWords(names: Names, contract: GraphQLSchema, fields: ReadonlyMap<string, string>): Words {
  const { parameters } = names;
  const words = new Map<string, Record<string, string>>();
  const ofAll = Object.entries(parameters).filter(([from]) => from !== '*' && !from.includes('.'));
  if (ofAll.length > 0) words.set('*', Object.fromEntries(ofAll));
  for (const call of Object.keys(contract.getQueryType()?.getFields() ?? {})) {
    const row = getRowType(contract, call);
    const theirs = getFirst(names.calls, call) === null ? null : (names.calls[call] ?? call);
    if (!row || theirs === null) continue;
    const own: Record<string, string> = {};
    const pattern = getFirst(parameters, `${call}.*`, '*');
    for (const field of pattern === undefined ? [] : Object.keys(row.getFields())) {
      const name = fields.get(`${row.name}.${field}`) ?? field;
      const word = pattern?.replace('{field}', name).replace('{Field}', name.charAt(0).toUpperCase() + name.slice(1));
      if (word !== undefined && word !== field && !Object.hasOwn(parameters, field)) own[field] = word;
    }
    for (const [from, to] of Object.entries(parameters))
      if (from.startsWith(`${call}.`) && !from.endsWith('*')) own[from.slice(call.length + 1)] = to;
    if (Object.keys(own).length > 0) words.set(theirs, { ...words.get(theirs), ...own });
  }
  return words;
}

/** Returns a list's parameters from its description in the schema ('Parameters: ...'). */
export function getParameters(contract: GraphQLSchema, call: string): string[] {
  const said = /Parameters: ([^.;]*)/.exec(contract.getQueryType()?.getFields()[call]?.description ?? '')?.[1] ?? '';
  const words = said.replaceAll(/\([^)]*\)/g, '').split(/,| and | or /);
  return words.map(word => word.trim()).filter(word => NAME.test(word));
}

/** Returns parameters that are not row fields and have no name yet. */
export function unnamedParameters({ contract, names }: Pick<Backend, 'contract' | 'names'>, call: string): string[] {
  const row = getRowType(contract, call);
  return getParameters(contract, call).filter(
    word =>
      !row?.getFields()[word] &&
      !Object.hasOwn(names.parameters, word) &&
      !Object.hasOwn(names.parameters, `${call}.${word}`),
  );
}

const bare = (type: unknown) => String(type).replaceAll(/[[\]!]/g, '');

function typesWithFields(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type) || isInputObjectType(type))
    .filter(({ name }) => !name.startsWith('__'));
}

/** Reverses the renaming, for documents in the backend's names. */
export function reversed(
  names: Names,
  { types, fields, arguments: args }: Renaming,
  contract: GraphQLSchema,
): Renaming {
  const theirs = (type: string) => types.get(type) ?? type;
  const back = {
    types: new Map<string, string>(),
    fields: new Map<string, string>(),
    arguments: new Map<string, string>(),
    absent: new Set<string>(),
    words: new Map<string, Record<string, string>>(),
    values: new Map<string, Values>(),
  };
  for (const [ours, other] of types) if (!isScalarType(contract.getType(ours))) back.types.set(other, ours);
  for (const [key, other] of fields) {
    const [type = '', field = ''] = key.split('.');
    back.fields.set(`${theirs(type)}.${other}`, field);
  }
  for (const [key, other] of args) {
    const [type = '', call = '', argument = ''] = key.split('.');
    back.arguments.set(`${theirs(type)}.${fields.get(`${type}.${call}`) ?? call}.${other}`, argument);
  }
  // An input with another type name in one operation becomes a separate type with the same fields.
  for (const { copy, of } of inputCopies(names, contract))
    for (const [key, other] of fields)
      if (key.startsWith(`${of}.`)) back.fields.set(`${copy}.${other}`, key.slice(of.length + 1));
  return back;
}

function inputCopies(names: Names, contract: GraphQLSchema): { copy: string; of: string; key: string }[] {
  return CALL_TYPES.flatMap(root => {
    const type = contract.getType(root);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(call =>
      call.args.flatMap(({ name, type: given }) => {
        const copy = argumentName(names, call.name, name)?.type;
        return copy === undefined ? [] : [{ copy, of: bare(given), key: `${root}.${call.name}.${name}` }];
      }),
    );
  });
}

const named = (node: NameNode, value: string | undefined): NameNode =>
  value === undefined || value === node.value ? node : { ...node, value };

function renameSchema(sdl: DocumentNode, names: Names): DocumentNode {
  const contract = buildASTSchema(sdl);
  const { types, fields, arguments: args, absent } = getRenaming(names, contract);
  const copies = inputCopies(names, contract);
  const copyAt = new Map(copies.map(({ key, copy }) => [key, copy]));
  const typeName = (name: NameNode) => named(name, types.get(name.value));
  const definitions = sdl.definitions.flatMap((definition): (typeof definition)[] => {
    if (definition.kind === Kind.SCALAR_TYPE_DEFINITION) {
      const name = typeName(definition.name);
      const isKnown = isSpecified(name.value) || (name !== definition.name && definesScalar(sdl, name.value));
      return isKnown ? [] : [{ ...definition, name }];
    }
    if (
      definition.kind !== Kind.OBJECT_TYPE_DEFINITION &&
      definition.kind !== Kind.OBJECT_TYPE_EXTENSION &&
      definition.kind !== Kind.INPUT_OBJECT_TYPE_DEFINITION
    )
      return [renameTypes(definition, types)];
    const owner = definition.name.value;
    const isInput = definition.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION;
    const renamed = renameTypes(definition, types) as typeof definition;
    const kept = (renamed.fields ?? []).filter(({ name }) => !absent.has(`${owner}.${name.value}`));
    const own = kept.map(field => {
      const key = `${owner}.${field.name.value}`;
      const base = { ...field, name: named(field.name, fields.get(key)) };
      if (isInput || !('arguments' in field)) return base;
      return {
        ...base,
        arguments: field.arguments?.flatMap((argument): InputValueDefinitionNode[] => {
          const at = `${key}.${argument.name.value}`;
          const type = copyAt.get(at);
          if (absent.has(at)) return [];
          return [
            {
              ...argument,
              name: named(argument.name, args.get(at)),
              type: type === undefined ? argument.type : withName(argument.type, type),
            },
          ];
        }),
      };
    });
    const made = { ...renamed, name: typeName(definition.name), fields: own } as typeof definition;
    const twins = isInput
      ? new Set(copies.filter(({ of }) => of === owner).map(({ copy }) => copy))
      : new Set<string>();
    twins.delete(made.name.value);
    return [
      made,
      ...[...twins].map(copy => ({ ...made, name: named(made.name, copy) }) as InputObjectTypeDefinitionNode),
    ];
  });
  return { ...sdl, definitions };
}

const isSpecified = (name: string) => ['Int', 'Float', 'String', 'Boolean', 'ID'].includes(name);

function definesScalar(sdl: DocumentNode, name: string): boolean {
  return sdl.definitions.some(one => one.kind === Kind.SCALAR_TYPE_DEFINITION && one.name.value === name);
}

/** Renames all referenced types, but not the definition itself. */
function renameTypes<Node extends ASTNode>(node: Node, types: ReadonlyMap<string, string>): Node {
  return visit(node, {
    NamedType: (type: NamedTypeNode) =>
      types.has(type.name.value) ? { ...type, name: named(type.name, types.get(type.name.value)) } : undefined,
  }) as Node;
}

function withName(type: TypeNode, name: string): TypeNode {
  if (type.kind === Kind.NAMED_TYPE) return { ...type, name: named(type.name, name) };
  return { ...type, type: withName(type.type, name) } as TypeNode;
}

/** A selection with omitted fields, which the portal reads as null. */
type Selection = SelectionSetNode & { absent?: string[] };

/** A field whose values the portal translates: the portal's text by the backend's. */
type Field = FieldNode & { values?: Values };

/**
 * Renames a document. Renamed fields keep the old name as alias, so that the response uses the caller's names;
 * missing fields are omitted and listed in their selection.
 * `schema` has the document's names, `other` the target names; variable types follow from their usage.
 */
export function renameDocument(
  document: DocumentNode,
  schema: GraphQLSchema,
  other: GraphQLSchema,
  { types, fields, arguments: args, absent, words, values }: Renaming,
): DocumentNode {
  const info = new TypeInfo(schema);
  const fieldKey = (name: string) => `${info.getParentType()?.name}.${name}`;
  const renamed = visit(
    document,
    visitWithTypeInfo(info, {
      SelectionSet: {
        enter(node): Selection | undefined {
          const isAbsent = (one: SelectionNode): one is FieldNode =>
            one.kind === Kind.FIELD && absent.has(fieldKey(one.name.value));
          const left = node.selections.filter(isAbsent).map(({ alias, name }) => (alias ?? name).value);
          if (left.length === 0) return undefined;
          const kept = node.selections.filter(one => !isAbsent(one));
          return { ...node, selections: kept.length > 0 ? kept : [TYPE_NAME], absent: left };
        },
      },
      Field: {
        leave(node: FieldNode): Field | undefined {
          const key = fieldKey(node.name.value);
          const [name, own] = [fields.get(key), values.get(key)];
          if (name === undefined && own === undefined) return undefined;
          return {
            ...node,
            ...(name !== undefined && { alias: node.alias ?? node.name, name: named(node.name, name) }),
            ...(own && { values: swapped(own) }),
          };
        },
      },
      Argument: {
        leave(node: ArgumentNode) {
          const key = `${info.getParentType()?.name}.${info.getFieldDef()?.name}.${node.name.value}`;
          if (absent.has(key)) return null;
          const name = args.get(key);
          return name === undefined ? undefined : { ...node, name: named(node.name, name) };
        },
      },
      ObjectField: {
        leave(node) {
          const key = `${bare(info.getParentInputType() ?? '')}.${node.name.value}`;
          if (absent.has(key)) return null;
          const name = fields.get(key);
          return name === undefined ? undefined : { ...node, name: named(node.name, name) };
        },
      },
      NamedType: {
        leave: node =>
          types.has(node.name.value) ? { ...node, name: named(node.name, types.get(node.name.value)) } : undefined,
      },
    }),
  ) as DocumentNode;
  return withTypedVariables(withOneUse(absent.size > 0 ? withoutUnused(renamed) : renamed, other, words), other);
}

const swapped = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([ours, theirs]) => [theirs, ours]));

const TYPE_NAME: FieldNode = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } };

function withoutUnused(document: DocumentNode): DocumentNode {
  const fragments = new Map(
    document.definitions.flatMap(one =>
      one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one] as const] : [],
    ),
  );
  const spread = new Set<string>();
  const usedBy = (operation: OperationDefinitionNode) => {
    const used = new Set<string>();
    const seen = new Set<string>();
    const look = (node: ASTNode): void =>
      void visit(node, {
        VariableDefinition: () => false,
        Variable: ({ name }) => void used.add(name.value),
        FragmentSpread({ name: { value } }) {
          const fragment = fragments.get(value);
          if (!fragment || seen.has(value)) return;
          seen.add(value);
          spread.add(value);
          look(fragment);
        },
      });
    look(operation);
    return used;
  };
  const operations = new Map(
    document.definitions.flatMap(one => (one.kind === Kind.OPERATION_DEFINITION ? [[one, usedBy(one)] as const] : [])),
  );
  const definitions = document.definitions.flatMap((one): (typeof one)[] => {
    if (one.kind === Kind.FRAGMENT_DEFINITION) return spread.has(one.name.value) ? [one] : [];
    if (one.kind !== Kind.OPERATION_DEFINITION) return [one];
    const kept = one.variableDefinitions?.filter(({ variable }) => operations.get(one)?.has(variable.name.value));
    return [{ ...one, variableDefinitions: kept ?? [] }];
  });
  return { ...document, definitions };
}

/**
 * Splits a variable that operations use with different types or names: 'waiting' and 'waiting__2'.
 * The portal's translator assigns the value of the first to each.
 */
function withOneUse(document: DocumentNode, schema: GraphQLSchema, words: Words): DocumentNode {
  const definitions = document.definitions.map(operation => {
    if (operation.kind !== Kind.OPERATION_DEFINITION) return operation;
    const root = operation.operation === 'mutation' ? schema.getMutationType() : schema.getQueryType();
    const uses = new Map<string, string[]>();
    const selections = operation.selectionSet.selections.map(call => {
      if (call.kind !== Kind.FIELD) return call;
      const known = root?.getFields()[call.name.value];
      const given = call.arguments?.map((argument): ArgumentNode => {
        const type = known?.args.find(({ name }) => name === argument.name.value)?.type;
        if (argument.value.kind !== Kind.VARIABLE || !type) return argument;
        const { name } = argument.value;
        const use = `${bare(type)} ${JSON.stringify(words.get(call.name.value) ?? {})}`;
        const before = uses.get(name.value) ?? [];
        if (!before.includes(use)) uses.set(name.value, [...before, use]);
        const place = uses.get(name.value)?.indexOf(use) ?? 0;
        if (place === 0) return argument;
        return { ...argument, value: { ...argument.value, name: named(name, again(name.value, place)) } };
      });
      return given ? { ...call, arguments: given } : call;
    });
    const variables = operation.variableDefinitions?.flatMap(definition => {
      const { name } = definition.variable;
      const more = (uses.get(name.value) ?? []).slice(1).map((_, index) => ({
        ...definition,
        variable: { ...definition.variable, name: named(name, again(name.value, index + 1)) },
      }));
      return [definition, ...more];
    });
    const isSame = [...uses.values()].every(({ length }) => length === 1);
    if (isSame) return operation;
    return {
      ...operation,
      selectionSet: { ...operation.selectionSet, selections },
      variableDefinitions: variables ?? [],
    };
  });
  return { ...document, definitions };
}

const again = (variable: string, place: number) => `${variable}__${place + 1}`;

function withTypedVariables(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const info = new TypeInfo(schema);
  // By operation, because two may share a variable name; fragment variables count for every operation.
  const wanted = new Map<string, string>();
  let at = '';
  const enter = (name: string) => void (at = name);
  visit(
    document,
    visitWithTypeInfo(info, {
      OperationDefinition: node => enter(node.name?.value ?? ''),
      FragmentDefinition: () => enter('*'),
      VariableDefinition: () => false,
      Variable(node) {
        const type = info.getInputType();
        if (type) wanted.set(`${at} ${node.name.value}`, bare(type));
      },
    }),
  );
  return visit(document, {
    OperationDefinition: node => enter(node.name?.value ?? ''),
    VariableDefinition(node) {
      const name = node.variable.name.value;
      const type = wanted.get(`${at} ${name}`) ?? wanted.get(`* ${name}`);
      return type === undefined ? undefined : { ...node, type: withName(node.type, type) };
    },
  }) as DocumentNode;
}

/** Differences of one input field; same as `BackendField` of the portal. */
interface BackendField {
  to?: string | null;
  as?: Otherwise;
  in?: string;
  names?: true;
  values?: Values;
  ofParameter?: true;
}

/** Data that the portal needs to send variables in the backend's names; `inputs` is null when nothing differs. */
export interface Dto {
  /** Maximum digits of an id; null for text ids. */
  idDigits: number | null;
  inputs: Record<string, Record<string, BackendField>> | null;
  scalars: Record<string, Otherwise>;
  /** Parameter names by the backend's list name, '*' for all. */
  words: Record<string, Readonly<Record<string, string>>>;
  /** Values of list parameters by the backend's list name and parameter, '*' for all lists. */
  values: Record<string, Record<string, Values>>;
}

/** Text fields that contain the name of a column or parameter. */
const NAMING = ['ListParameter.name', 'ListInput.sortBy'];

export function toDto(names: Names, contract: GraphQLSchema): Dto {
  const { types, fields, absent, words, values } = getRenaming(names, contract);
  const ofParameters = parameterValues(names, contract);
  const theirs = (type: string) => types.get(type) ?? type;
  const sentAs = (type: string): Otherwise | undefined => {
    const send = type === 'Id' ? undefined : names.scalars[type]?.send;
    return send === 'text' ? undefined : send;
  };
  const inputs = typesWithFields(contract).filter(isInputObjectType);
  const listFields = (type: GraphQLInputObjectType, within: ReadonlySet<string>): Record<string, BackendField> =>
    Object.fromEntries(
      Object.entries(type.getFields()).flatMap(([field, { type: given }]): [string, BackendField][] => {
        const inner = bare(given);
        const key = `${type.name}.${field}`;
        const [to, as] = [absent.has(key) ? null : fields.get(key), sentAs(inner)];
        const entry: BackendField = {
          ...(to !== undefined && { to }),
          ...(as !== undefined && { as }),
          ...(within.has(inner) && { in: theirs(inner) }),
          ...(words.size > 0 && NAMING.includes(key) && { names: true }),
          ...(values.has(key) && { values: values.get(key) }),
          ...(Object.keys(ofParameters).length > 0 && key === 'ListParameter.value' && { ofParameter: true }),
        };
        return Object.keys(entry).length > 0 ? [[field, entry]] : [];
      }),
    );
  // An input also differs when a nested input differs, so nested ones come first regardless of their declaration.
  const differing = new Set<string>();
  for (let size = -1; size < differing.size;) {
    size = differing.size;
    for (const type of inputs) if (Object.keys(listFields(type, differing)).length > 0) differing.add(type.name);
  }
  const found = new Map(
    inputs.filter(({ name }) => differing.has(name)).map(type => [type.name, listFields(type, differing)] as const),
  );
  const byTheirs: NonNullable<Dto['inputs']> = {};
  for (const [type, entries] of found) byTheirs[theirs(type)] = entries;
  for (const { copy, of } of inputCopies(names, contract)) {
    const entries = found.get(of);
    if (entries) byTheirs[copy] = entries;
  }
  const scalars: Dto['scalars'] = {};
  for (const [scalar, { name }] of Object.entries(names.scalars)) {
    const as = sentAs(scalar);
    if (as) scalars[name] = as;
  }
  const id = names.scalars['Id'];
  const isNothing = Object.keys(byTheirs).length + Object.keys(scalars).length + absent.size + values.size === 0;
  return {
    idDigits: id?.send === 'number' ? (id.name === 'Int' ? 9 : 15) : null,
    inputs: isNothing ? null : byTheirs,
    scalars,
    words: Object.fromEntries(words),
    values: ofParameters,
  };
}

/** Returns the values of list parameters: a parameter has the values of the row's field with the same name. */
export function parameterValues(names: Names, contract: GraphQLSchema): Dto['values'] {
  const found: Dto['values'] = {};
  const add = (list: string, parameter: string, values: Values) => {
    found[list] = { ...found[list], [parameter]: values };
  };
  for (const [key, values] of Object.entries(names.values)) {
    const [type = '', field = ''] = key.split('.');
    if (type === '*') add('*', field, values);
    else
      for (const call of Object.keys(contract.getQueryType()?.getFields() ?? {}))
        if (getRowType(contract, call)?.name === type) add(names.calls[call] ?? call, field, values);
  }
  return found;
}

export interface Backend {
  names: Names;
  contract: GraphQLSchema;
  /** The contract in the backend's names. */
  theirs: GraphQLSchema;
  theirSdl: DocumentNode;
  renaming: Renaming;
}

/** @throws NamesError */
export function getBackend(sdlText: string, namesTexts: readonly string[]): Backend {
  const sdl = parse(sdlText);
  const contract = buildASTSchema(sdl);
  const names = readNames(namesTexts, contract);
  const theirSdl = renameSchema(sdl, names);
  return { names, contract, theirSdl, theirs: getBuild(theirSdl), renaming: getRenaming(names, contract) };
}

function getBuild(sdl: DocumentNode): GraphQLSchema {
  try {
    return buildASTSchema(sdl);
  } catch (error) {
    throw new NamesError(`Two things have one name then: ${error instanceof Error ? error.message : String(error)}`);
  }
}
