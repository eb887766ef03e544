/**
 * A backend may have other names than the contract: `src/platform/graphql/names.json` says which, in one place. From it follow the documents
 * that are sent (`npm run generate`), what `npm run contract` compares with, and what the stand-in itself speaks.
 */
import {
  buildASTSchema,
  isInputObjectType,
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
  type GraphQLSchema,
  type InputObjectTypeDefinitionNode,
  type InputValueDefinitionNode,
  type NameNode,
  type NamedTypeNode,
  type TypeNode,
} from 'graphql';

/** How values of a scalar are sent: decimals as JSON numbers, days as the moment they begin. */
const SENT_AS = ['text', 'number', 'moment'] as const;
type SentAs = (typeof SENT_AS)[number];
/** What differs from the contract's texts. */
type Otherwise = Exclude<SentAs, 'text'>;

interface ScalarName {
  name: string;
  send: SentAs;
}

/** The file, read and checked; all names of the left are the contract's, those of the right the backend's. */
export interface Names {
  scalars: Record<string, ScalarName>;
  types: Record<string, string>;
  /** Fields of Query and Mutation. */
  calls: Record<string, string>;
  /** 'call.argument': the name, or 'name: InputType'. */
  arguments: Record<string, string>;
  /** 'Type.field', of inputs, too; '*.field' of every type that has it. */
  fields: Record<string, string>;
  /** What list parameters and orders name in texts. */
  parameters: Record<string, string>;
}

/** What is wrong with the names, in sentences. */
export class NamesError extends Error {
  override name = 'NamesError';
}

const SECTIONS = ['scalars', 'types', 'calls', 'arguments', 'fields', 'parameters'] as const;
const NAME = /^[A-Za-z_]\w*$/;
const ARGUMENT = /^([A-Za-z_]\w*)(?:\s*:\s*([A-Za-z_]\w*))?$/;
/** Scalars that JSON has numbers for, whatever the contract sends. */
const NUMBERS = ['Float', 'Int', 'Long', 'BigInt', 'Short'];
const CALL_TYPES = ['Query', 'Mutation'];

type Texts = Record<string, string>;

/** Reads the text of one or several such files, the later ones over the earlier. @throws NamesError that says what is wrong, and where. */
function readNames(texts: readonly string[], contract: GraphQLSchema): Names {
  const names: Names = { scalars: {}, types: {}, calls: {}, arguments: {}, fields: {}, parameters: {} };
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
        } else if (typeof to === 'string') (names[section as 'types'] as Texts)[from] = to.trim();
        else problems.push(`${section}.${from} must be a text.`);
      }
    }
  }
  problems.push(...problemsOf(names, contract));
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

/** Every name of the left must be one of the contract; every name of the right one that GraphQL can have. */
function problemsOf(names: Names, contract: GraphQLSchema): string[] {
  const found: string[] = [];
  const fieldsOf = (type: string) => {
    const known = contract.getType(type);
    return isObjectType(known) || isInputObjectType(known) ? known.getFields() : null;
  };
  const callNamed = (call: string) => CALL_TYPES.map(type => fieldsOf(type)?.[call]).find(Boolean);
  for (const [from, { name }] of Object.entries(names.scalars)) {
    if (!isScalarType(contract.getType(from))) found.push(`scalars: the contract has no scalar "${from}".`);
    if (!NAME.test(name)) found.push(`scalars.${from}: "${name}" is no name.`);
  }
  for (const [from, to] of Object.entries(names.types)) {
    if (!contract.getType(from)) found.push(`types: the contract has no type "${from}".`);
    if (!NAME.test(to)) found.push(`types.${from}: "${to}" is no name.`);
  }
  for (const [from, to] of Object.entries(names.calls)) {
    if (!callNamed(from)) found.push(`calls: the contract has no query or mutation "${from}".`);
    if (!NAME.test(to)) found.push(`calls.${from}: "${to}" is no name.`);
  }
  for (const [from, to] of Object.entries(names.arguments)) {
    const [call = '', argument = ''] = from.split('.');
    const of = callNamed(call);
    if (call !== '*' && (!of || !('args' in of) || !of.args.some(one => one.name === argument)))
      found.push(`arguments: the contract has no "${from}"; write "call.argument".`);
    if (!ARGUMENT.test(to)) found.push(`arguments.${from}: "${to}" is neither a name nor "name: InputType".`);
  }
  for (const [from, to] of Object.entries(names.fields)) {
    const [type = '', field = ''] = from.split('.');
    if (type !== '*' && !fieldsOf(type)?.[field])
      found.push(`fields: the contract has no "${from}"; write "Type.field" or "*.field".`);
    if (!NAME.test(to)) found.push(`fields.${from}: "${to}" is no name.`);
  }
  return found;
}

