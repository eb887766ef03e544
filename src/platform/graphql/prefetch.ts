import type { Client } from './client';
import { toOperation, type Callable } from './operation';
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
 * Asks before the screen that needs the answer exists. The first equal `useAnswer` or `useCall` receives it; an equal answer that is on
 * its way or fresh is not asked for again. `more` asks the questions that need this answer; they count as asked for the same reason (a
 * guess, a visit, the start). A failure is reported to the screen that takes the answer.
 */
export function prefetch<Args, Result>(
  what: Callable<Args, Result>,
  args: Args,
  more?: (result: Result) => void,
): void {
  if (!client) return;
  const { document, variables, read } = toOperation(what);
  const sent = variables(args);
  const mine = asking;
  const askedFor = mine?.askedFor ?? 'guess';
  let answer = pendingAnswer(document, sent, askedFor);
  if (!answer) {
    answer = request(client, document, sent);
    keepAnswer(document, sent, answer, askedFor);
  }
  mine?.answers.push(answer);
  answer.then(
    data => more && during(mine, () => more(read(data))),
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
