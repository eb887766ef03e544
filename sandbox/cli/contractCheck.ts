import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isSpecifiedScalarType,
  Kind,
  parse,
  validate,
  type DocumentNode,
  type FieldNode,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type SelectionSetNode,
} from 'graphql';
import { getParameters, renameDocument, getRowType, unnamedParameters, type Backend } from '../schema/names.ts';
import { SWITCHABLE_FEATURES, type SwitchableFeature } from '../../src/lib/features.ts';

export interface NameKey {
  section: 'scalars' | 'types' | 'calls' | 'arguments' | 'fields' | 'values';
  key: string;
}

export interface Difference {
  where: string;
  message: string;
  /** Entry of names.json that fixes the difference when only the name differs. */
  name?: NameKey;
}

export interface OperationFile {
  path: string;
  text: string;
}

export interface Comparison {
  differences: Difference[];
  unused: string[];
  /** 'list.parameter' of queried lists; schemas do not declare these. */
  parameters: string[];
  /** Things that work but that the owner should know: deprecated fields, ids as a separate scalar. */
  notes: string[];
  /** Features with calls that the backend does not have; `VITE_FEATURES_OFF` can switch them off. */
  missing: SwitchableFeature[];
}

/** Returns every difference that affects these operations; empty when the live schema serves all. */
export function compareContract(files: readonly OperationFile[], backend: Backend, live: GraphQLSchema): Comparison {
  return new Walk(backend, live).all(files);
}

