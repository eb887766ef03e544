import { GraphQLError } from 'graphql';

export interface FieldError {
  path: string;
  message: string;
}

/** `fields` holds the errors by path. */
export function badInput(message: string, fields: FieldError[] = []): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', fields } });
}

export function forbidden(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'FORBIDDEN' } });
}

/** Another user changed the record first. */
export function conflict(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'CONFLICT' } });
}

/** Without any field error, uses the error's message at `otherwise`. @throws any error that is not a refusal. */
export function refusedFields(error: unknown, otherwise: string): FieldError[] {
  if (!(error instanceof GraphQLError)) throw error;
  const fields = (error.extensions['fields'] ?? []) as FieldError[];
  return fields.length > 0 ? fields : [{ path: otherwise, message: error.message }];
}
