import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { useClient } from './ClientContext';
import { prefetch } from './prefetch';
import { answerHere, type TakenAnswer } from './prefetched';
import { request, type RequestOptions } from './request';
import { useLoad, type Loaded } from './useLoad';
import { useRequest } from './useRequest';

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

/** Calls whichever operation it is given: for what is known only when it is asked. Rejects with `CallError` only. */
export function useCall(): <Args, Result>(
  called: Operation<Args, Result>,
  args: Args,
  options?: RequestOptions,
) => Promise<Result> {
  const client = useClient();
  return useCallback(
    async (called, args, options) =>
      called.read(await request(client, called.document, called.variables(args), options)),
    [client],
  );
}

/** The operation's prefetched answer, when it is here already: `here` of `useLoad`. */
export function operationHere<Args, Result>(
  { document, variables, read }: Operation<Args, Result>,
  args: Args,
): TakenAnswer<Result> | undefined {
  const found = answerHere(document, variables(args));
  return found && { ...found, answer: read(found.answer) };
}

export interface Answer<Result> extends Omit<Loaded<unknown>, 'data'> {
  /** undefined until it is known. */
  value: Result | undefined;
}

/** What the operation answers for `args`, asked again when they change; null asks nothing. An answer is read once. */
export function useAnswer<Args, Result>(asked: Operation<Args, Result>, args: Args | null): Answer<Result> {
  const call = useOperation(asked);
  const load = (signal: AbortSignal) => {
    if (args === null) throw new Error('Nothing is asked without arguments.');
    return call(args, { signal });
  };
  const here = () => (args === null ? undefined : operationHere(asked, args));
  const { data, ...rest } = useLoad(args === null ? null : JSON.stringify(asked.variables(args)), load, { here });
  return { value: data, ...rest };
}

/** Asks before the screen that needs the answer exists; `more` asks for what follows from it. */
export function prefetchOperation<Args, Result>(
  { document, variables, read }: Operation<Args, Result>,
  args: Args,
  more?: (result: Result) => void,
): void {
  prefetch(document, variables(args), more && (data => more(read(data))));
}