/** Several operations read the same type: only the first one lists its differences. */
function withoutRepeats(differences: readonly Difference[]): Difference[] {
  const seen = new Set<string>();
  return differences.filter(({ where, message, name }) => {
    const isOfType = !where.startsWith('input ') && name?.section !== 'calls';
    const key = [isOfType ? '' : where, message, name?.key].join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

class Walk {
  readonly #used = new Set<string>();
  readonly #found: Difference[] = [];
  readonly #parameters: Comparison['parameters'] = [];
  readonly #seen = new Set<string>();
  readonly #notes = new Set<string>();
  readonly #missing = new Set<SwitchableFeature>();
  #path = '';
  #where = '';

  readonly backend: Backend;
  readonly live: GraphQLSchema;

  constructor(backend: Backend, live: GraphQLSchema) {
    this.backend = backend;
    this.live = live;
  }

  all(files: readonly OperationFile[]): Comparison {
    for (const { path, text } of files) {
      const document = parse(text);
      for (const operation of document.definitions) {
        if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
        const name = operation.name?.value ?? '';
        this.#where = `${path}  ${name}`;
        this.#path = path;
        const before = this.#found.length;
        const [ours, theirs] =
          operation.operation === 'mutation'
            ? [this.backend.contract.getMutationType(), this.live.getMutationType()]
            : [this.backend.contract.getQueryType(), this.live.getQueryType()];
        if (!ours) continue;
        this.#types(document);
        this.#selection(operation.selectionSet, ours, theirs ?? null, document);
        if (this.#found.length === before) this.#rest(document, name);
      }
    }
    return {
      differences: withoutRepeats(this.#found),
      unused: this.#unused(),
      parameters: this.#parameters,
      notes: [...this.#notes],
      missing: SWITCHABLE_FEATURES.filter(name => this.#missing.has(name)),
    };
  }

  #tell(difference: Omit<Difference, 'where'>, where = this.#where): void {
    this.#found.push({ where, ...difference });
  }

  #rest(document: DocumentNode, operation: string): void {
    const { contract, theirs, renaming } = this.backend;
    const own = document.definitions.filter(
      one => one.kind !== Kind.OPERATION_DEFINITION || one.name?.value === operation,
    );
    const renamed = renameDocument({ ...document, definitions: own }, contract, theirs, renaming);
    for (const { message } of validate(this.live, renamed))
      if (!/^Fragment "\w+" is never used/.test(message)) this.#tell({ message });
  }

  #miss(): void {
    const feature = SWITCHABLE_FEATURES.find(name => this.#path.startsWith(`src/features/${name}/`));
    if (feature) this.#missing.add(feature);
  }

  #deprecated(what: string, reason: string | null | undefined): void {
    if (typeof reason === 'string') this.#notes.add(`${what} is deprecated in the backend: ${reason}`);
  }

  #use(section: keyof Backend['names'], ...keys: string[]): void {
    const key = keys.find(one => Object.hasOwn(this.backend.names[section], one));
    if (key !== undefined) this.#used.add(`${section} "${key}"`);
  }

  /** A fragment names its type, so the live schema must have it. */
  #types(document: DocumentNode): void {
    for (const one of document.definitions) {
      if (one.kind !== Kind.FRAGMENT_DEFINITION) continue;
      const ours = one.typeCondition.name.value;
      this.#use('types', ours);
    }
  }

  #selection(
    set: SelectionSetNode,
    ours: GraphQLObjectType,
    theirs: GraphQLObjectType | null,
    document: DocumentNode,
  ): void {
    for (const one of set.selections) {
      if (one.kind === Kind.FIELD) this.#field(one, ours, theirs, document);
      else if (one.kind === Kind.INLINE_FRAGMENT) this.#selection(one.selectionSet, ours, theirs, document);
      else {
        const fragment = document.definitions.find(
          each => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === one.name.value,
        );
        if (fragment?.kind !== Kind.FRAGMENT_DEFINITION) continue;
        if (theirs) this.#typeName(ours, theirs.name, `types.${ours.name}`);
        this.#selection(fragment.selectionSet, ours, theirs, document);
      }
    }
  }

  #field(node: FieldNode, ours: GraphQLObjectType, theirs: GraphQLObjectType | null, document: DocumentNode): void {
    const name = node.name.value;
    const field = ours.getFields()[name];
    if (!field) return; // '__typename'
    const { contract, names, renaming } = this.backend;
    const isCall = ours === contract.getQueryType() || ours === contract.getMutationType();
    if (isCall) this.#use('calls', name);
    else this.#use('fields', `${ours.name}.${name}`, `*.${name}`);
    if (renaming.absent.has(`${ours.name}.${name}`)) {
      if (isCall) this.#miss();
      return;
    }
    const known = renaming.fields.get(`${ours.name}.${name}`) ?? name;
    const other = theirs?.getFields()[known];
    if (!other) {
      if (isCall) this.#miss();
      const isNamed = isCall ? names.calls[name] !== undefined : known !== name;
      this.#tell({
        message: isCall
          ? `There is no ${ours.name === 'Mutation' ? 'mutation' : 'query'} ${said(name, known, isNamed)}.`
          : `${this.#typeWords(ours, theirs)} has no ${said(name, known, isNamed)}.${this.#candidates(ours, theirs)}`,
        name: isCall ? { section: 'calls', key: name } : { section: 'fields', key: `${ours.name}.${name}` },
      });
      return;
    }
    this.#deprecated(`"${known}" of ${this.#typeWords(ours, theirs)}`, other.deprecationReason);
    if (isCall) {
      this.#arguments(field, other, node);
      for (const parameter of unnamedParameters(this.backend, name)) this.#parameters.push(`${name}.${parameter}`);
    }
    this.#shape(`"${name}" of ${this.#typeWords(ours, theirs)}`, field.type, other.type);
    const [inner, there] = [getNamedType(field.type), getNamedType(other.type)];
    if (node.selectionSet && isObjectType(inner) && isObjectType(there))
      this.#selection(
        isCall ? withOrder(node.selectionSet, name, this.backend) : node.selectionSet,
        inner,
        there,
        document,
      );
  }

  #arguments(field: GraphQLField<unknown, unknown>, other: GraphQLField<unknown, unknown>, node: FieldNode): void {
    const { names, renaming, contract } = this.backend;
    const root = contract.getQueryType()?.getFields()[field.name] === field ? 'Query' : 'Mutation';
    const toKey = ({ name }: GraphQLArgument) => `${root}.${field.name}.${name}`;
    const getName = (one: GraphQLArgument) => renaming.arguments.get(toKey(one)) ?? one.name;
    const sent = field.args.filter(
      one => node.arguments?.some(({ name }) => name.value === one.name) && !renaming.absent.has(toKey(one)),
    );
    for (const { name } of node.arguments ?? [])
      this.#use('arguments', `${field.name}.${name.value}`, `*.${name.value}`);
    const theirs = new Map(other.args.map(one => [one.name, one]));
    const sentNames = new Set(sent.map(getName));
    const rest = other.args.filter(one => !sentNames.has(one.name));
    const isWhole = sent.every(one => theirs.has(getName(one)));
    for (const one of sent) {
      const known = getName(one);
      const there = theirs.get(known);
      if (!there) {
        this.#tell({
          message: `The call ${said(field.name, other.name, false)} has no argument ${said(one.name, known, known !== one.name)}.${unmapped(rest)}`,
          name: { section: 'arguments', key: `${field.name}.${one.name}` },
        });
        continue;
      }
      this.#deprecated(`The argument "${there.name}" of "${other.name}"`, there.deprecationReason);
      const own = /:\s*(\w+)/.exec(
        names.arguments[`${field.name}.${one.name}`] ?? names.arguments[`*.${one.name}`] ?? '',
      );
      this.#taken(`The argument "${one.name}" of "${field.name}"`, toKey(one), one.type, there.type, own?.[1]);
    }
    // An argument that names.json doesn't map yet may be the required one.
    for (const one of isWhole ? rest : [])
      if (isRequiredArgument(one))
        this.#tell({
          message: `"${other.name}" also requires the argument "${one.name}: ${String(one.type)}", which the portal doesn't send. Make it optional in the backend.`,
        });
  }

  /** Compares an argument or input field; `place` is 'Root.call.argument' or 'Type.field'. `own`: the type that names.json sets for this argument. */
  #taken(what: string, place: string, ours: GraphQLType, theirs: GraphQLType, own?: string): void {
    const [type, there] = [getNamedType(ours), getNamedType(theirs)];
    if (isInputObjectType(type) && isInputObjectType(there)) {
      this.#typeName(type, there.name, place, own);
      if (getShape(ours) !== getShape(theirs) && !takes(theirs, ours)) this.#otherShape(what, ours, theirs);
      this.#input(type, there);
    } else if (isString(type) && isEnumType(there) && takes(theirs, ours)) this.#enumOfText(what, place, there);
    else if (!takes(theirs, ours) || !this.#sameLeaf(type, there)) {
      // An argument's variable must have the exact type.
      const isArgument = place.split('.').length > 2;
      this.#otherShape(what, ours, theirs, place !== '' && !isArgument && takes(theirs, ours));
    }
    if (isEnumType(type) && isEnumType(there)) this.#enum(type, there);
  }

  /** Compares a text with the backend's enum: the enum must have every value that the portal sends. */
  #enumOfText(what: string, place: string, theirs: GraphQLEnumType): void {
    const [type = '', field = ''] = place.split('.');
    const values = this.backend.renaming.values.get(`${type}.${field}`);
    const words = theirs.getValues().map(({ name }) => name);
    const wrong = Object.values(values ?? {}).filter(value => !words.includes(value));
    if (values && wrong.length === 0) return;
    this.#tell({
      message: values
        ? `${what} is the enum ${theirs.name} in the backend, which has no ${wrong.map(word => `"${word}"`).join(', ')}. Its values: ${words.join(', ')}.`
        : `${what} is a text in the contract, and the enum ${theirs.name} in the backend. Map the portal's texts to its values: ${words.join(', ')}.`,
      name: { section: 'values', key: `${type}.${field}` },
    });
  }

  #enum(ours: GraphQLEnumType, theirs: GraphQLEnumType): void {
    if (this.#seen.has(`${ours.name} ${theirs.name}`)) return;
    this.#seen.add(`${ours.name} ${theirs.name}`);
    for (const { name } of ours.getValues())
      if (!theirs.getValue(name)) this.#tell({ message: `The backend has no value ${name}.` }, `input ${ours.name}`);
  }

  #typeName(ours: GraphQLInputObjectType | GraphQLObjectType, theirs: string, place: string, own?: string): void {
    this.#use('types', ours.name);
    const known = own ?? this.backend.renaming.types.get(ours.name) ?? ours.name;
    if (known === theirs || this.#seen.has(`type ${place}`)) return;
    this.#seen.add(`type ${place}`);
    const isNamed = own !== undefined || this.backend.renaming.types.has(ours.name);
    const [, call = '', argument] = place.split('.');
    // Another operation uses that name, so this one has a separate type.
    const isSingle = isNamed && argument !== undefined && Boolean(this.live.getType(known));
    const name: NameKey = isSingle
      ? { section: 'arguments', key: `${call}.${argument}` }
      : { section: 'types', key: ours.name };
    this.#tell({
      message: `The ${isInputObjectType(ours) ? 'input' : 'type'} ${said(ours.name, known, isNamed)} is called ${theirs} in the backend.`,
      name,
    });
  }

  #input(ours: GraphQLInputObjectType, theirs: GraphQLInputObjectType): void {
    const where = `input ${this.#typeWords(ours, theirs)}`;
    const { fields, absent } = this.backend.renaming;
    const there = theirs.getFields();
    if (theirs.isOneOf && Object.keys(ours.getFields()).length > 1)
      this.#tell(
        {
          message: `${theirs.name} is a @oneOf input: it accepts exactly one field, and the portal sends several. Remove @oneOf in the backend.`,
        },
        where,
      );
    for (const { name } of Object.values(ours.getFields())) this.#use('fields', `${ours.name}.${name}`, `*.${name}`);
    if (this.#seen.has(`${ours.name} ${theirs.name}`)) return;
    this.#seen.add(`${ours.name} ${theirs.name}`);
    const met = new Set<string>();
    let isWhole = true;
    const outer = this.#where;
    this.#where = where;
    for (const field of Object.values(ours.getFields())) {
      const key = `${ours.name}.${field.name}`;
      if (absent.has(key)) continue;
      const known = fields.get(key) ?? field.name;
      const other = there[known];
      if (!other) {
        this.#tell({
          message: `${this.#typeWords(ours, theirs)} has no ${said(field.name, known, known !== field.name)}.${this.#candidates(ours, theirs)}`,
          name: { section: 'fields', key },
        });
        isWhole = false;
        continue;
      }
      met.add(other.name);
      this.#deprecated(`"${other.name}" of ${this.#typeWords(ours, theirs)}`, other.deprecationReason);
      this.#taken(`"${field.name}"`, key, field.type, other.type);
    }
    // Without a name in names.json, any field of the live type may be the required one.
    for (const field of isWhole ? Object.values(there) : [])
      if (isRequiredInputField(field) && !met.has(field.name))
        this.#tell({
          message: `The backend also requires "${field.name}: ${String(field.type)}", which the portal doesn't send. Make it optional in the backend.`,
        });
    this.#where = outer;
  }

  #shape(what: string, ours: GraphQLType, theirs: GraphQLType): void {
    if (fits(ours, theirs) && this.#sameLeaf(getNamedType(ours), getNamedType(theirs))) return;
    this.#otherShape(what, ours, theirs, fits(ours, theirs));
  }

  #sameLeaf(ours: GraphQLType, theirs: GraphQLType): boolean {
    if (!isLeafType(ours)) return !isLeafType(theirs);
    // A result's enum arrives as text.
    if (isString(ours) && isEnumType(theirs)) return true;
    return isLeafType(theirs) && (isEnumType(ours) || this.#leafName(ours.name) === theirs.name);
  }

  #leafName = (ours: string) => this.backend.renaming.types.get(ours) ?? ours;

  #otherShape(what: string, ours: GraphQLType, theirs: GraphQLType, isCompatible = false): void {
    const [leaf, other] = [getNamedType(ours), getNamedType(theirs)];
    // Ids are texts in JSON.
    if (isCompatible && isString(leaf) && ID_SCALARS.includes(other.name)) {
      this.#notes.add(`${what} is a String in the contract and ${other.name} in the backend. Both are texts.`);
      return;
    }
    const said = String(ours).replace(/\w+/, this.#leafName);
    const message = `${what} is ${said} in the contract, and ${String(theirs)} in the backend.`;
    const isScalar = isLeafType(leaf) && isLeafType(other) && !isEnumType(leaf) && !this.#sameLeaf(leaf, other);
    const isNamed = isScalar && getShape(ours) === getShape(theirs) && !isSpecifiedScalarType(leaf);
    this.#tell({ message, ...(isNamed && { name: { section: 'scalars', key: leaf.name } }) });
  }

  #typeWords(ours: { name: string }, theirs: { name: string } | null): string {
    return !theirs || theirs.name === ours.name ? ours.name : `${ours.name} (${theirs.name} in the backend)`;
  }

  /** Names the fields of the backend's type that no field of ours maps to. They usually contain the missing one. */
  #candidates(
    ours: GraphQLObjectType | GraphQLInputObjectType,
    theirs: GraphQLObjectType | GraphQLInputObjectType | null,
  ): string {
    const { fields } = this.backend.renaming;
    const mapped = new Set(Object.keys(ours.getFields()).map(name => fields.get(`${ours.name}.${name}`) ?? name));
    return unmapped(Object.values(theirs?.getFields() ?? {}).filter(({ name }) => !mapped.has(name)));
  }

  #unused(): string[] {
    const sections = ['types', 'calls', 'arguments', 'fields'] as const;
    return sections.flatMap(section =>
      Object.keys(this.backend.names[section])
        .map(key => `${section} "${key}"`)
        .filter(entry => !this.#used.has(entry)),
    );
  }
}

