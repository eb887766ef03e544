import { buildASTSchema, type GraphQLSchema } from 'graphql';
import { backendOf } from './names.ts';
import { readSchemaText } from './readSchema.ts';

const { theirSdl } = backendOf(await readSchemaText(), ['{ "scalars": { "Id": "Int" } }']);

/** The contract as the sandbox itself carries it out, made anew: its tables count their rows, so its ids are whole numbers. */
export function ownSchema(): GraphQLSchema {
  return buildASTSchema(theirSdl);
}
