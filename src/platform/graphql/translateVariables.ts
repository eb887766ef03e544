import type { DocumentNode, TypeNode } from 'graphql';
import { isObject } from '@/lib/objects';

/** How a value is sent: an exact decimal as a JSON number, a day as the moment it begins in UTC. */
type SentAs = 'number' | 'moment';

/** What differs in one field of an input. */
interface WireField {
  /** The backend's name of the field. */
  to?: string;
  as?: SentAs;
  /** The input type of the value, when that one differs in something. */
  in?: string;
  /** Texts that the backend has other words for: names of parameters and columns. */
  words?: Record<string, string>;
}

/** What differs from the portal's own names, by the backend's name of the input type; written by `npm run generate`. */
export interface WireNames {
  inputs: Record<string, Record<string, WireField>>;
  /** Scalars that are sent otherwise, where a variable is nothing but one. */
  scalars: Record<string, SentAs>;
}

type Variables = Record<string, unknown>;
export type ToWire = (variables: Variables, document: DocumentNode) => Variables;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DECIMAL = /^-?\d+(\.\d+)?$/;

function sentAs(value: unknown, as: SentAs | undefined): unknown {
  if (as === 'moment') return typeof value === 'string' && DAY.test(value) ? `${value}T00:00:00.000Z` : value;
  return as === 'number' && typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value;
}

function namedType(type: TypeNode): string {
  return type.kind === 'NamedType' ? type.name.value : namedType(type.type);
}

/** Makes what turns variables as the portal has them into those of a backend with other names. Nothing is changed in place. */
export function variableTranslator({ inputs, scalars }: WireNames): ToWire {
  function translate(value: unknown, { as, in: type, words }: WireField): unknown {
    if (Array.isArray(value)) return value.map(entry => translate(entry, { as, in: type, words } as WireField));
    const fields = type === undefined ? undefined : inputs[type];
    if (fields && isObject(value)) {
      const entries = Object.entries(value).map(([name, entry]): [string, unknown] => {
        const field = fields[name];
        return field ? [field.to ?? name, translate(entry, field)] : [name, entry];
      });
      return Object.fromEntries(entries);
    }
    if (words && typeof value === 'string') return words[value] ?? value;
    return sentAs(value, as);
  }
  return (variables, document) => {
    const operation = document.definitions.find(one => one.kind === 'OperationDefinition');
    const types = new Map(
      operation?.variableDefinitions?.map(({ variable, type }) => [variable.name.value, namedType(type)]),
    );
    const entries = Object.entries(variables).map(([name, value]): [string, unknown] => {
      const type = types.get(name) ?? '';
      return [name, translate(value, { as: scalars[type], in: type } as WireField)];
    });
    return Object.fromEntries(entries);
  };
}
