import { buildASTSchema, type GraphQLSchema } from 'graphql';
import { getBackend } from './names.ts';
import { readSchemaText } from './readSchema.ts';

const { theirSdl } = getBackend(await readSchemaText(), ['{ "scalars": { "Id": "Int" } }']);

/** Creates the sandbox's own schema; its tables use serial numbers, so ids are integers. */
export function ownSchema(): GraphQLSchema {
  return buildASTSchema(theirSdl);
}
