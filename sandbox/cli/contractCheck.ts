/** Sets the portal's operations beside a live schema: what would fail there, and what would arrive in another shape. */
import {
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  parse,
  specifiedRules,
  typeFromAST,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLSchema,
  type GraphQLType,
  type OperationDefinitionNode,
} from 'graphql';

export interface Difference {
  /** Operation (with its file), or the input type that differs. */
  where: string;
  message: string;
}

export interface OperationFile {
  /** Shown in the report. */
  path: string;
  text: string;
}

/** Every difference that matters to these operations, grouped by where; empty when the live schema serves them all. */
export function compareContract(files: OperationFile[], ours: GraphQLSchema, live: GraphQLSchema): Difference[] {
  const found: Difference[] = [];
  const seen = new Set<string>();
  for (const { path, text } of files) {
    const document = parse(text);
    const where = (start: number) => `${path}  ${operationAt(document, start)}`;
    for (const error of validate(live, document, specifiedRules, { maxErrors: 1000 }))
      found.push({ where: where(error.positions?.[0] ?? 0), message: error.message });
    found.push(...compareShapes(document, ours, live, where));
    for (const operation of operationsOf(document))
      for (const variable of operation.variableDefinitions ?? [])
        found.push(...compareInput(typeFromAST(ours, variable.type), live, seen));
  }
  return found;
}

const operationsOf = (document: DocumentNode) =>
  document.definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);

function operationAt(document: DocumentNode, position: number): string {
  const holder = document.definitions.find(one => one.loc && one.loc.start <= position && position <= one.loc.end);
  return holder && 'name' in holder ? (holder.name?.value ?? '') : '';
}

interface Shape {
  type: GraphQLType;
  start: number;
}

/** Response path of every field that a schema knows, with its type there. */
function shapesOf(document: DocumentNode, schema: GraphQLSchema): Map<string, Shape> {
  const shapes = new Map<string, Shape>();
  const path: string[] = [];
  const info = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(info, {
      OperationDefinition: { enter: node => void path.push(node.name?.value ?? ''), leave: () => void path.pop() },
      FragmentDefinition: { enter: node => void path.push(node.name.value), leave: () => void path.pop() },
      Field: {
        enter(node) {
          path.push(node.alias?.value ?? node.name.value);
          const type = info.getType();
          if (type) shapes.set(path.join('.'), { type, start: node.loc?.start ?? 0 });
        },
        leave: () => void path.pop(),
      },
    }),
  );
  return shapes;
}

function compareShapes(
  document: DocumentNode,
  ours: GraphQLSchema,
  live: GraphQLSchema,
  where: (start: number) => string,
): Difference[] {
  const there = shapesOf(document, live);
  return [...shapesOf(document, ours)].flatMap(([path, { type, start }]) => {
    const other = there.get(path)?.type;
    if (!other || fits(type, other)) return [];
    return [{ where: where(start), message: `"${path}" is ${String(type)} in the contract, ${String(other)} live.` }];
  });
}

/** True when a value of the live type is also one of ours: same lists, same leaf, and null only where we expect it. */
function fits(ours: GraphQLType, live: GraphQLType): boolean {
  if (isNonNullType(ours) && !isNonNullType(live)) return false;
  const [a, b] = [getNullableType(ours), getNullableType(live)];
  if (isListType(a) || isListType(b)) return isListType(a) && isListType(b) && fits(a.ofType, b.ofType);
  if (isLeafType(a) || isLeafType(b)) return String(a) === String(b);
  return true; // objects are compared field by field, whatever they are called
}

/** Compares an input type, and those inside it, once. An input type that the live schema does not know is told by validation. */
function compareInput(ours: GraphQLType | undefined, live: GraphQLSchema, seen: Set<string>): Difference[] {
  const type = ours && getNamedType(ours);
  if (!type || seen.has(type.name)) return [];
  seen.add(type.name);
  const other = live.getType(type.name);
  const where = `input ${type.name}`;
  if (isEnumType(type) && isEnumType(other)) {
    const missing = type.getValues().filter(value => !other.getValue(value.name));
    return missing.map(value => ({ where, message: `The value ${value.name} is missing live.` }));
  }
  if (!isInputObjectType(type) || !isInputObjectType(other)) return [];
  return [
    ...compareInputFields(type, other, where),
    ...Object.values(type.getFields()).flatMap(field => compareInput(field.type, live, seen)),
  ];
}

function compareInputFields(ours: GraphQLInputObjectType, live: GraphQLInputObjectType, where: string): Difference[] {
  const found: Difference[] = [];
  const [here, there] = [ours.getFields(), live.getFields()];
  for (const field of Object.values(here)) {
    const other = there[field.name];
    if (!other) found.push({ where, message: `The field "${field.name}" is missing live.` });
    else if (!accepts(other.type, field.type))
      found.push({
        where,
        message: `"${field.name}" is ${String(field.type)} in the contract, ${String(other.type)} live.`,
      });
  }
  for (const field of Object.values(there))
    if (!here[field.name] && isRequiredInputField(field))
      found.push({ where, message: `Live also requires "${field.name}: ${String(field.type)}".` });
  return found;
}

/** True when the live input takes every value that ours allows. */
function accepts(live: GraphQLType, ours: GraphQLType): boolean {
  if (isNonNullType(live) && !isNonNullType(ours)) return false;
  const [a, b] = [getNullableType(ours), getNullableType(live)];
  if (isListType(a) || isListType(b)) return isListType(a) && isListType(b) && accepts(b.ofType, a.ofType);
  return String(a) === String(b);
}
