import { isInputObjectType, isNonNullType, isObjectType, type GraphQLSchema } from 'graphql';

interface NamesFile {
  scalars: Record<string, unknown>;
  types: Record<string, string>;
  calls: Record<string, string | null>;
  arguments: Record<string, string | null>;
  fields: Record<string, string | null>;
  parameters: Record<string, string>;
}

const isOfSchema = (name: string) => name.startsWith('__');

/**
 * Builds a names file that renames every type, call, argument, field and parameter. Every call gets a separate
 * input type, as on many servers.
 */
export function nothingAsItIs(contract: GraphQLSchema): NamesFile {
  const names: NamesFile = {
    scalars: { Id: 'UUID', Decimal: 'Float', DateTime: { name: 'DateTimeOffset', send: 'moment' } },
    types: {},
    calls: {},
    arguments: {},
    fields: {},
    parameters: { '*': '{Field}', active: 'IsActive' },
  };
  for (const type of Object.values(contract.getTypeMap())) {
    if (isOfSchema(type.name) || !(isObjectType(type) || isInputObjectType(type))) continue;
    const isRoot = type === contract.getQueryType() || type === contract.getMutationType();
    if (!isRoot) names.types[type.name] = `The${type.name}`;
    for (const field of Object.values(type.getFields())) {
      if (!isRoot) names.fields[`${type.name}.${field.name}`] = `the_${field.name}`;
      else names.calls[field.name] = `call_${field.name}`;
      if (!isRoot || !('args' in field)) continue;
      for (const { name, type: given } of field.args) {
        const isInput = isInputObjectType(contract.getType(String(given).replaceAll(/[[\]!]/g, '')));
        names.arguments[`${field.name}.${name}`] = isInput ? `arg_${name}: Of_${field.name}` : `arg_${name}`;
      }
    }
  }
  return names;
}

/**
 * Builds a names file of a backend that omits everything optional, except list rows and the first field of each
 * type.
 */
export function nothingThatMayLack(contract: GraphQLSchema): Pick<NamesFile, 'fields'> {
  const fields: NamesFile['fields'] = {};
  for (const type of Object.values(contract.getTypeMap())) {
    const isRoot = type === contract.getQueryType() || type === contract.getMutationType();
    if (isOfSchema(type.name) || isRoot || !(isObjectType(type) || isInputObjectType(type))) continue;
    // A GraphQL type needs at least one field.
    for (const field of Object.values(type.getFields()).slice(1))
      if (!isNonNullType(field.type) && field.name !== 'data') fields[`${type.name}.${field.name}`] = null;
  }
  return { fields };
}
