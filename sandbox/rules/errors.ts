import { GraphQLError } from 'graphql';

export interface FieldError {
  path: string;
  message: string;
}

/** The request cannot be carried out as it is; `fields` name what is wrong where. */
export function badInput(message: string, fields: FieldError[] = []): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields } });
}

/** The caller may not do this. */
export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}

/** Someone else was faster. */
export function conflict(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'CONFLICT' } });
}

/**
 * What a refusal names as wrong; its own words at `otherwise` when it names nothing. For a row of a file, whose refusal is told and not thrown.
 * @throws whatever is no refusal.
 */
export function refusedFields(error: unknown, otherwise: string): FieldError[] {
  if (!(error instanceof GraphQLError)) throw error;
  const fields = (error.extensions['fields'] ?? []) as FieldError[];
  return fields.length > 0 ? fields : [{ path: otherwise, message: error.message }];
}