const MOST_CANDIDATES = 12;

/** ' Not mapped yet: "billNo", "billDate".', or nothing. */
function unmapped(candidates: readonly { name: string }[]): string {
  if (candidates.length === 0) return '';
  const names = candidates.slice(0, MOST_CANDIDATES).map(({ name }) => `"${name}"`);
  const more = candidates.length - names.length;
  return ` Not mapped yet: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`;
}

/** '"number"', or '"number", which names.json calls "billNo"'. */
function said(ours: string, theirs: string, isNamed: boolean): string {
  return isNamed ? `"${theirs}", as names.json calls "${ours}"` : `"${ours}"`;
}

/**
 * Returns a list's selection plus the fields that filter and sort its rows:
 * where parameters derive from row fields, those fields need names too.
 */
function withOrder(set: SelectionSetNode, call: string, { contract, names }: Backend): SelectionSetNode {
  const row = getRowType(contract, call);
  if (!row || !Object.keys(names.parameters).some(key => key.endsWith('*'))) return set;
  const wanted = ['id', ...getParameters(contract, call)].filter(name => row.getFields()[name]);
  const selections = set.selections.map(one => {
    if (one.kind !== Kind.FIELD || one.name.value !== 'data' || !one.selectionSet) return one;
    const read = new Set(one.selectionSet.selections.map(each => (each.kind === Kind.FIELD ? each.name.value : '')));
    const more = wanted
      .filter(name => !read.has(name) && !Object.hasOwn(names.parameters, `${call}.${name}`))
      .map((value): FieldNode => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } }));
    return { ...one, selectionSet: { ...one.selectionSet, selections: [...one.selectionSet.selections, ...more] } };
  });
  return { ...set, selections };
}

const ID_SCALARS = ['ID', 'UUID', 'Uuid', 'GUID', 'Guid'];

const isString = (type: { name: string }) => type.name === 'String';

const getShape = (type: GraphQLType) => String(type).replaceAll(/[^[\]]/g, '');

/** True when a live value is valid in our type: same lists, and null only where we expect it. */
function fits(ours: GraphQLType, live: GraphQLType): boolean {
  if (isNonNullType(ours) && !isNonNullType(live)) return false;
  const [a, b] = [getNullableType(ours), getNullableType(live)];
  if (isListType(a) || isListType(b)) return isListType(a) && isListType(b) && fits(a.ofType, b.ofType);
  return true;
}

/** True when the live input accepts every value of ours, regardless of the type name. */
function takes(live: GraphQLType, ours: GraphQLType): boolean {
  if (isNonNullType(live) && !isNonNullType(ours)) return false;
  const [a, b] = [getNullableType(ours), getNullableType(live)];
  if (isListType(a) || isListType(b)) return isListType(a) && isListType(b) && takes(b.ofType, a.ofType);
  return true;
}
