import type { TypedDocumentNode } from '@graphql-typed-document-node/core';

/**
 * An answer that nobody has taken is as good as fresh for so long, in ms. While it is on its way it does not age. `guess`: for a link that
 * may be followed. `visit`: for a screen that is being opened, whose code may take longer than its answer on a slow line. `start`: for the
 * visit that the page is opened with, before its router asks for the same.
 */
const FRESH_MS = { guess: 5_000, visit: 30_000, start: 30_000 };
export type AskedFor = keyof typeof FRESH_MS;

interface PrefetchedAnswer {
  document: unknown;
  key: string;
  askedFor: AskedFor;
  /** During which visit it was asked, or claimed by one. */
  visit: number;
  answer: Promise<unknown>;
  /** null: it is on its way. */
  came: { at: number; failed: boolean; data?: unknown } | null;
}

let answers: PrefetchedAnswer[] = [];
/** How many screens have been opened. */
let visits = 0;

/**
 * A screen is being opened. It may find what was asked ahead from the page that it leaves, but nothing older: whoever has been elsewhere
 * since then has seen newer answers, and must not be shown a record as it was before them.
 */
export function beginVisit(): void {
  visits += 1;
  answers = answers.filter(({ visit }) => visit >= visits - 1);
}

type Document<D, V> = TypedDocumentNode<D, V>;

function find(document: unknown, variables: unknown): PrefetchedAnswer | undefined {
  if (answers.length === 0) return undefined;
  answers = answers.filter(({ came, askedFor }) => came === null || Date.now() - came.at < FRESH_MS[askedFor]);
  const key = JSON.stringify(variables);
  return answers.find(entry => entry.document === document && entry.key === key);
}

/** Keeps an answer for the screen that will need it. The screen hears of a failure, too: what it asked for is not asked twice. */
export function keepAnswer<D, V>(document: Document<D, V>, variables: V, answer: Promise<D>, askedFor: AskedFor): void {
  const entry: PrefetchedAnswer = {
    document,
    key: JSON.stringify(variables),
    askedFor,
    visit: visits,
    answer,
    came: null,
  };
  answers.push(entry);
  answer.then(
    data => void (entry.came = { at: Date.now(), failed: false, data }),
    () => void (entry.came = { at: Date.now(), failed: true }),
  );
}

/**
 * The answer of an equal request that is on its way or fresh. A failed answer is dropped, so that the question is asked again; the failure
 * of what the start asked is kept, so that the first screen shows it. A visit that finds an answer marks it as its own.
 */
export function pendingAnswer<D, V>(
  document: Document<D, V>,
  variables: V,
  askedFor: AskedFor,
): Promise<D> | undefined {
  const found = find(document, variables);
  if (!found) return undefined;
  if (found.came?.failed && found.askedFor !== 'start') {
    forget(found);
    return undefined;
  }
  if (askedFor === 'visit') Object.assign(found, { askedFor, visit: visits });
  return found.answer as Promise<D>;
}

/** A prefetched answer and a way to say that it has been used up, and is nobody else's. */
export interface TakenAnswer<T> {
  answer: T;
  used: () => void;
}

/** The prefetched answer of an equal request, or undefined. It stays for the next caller until it is marked as used. */
export function takePrefetched<D, V>(document: Document<D, V>, variables: V): TakenAnswer<Promise<D>> | undefined {
  const found = find(document, variables);
  return found && { answer: found.answer as Promise<D>, used: () => forget(found) };
}

/** The same, when the answer is here already: for a screen that is drawn with it at once. */
export function answerHere<D, V>(document: Document<D, V>, variables: V): TakenAnswer<D> | undefined {
  const found = find(document, variables);
  return found?.came && !found.came.failed ? { answer: found.came.data as D, used: () => forget(found) } : undefined;
}

function forget(entry: PrefetchedAnswer): void {
  answers = answers.filter(other => other !== entry);
}

/** Something was changed, or several questions are asked anew: what was prefetched before may be out of date. */
export function forgetPrefetched(): void {
  answers = [];
}

/** One question is asked anew. What was prefetched for another screen stays: after a decision the next task is on its way already. */
export function forgetAnswer(document: unknown, variables: unknown): void {
  const found = find(document, variables);
  if (found) forget(found);
}
