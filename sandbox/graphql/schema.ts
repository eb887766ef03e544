import { isObjectType, isScalarType, type GraphQLSchema } from 'graphql';
import { ownResolvers } from '../recordTypes/parts.ts';
import { ownSchema } from '../schema/ownSchema.ts';
import { badInput } from '../rules/errors.ts';
import { CANNOT_BE_STORED, mustBeWhole } from './brokenText.ts';
import type { Resolver, Resolvers } from '../rules/context.ts';
import { commonResolvers } from './common.ts';
import { historyResolvers } from './history.ts';
import { masterSupplierResolvers } from './masterSuppliers.ts';
import { orderResolvers } from './orders.ts';
import { queryResolvers } from './query.ts';
import { recordResolvers } from './records.ts';
import { referenceResolvers } from './reference.ts';
import { registrationResolvers } from './registration.ts';
import { verificationResolvers } from './verification.ts';
import { supportResolvers } from './support.ts';
import { taskResolvers } from './tasks.ts';
import { lookupResolvers } from './lookups.ts';
import { supplierChangeResolvers } from './supplierChange.ts';
import { supplierResolvers } from './suppliers.ts';
import { sectionResolvers } from './supplierSections.ts';
import { plainAreas } from '../recordTypes/recordTypes.ts';
import { scalars } from './scalars.ts';
import { workflowResolvers } from './workflow.ts';

const areas: Resolvers[] = [
  commonResolvers,
  referenceResolvers,
  masterSupplierResolvers,
  lookupResolvers,
  supplierResolvers,
  supplierChangeResolvers,
  registrationResolvers,
  verificationResolvers,
  sectionResolvers,
  orderResolvers,
  queryResolvers,
  workflowResolvers,
  taskResolvers,
  historyResolvers,
  ...recordResolvers,
  ...ownResolvers,
  ...plainAreas.map(area => area.resolvers),
  supportResolvers,
];

/** Returns the executable contract. The context of a call is `Context` (viewer, db, token). */
export function createSchema(): GraphQLSchema {
  const schema = ownSchema();
  for (const type of Object.values(schema.getTypeMap())) {
    if (isScalarType(type)) Object.assign(type, scalars[type.name]);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = areas.map(area => area[type.name]?.[field.name]).find(Boolean);
      if (resolve) field.resolve = saying(resolve);
    }
  }
  return schema;
}

/** Postgres refuses NUL characters and broken code points, also in JSON text: an error of the caller. */
const BAD_TEXT = ['22021', '22P05'];

function saying(resolve: Resolver): Resolver {
  return async (source, args, context) => {
    mustBeWhole(args);
    try {
      return await resolve(source, args, context);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      throw BAD_TEXT.includes(String(code)) ? badInput(CANNOT_BE_STORED) : error;
    }
  };
}