/** Names by which a document or a schema is written anew. Keys: 'Type', 'Type.field', 'Type.field.argument'. */
export interface Renaming {
  types: ReadonlyMap<string, string>;
  fields: ReadonlyMap<string, string>;
  arguments: ReadonlyMap<string, string>;
}

/** From the contract's names to the backend's, every one that differs. */
function renamingOf(names: Names, contract: GraphQLSchema): Renaming {
  const types = new Map(Object.entries(names.types));
  for (const [from, { name }] of Object.entries(names.scalars)) types.set(from, name);
  const fields = new Map<string, string>();
  const args = new Map<string, string>();
  const differs = (map: Map<string, string>, key: string, from: string, to: string | undefined) => {
    if (to !== undefined && to !== from) map.set(key, to);
  };
  for (const type of typesWithFields(contract)) {
    const isCall = CALL_TYPES.includes(type.name);
    for (const [field, definition] of Object.entries(type.getFields())) {
      const name = isCall ? names.calls[field] : (names.fields[`${type.name}.${field}`] ?? names.fields[`*.${field}`]);
      differs(fields, `${type.name}.${field}`, field, name);
      if (!isCall || !('args' in definition)) continue;
      for (const { name: argument } of definition.args)
        differs(args, `${type.name}.${field}.${argument}`, argument, argumentName(names, field, argument)?.[1]);
    }
  }
  return { types, fields, arguments: args };
}

function argumentName(names: Names, call: string, argument: string): RegExpExecArray | null {
  return ARGUMENT.exec(names.arguments[`${call}.${argument}`] ?? names.arguments[`*.${argument}`] ?? '');
}

function typesWithFields(schema: GraphQLSchema) {
  return Object.values(schema.getTypeMap())
    .filter(type => isObjectType(type) || isInputObjectType(type))
    .filter(({ name }) => !name.startsWith('__'));
}

/** The same names the other way round: what a document in the backend's names is in the contract's. */
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
  // An input that a call has under another type is a type of its own there, with the same fields.
  for (const { copy, of } of inputCopies(names, contract))
    for (const [key, other] of fields)
      if (key.startsWith(`${of}.`)) back.fields.set(`${copy}.${other}`, key.slice(of.length + 1));
  return back;
}

/** Inputs of single calls that have a type name of their own there. */
function inputCopies(names: Names, contract: GraphQLSchema): { copy: string; of: string; key: string }[] {
  return CALL_TYPES.flatMap(root => {
    const type = contract.getType(root);
    if (!isObjectType(type)) return [];
    return Object.values(type.getFields()).flatMap(call =>
      call.args.flatMap(({ name, type: given }) => {
        const copy = argumentName(names, call.name, name)?.[2];
        return copy === undefined
          ? []
          : [{ copy, of: String(given).replaceAll(/[[\]!]/g, ''), key: `${root}.${call.name}.${name}` }];
      }),
    );
  });
}

const named = (node: NameNode, value: string | undefined): NameNode =>
  value === undefined || value === node.value ? node : { ...node, value };

