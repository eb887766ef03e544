import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Client } from './client';
import { request } from './request';

/** An answer is only as good as fresh: after this it is asked for again. */
const MAX_AGE_MS = 15_000;

interface PrefetchedAnswer {
  document: unknown;
  key: string;
  startedAt: number;
  answer: Promise<unknown>;
}

let client: Client | null = null;
let answers: PrefetchedAnswer[] = [];

/** The client that requests are sent with before their screen exists. Set once by `start`; without one, nothing is prefetched. */
export function setPrefetchClient(value: Client | null): void {
  client = value;
  answers = [];
}

/** Asks before the screen that needs the answer exists. The first equal `useRequest` or `useRecord` call receives it. */
export function prefetch<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>, variables: V): void {
  if (!client) return;
  const key = JSON.stringify(variables);
  const answer = request(client, document, variables);
  answer.catch(() => {}); // reported to the call that takes it
  answers = answers.filter(entry => isFresh(entry) && !(entry.document === document && entry.key === key));
  answers.push({ document, key, startedAt: Date.now(), answer });
}

/** A prefetched answer and a way to say that it has been used up. */
export interface TakenAnswer<D> {
  answer: Promise<D>;
  used: () => void;
}

/** The prefetched answer of an equal request, or undefined. It stays for the next caller until it is marked as used. */
export function takePrefetched<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
): TakenAnswer<D> | undefined {
  if (answers.length === 0) return undefined;
  const key = JSON.stringify(variables);
  answers = answers.filter(isFresh);
  const found = answers.find(entry => entry.document === document && entry.key === key);
  if (!found) return undefined;
  return {
    answer: found.answer as Promise<D>,
    used: () => {
      answers = answers.filter(entry => entry !== found);
    },
  };
}

function isFresh(entry: PrefetchedAnswer): boolean {
  return Date.now() - entry.startedAt < MAX_AGE_MS;
}
