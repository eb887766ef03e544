import type { DocumentNode, FieldNode, OperationDefinitionNode, SelectionSetNode, TypeNode } from 'graphql';
import { isObject } from '@/lib/objects';
import { sameStatus } from '@/lib/status';

/** How a value is sent: an exact decimal as a JSON number, a day as the moment it begins in UTC. */
type SentAs = 'number' | 'moment';

interface BackendField {
  /** The backend's name of the field; null: it has none, and nothing is sent. */
  to?: string | null;
  as?: SentAs;
  in?: string;
  /** A text that names a parameter or a column, for which the list may have another word. */
  names?: true;
  /** The backend's text by the portal's. */
  values?: Words;
  /** A list parameter's value, whose `values` depend on the parameter. */
  ofParameter?: true;
}

type Words = Readonly<Record<string, string>>;

/** Differences from the portal's names by the backend's input type; written by `npm run generate`. */
export interface BackendNames {
  inputs: Record<string, Record<string, BackendField>>;
  /** Scalars that are sent otherwise, where a variable is nothing but one. */
  scalars: Record<string, SentAs>;
  /** By the backend's list name, '*' for all lists: names of parameters and columns. */
  words: Record<string, Words>;
  /** By the backend's list name and the parameter, '*' for all lists: values of parameters. */
  values: Record<string, Record<string, Words>>;
}

/** Names and values that are specific to one list. */
interface OfList {
  words: Words;
  values: Record<string, Words>;
}

type Variables = Record<string, unknown>;

export interface Translator {
  variables: (variables: Variables, document: DocumentNode) => Variables;
  /** Returns a result with null for fields that the backend lacks, so that the portal finds all requested fields. */
  response: (data: unknown, document: DocumentNode) => unknown;
}

/** A selection without the fields that the backend lacks; `npm run generate` removed them. */
type Selection = SelectionSetNode & { absent?: readonly string[] };

/** A field whose values differ: the portal's text by the backend's. */
type Field = FieldNode & { values?: Words };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;
/** Further variables for one of the portal's, for calls that need another type. */
const AGAIN = /__\d+$/;

function sentAs(value: unknown, as: SentAs | undefined): unknown {
  if (as === 'moment') return typeof value === 'string' && DAY.test(value) ? `${value}T00:00:00.000Z` : value;
  return as === 'number' && typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
}

/** Translates a text, ignoring case, blanks and hyphens. Returns unknown texts unchanged. */
const translateText = (text: string, values: Words): string =>
  Object.entries(values).find(([from]) => sameStatus(from, text))?.[1] ?? text;

function namedType(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : namedType(type.type);
}

function getOperation(document: DocumentNode): OperationDefinitionNode | undefined {
  return document.definitions.find(one => one.kind === 'OperationDefinition');
}

function getCalls(operation: OperationDefinitionNode | undefined): Map<string, string> {
  const calls = new Map<string, string>();
  for (const call of operation?.selectionSet.selections ?? [])
    if (call.kind === 'Field')
      for (const { value } of call.arguments ?? [])
        if (value.kind === 'Variable') calls.set(value.name.value, call.name.value);
  return calls;
}

function completed(value: unknown, set: SelectionSetNode, document: DocumentNode): unknown {
  if (Array.isArray(value)) return value.map(entry => completed(entry, set, document));
  if (!isObject(value)) return value;
  const whole: Record<string, unknown> = { ...value };
  const complete = (selection: Selection): void => {
    for (const name of selection.absent ?? []) whole[name] ??= null;
    for (const one of selection.selections) {
      if (one.kind === 'Field') completeField(one);
      else if (one.kind === 'InlineFragment') complete(one.selectionSet);
      else {
        const fragment = document.definitions.find(
          each => each.kind === 'FragmentDefinition' && each.name.value === one.name.value,
        );
        if (fragment?.kind === 'FragmentDefinition') complete(fragment.selectionSet);
      }
    }
  };
  const completeField = ({ alias, name, selectionSet, values }: Field) => {
    const key = (alias ?? name).value;
    if (values) whole[key] = translateValue(whole[key], values);
    if (selectionSet && whole[key]) whole[key] = completed(whole[key], selectionSet, document);
  };
  complete(set);
  return whole;
}

function translateValue(value: unknown, values: Words): unknown {
  if (Array.isArray(value)) return value.map(entry => translateValue(entry, values));
  return typeof value === 'string' ? translateText(value, values) : value;
}

export function translator({ inputs, scalars, words, values }: BackendNames): Translator {
  function translate(value: unknown, definition: BackendField, ofList: OfList): unknown {
    if (Array.isArray(value)) return value.map(entry => translate(entry, definition, ofList));
    const { as, in: type, names } = definition;
    const fields = type === undefined ? undefined : inputs[type];
    if (fields && isObject(value)) {
      const entries = Object.entries(value).flatMap(([name, entry]): [string, unknown][] => {
        const field = fields[name];
        if (!field) return [[name, entry]];
        if (field.to === null) return [];
        const ofParameter = field.ofParameter && ofList.values[String(value['name'])];
        if (ofParameter && typeof entry === 'string') {
          const parts = entry.split(',').map(part => translateText(part, ofParameter));
          return [[field.to ?? name, parts.join(',')]];
        }
        return [[field.to ?? name, translate(entry, field, ofList)]];
      });
      return Object.fromEntries(entries);
    }
    if (names && typeof value === 'string') return ofList.words[value] ?? value;
    if (definition.values) return translateValue(value, definition.values);
    return sentAs(value, as);
  }
  return {
    variables: (variables, document) => {
      const operation = getOperation(document);
      const calls = getCalls(operation);
      const entries = (operation?.variableDefinitions ?? []).flatMap(({ variable, type }): [string, unknown][] => {
        const name = variable.name.value;
        const own = Object.hasOwn(variables, name) ? name : name.replace(AGAIN, '');
        if (!Object.hasOwn(variables, own)) return [];
        const call = calls.get(name) ?? '';
        const ofList = { words: { ...words['*'], ...words[call] }, values: { ...values['*'], ...values[call] } };
        const kind = namedType(type);
        return [[name, translate(variables[own], { as: scalars[kind], in: kind } as BackendField, ofList)]];
      });
      return Object.fromEntries(entries);
    },
    response: (data, document) => {
      const operation = getOperation(document);
      return operation ? completed(data, operation.selectionSet, document) : data;
    },
  };
}
