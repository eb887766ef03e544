import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { prefetch } from './prefetch';
import type { RequestOptions } from './request';
import type { Loaded } from './useLoad';
import { useRecord, useRequest } from './useRequest';

/** One call of the backend as rooms speak of it: what it takes, and what of its answer counts. Made in `api` folders only. */
export interface Operation<Args, Result> {
  document: TypedDocumentNode<unknown, OperationVariables>;
  variables: (args: Args) => OperationVariables;
  read: (data: unknown) => Result;
}

/** Names a document's call: `operation(Document, id => ({ id }), data => data.thing)`. */
export function operation<D, V extends OperationVariables, Args, Result>(
  document: TypedDocumentNode<D, V>,
  variables: (args: Args) => V,
  read: (data: D) => Result,
): Operation<Args, Result> {
  // The document's own types have done their work here.
  return {
    document: document as unknown as TypedDocumentNode<unknown, OperationVariables>,
    variables,
    read: data => read(data as D),
  };
}

/** The operation as a function; stable while the operation is. Rejects with `CallError` only. */
export function useOperation<Args, Result>(
  called: Operation<Args, Result>,
): (args: Args, options?: RequestOptions) => Promise<Result> {
  const call = useRequest(called.document);
  return useCallback(async (args, options) => called.read(await call(called.variables(args), options)), [call, called]);
}

export interface Answer<Result> extends Omit<Loaded<unknown>, 'data'> {
  /** undefined until it is known. */
  value: Result | undefined;
}

/** What the operation answers for `args`, asked again when they change; null asks nothing. `read` hands out a part of the answer. */
export function useAnswer<Args, Result>(asked: Operation<Args, Result>, args: Args | null): Answer<Result> {
  const { data, ...rest } = useRecord(asked.document, args === null ? null : asked.variables(args));
  return { value: data === undefined ? undefined : asked.read(data), ...rest };
}

/** Asks before the screen that needs the answer exists. */
export function prefetchOperation<Args>({ document, variables }: Operation<Args, unknown>, args: Args): void {
  prefetch(document, variables(args));
}
