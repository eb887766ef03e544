import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Client } from './client';
import { forgetPrefetched, keepAnswer, pendingAnswer, type AskedFor } from './prefetched';
import { request } from './request';

let client: Client | null = null;
/** What is being asked right now, by `answersTo`. */
let asking: { askedFor: AskedFor; answers: Promise<unknown>[] } | null = null;

/** The client that requests are sent with before their screen exists. Set once by `start`; without one, nothing is prefetched. */
export function setPrefetchClient(value: Client | null): void {
  client = value;
  forgetPrefetched();
}

/**
 * Asks before the screen that needs the answer exists. The first equal `useRequest` or `useRecord` call receives it; an equal answer
 * that is on its way or fresh is not asked for again.
 */
export function prefetch<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>, variables: V): void {
  void prefetchAnswer(document, variables);
}

/** As `prefetch`, for who asks for more by the answer; null where nothing can be asked. */
export function prefetchAnswer<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
): Promise<D> | null {
  if (!client) return null;
  const askedFor = asking?.askedFor ?? 'guess';
  let answer = pendingAnswer(document, variables, askedFor);
  if (!answer) {
    answer = request(client, document, variables);
    answer.catch(() => {}); // whoever takes it hears of it
    keepAnswer(document, variables, answer, askedFor);
  }
  asking?.answers.push(answer);
  return answer;
}

/** Runs `start`; resolves when everything that it prefetched has been answered, or has failed. */
export async function answersTo(start: () => void, askedFor: AskedFor): Promise<void> {
  const mine: NonNullable<typeof asking> = { askedFor, answers: [] };
  asking = mine;
  try {
    start();
  } finally {
    asking = null;
  }
  await Promise.allSettled(mine.answers);
}