/** The contract in the backend's names. */
function renameSchema(sdl: DocumentNode, names: Names): DocumentNode {
  const contract = buildASTSchema(sdl);
  const { types, fields, arguments: args } = renamingOf(names, contract);
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
    const own = (renamed.fields ?? []).map(field => {
      const key = `${owner}.${field.name.value}`;
      const base = { ...field, name: named(field.name, fields.get(key)) };
      if (isInput || !('arguments' in field)) return base;
      return {
        ...base,
        arguments: field.arguments?.map((argument): InputValueDefinitionNode => {
          const at = `${key}.${argument.name.value}`;
          const type = copyAt.get(at);
          return {
            ...argument,
            name: named(argument.name, args.get(at)),
            type: type === undefined ? argument.type : withName(argument.type, type),
          };
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

/** Every type that is named in it, except the definition's own name. */
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

/**
 * A document by other names. What is renamed keeps its old name as alias, so that the answer comes in the names of who asked. `schema` has
 * the document's own names, `other` those that it gets; the variables' types are those of the places where they stand.
 */
export function renameDocument(
  document: DocumentNode,
  schema: GraphQLSchema,
  other: GraphQLSchema,
  { types, fields, arguments: args }: Renaming,
): DocumentNode {
  const info = new TypeInfo(schema);
  const renamed = visit(
    document,
    visitWithTypeInfo(info, {
      Field: {
        leave(node: FieldNode) {
          const name = fields.get(`${info.getParentType()?.name}.${node.name.value}`);
          if (name === undefined) return undefined;
          return { ...node, alias: node.alias ?? node.name, name: named(node.name, name) };
        },
      },
      Argument: {
        leave(node: ArgumentNode) {
          const name = args.get(`${info.getParentType()?.name}.${info.getFieldDef()?.name}.${node.name.value}`);
          return name === undefined ? undefined : { ...node, name: named(node.name, name) };
        },
      },
      ObjectField: {
        leave(node) {
          const name = fields.get(
            `${String(info.getParentInputType() ?? '').replaceAll(/[[\]!]/g, '')}.${node.name.value}`,
          );
          return name === undefined ? undefined : { ...node, name: named(node.name, name) };
        },
      },
      NamedType: {
        leave: node =>
          types.has(node.name.value) ? { ...node, name: named(node.name, types.get(node.name.value)) } : undefined,
      },
    }),
  ) as DocumentNode;
  return withTypedVariables(renamed, other);
}

/** Gives each variable the type of the place where it stands. */
function withTypedVariables(document: DocumentNode, schema: GraphQLSchema): DocumentNode {
  const info = new TypeInfo(schema);
  // By operation, as two may have variables of one name; those of fragments are of every operation.
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
        if (type) wanted.set(`${at} ${node.name.value}`, String(type).replaceAll(/[[\]!]/g, ''));
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

/** What differs in one field of an input; the same as `WireField` of the portal. */
interface WireField {
  to?: string;
  as?: Otherwise;
  in?: string;
  words?: Record<string, string>;
}

/** What the portal needs to know to send variables by the backend's names; `inputs` null: nothing. */
export interface Wire {
  /** Digits that an id may have; null where ids are texts. */
  idDigits: number | null;
  inputs: Record<string, Record<string, WireField>> | null;
  scalars: Record<string, Otherwise>;
}

/** Fields that name a column or a parameter in a text. */
const NAMING = ['ListParameter.name', 'ListInput.sortBy'];

export function wireOf(names: Names, contract: GraphQLSchema): Wire {
  const { types, fields } = renamingOf(names, contract);
  const theirs = (type: string) => types.get(type) ?? type;
  const words = Object.keys(names.parameters).length > 0 ? names.parameters : null;
  const sentAs = (type: string): Otherwise | undefined => {
    const send = type === 'Id' ? undefined : names.scalars[type]?.send;
    return send === 'text' ? undefined : send;
  };
  const found = new Map<string, Record<string, WireField>>();
  const inputs = typesWithFields(contract).filter(isInputObjectType);
  for (let grew = true; grew;) {
    grew = false;
    for (const type of inputs) {
      const differing: Record<string, WireField> = {};
      for (const [field, { type: given }] of Object.entries(type.getFields())) {
        const inner = String(given).replaceAll(/[[\]!]/g, '');
        const key = `${type.name}.${field}`;
        const [to, as] = [fields.get(key), sentAs(inner)];
        const entry: WireField = {
          ...(to !== undefined && { to }),
          ...(as !== undefined && { as }),
          ...(found.has(inner) && { in: theirs(inner) }),
          ...(words && NAMING.includes(key) && { words }),
        };
        if (Object.keys(entry).length > 0) differing[field] = entry;
      }
      if (Object.keys(differing).length === Object.keys(found.get(type.name) ?? {}).length) continue;
      found.set(type.name, differing);
      grew = true;
    }
  }
  const byTheirs: NonNullable<Wire['inputs']> = {};
  for (const [type, differing] of found) byTheirs[theirs(type)] = differing;
  for (const { copy, of } of inputCopies(names, contract)) {
    const differing = found.get(of);
    if (differing) byTheirs[copy] = differing;
  }
  const scalars: Wire['scalars'] = {};
  for (const [scalar, { name }] of Object.entries(names.scalars)) {
    const as = sentAs(scalar);
    if (as) scalars[name] = as;
  }
  const id = names.scalars['Id'];
  const isNothing = Object.keys(byTheirs).length === 0 && Object.keys(scalars).length === 0;
  return {
    idDigits: id?.send === 'number' ? (id.name === 'Int' ? 9 : 15) : null,
    inputs: isNothing ? null : byTheirs,
    scalars,
  };
}

/** All of a backend's names, ready to be used. */
export interface Backend {
  names: Names;
  /** The checked-in contract. */
  contract: GraphQLSchema;
  /** The contract in the backend's names. */
  theirs: GraphQLSchema;
  theirSdl: DocumentNode;
  renaming: Renaming;
}

/** @throws NamesError */
export function backendOf(sdlText: string, namesTexts: readonly string[]): Backend {
  const sdl = parse(sdlText);
  const contract = buildASTSchema(sdl);
  const names = readNames(namesTexts, contract);
  const theirSdl = renameSchema(sdl, names);
  return { names, contract, theirSdl, theirs: builtOf(theirSdl), renaming: renamingOf(names, contract) };
}

function builtOf(sdl: DocumentNode): GraphQLSchema {
  try {
    return buildASTSchema(sdl);
  } catch (error) {
    throw new NamesError(`Two things have one name then: ${error instanceof Error ? error.message : String(error)}`);
  }
}
