import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/** One backend call, defined in `api` folders only. */
export interface Operation<Args, Result> {
  document: TypedDocumentNode<unknown, OperationVariables>;
  variables: (args: Args) => OperationVariables;
  read: (data: unknown) => Result;
}

export type Callable<Args, Result> = Operation<Args, Result> | TypedDocumentNode<Result, Args>;

/** Names a document's call: `operation(Document, id => ({ id }), data => data.thing)`. */
export function operation<D, V extends OperationVariables, Args, Result>(
  document: TypedDocumentNode<D, V>,
  variables: (args: Args) => V,
  read: (data: D) => Result,
): Operation<Args, Result> {
  return {
    document: document as TypedDocumentNode<unknown, OperationVariables>,
    variables,
    read: data => read(data as D),
  };
}

export function isMutation({ definitions }: TypedDocumentNode<unknown, OperationVariables>): boolean {
  return definitions.some(each => each.kind === 'OperationDefinition' && each.operation === 'mutation');
}

const isOperation = <Args, Result>(what: Callable<Args, Result>): what is Operation<Args, Result> => 'document' in what;

export function toOperation<Args, Result>(what: Callable<Args, Result>): Operation<Args, Result> {
  if (isOperation(what)) return what;
  return {
    document: what as TypedDocumentNode<unknown, OperationVariables>,
    variables: (args: unknown) => args as OperationVariables,
    read: readAll as (data: unknown) => Result,
  };
}

const readAll = (data: unknown) => data;
