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
 * that is on its way or fresh is not asked for again. `more` asks for what follows from the answer, for the same reason; of a failure
 * hears who takes the answer.
 */
export function prefetch<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V,
  more?: (data: D) => void,
): void {
  if (!client) return;
  const mine = asking;
  const askedFor = mine?.askedFor ?? 'guess';
  let answer = pendingAnswer(document, variables, askedFor);
  if (!answer) {
    answer = request(client, document, variables);
    keepAnswer(document, variables, answer, askedFor);
  }
  mine?.answers.push(answer);
  answer.then(
    data => more && during(mine, () => more(data)),
    () => {},
  );
}

function during(mine: typeof asking, act: () => void): void {
  const before = asking;
  asking = mine;
  try {
    act();
  } finally {
    asking = before;
  }
}

/** Runs `start`; resolves when everything that it prefetched, and what followed from that, has been answered, or has failed. */
export async function answersTo(start: () => void, askedFor: AskedFor): Promise<void> {
  const mine: NonNullable<typeof asking> = { askedFor, answers: [] };
  during(mine, start);
  // The list grows while it is waited for.
  for (const answer of mine.answers) await answer.catch(() => {});
}
