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
  answer: Promise<unknown>;
  /** null: it is on its way. */
  came: { at: number; failed: boolean; data?: unknown } | null;
}

let answers: PrefetchedAnswer[] = [];

type Document<D, V> = TypedDocumentNode<D, V>;

function find(document: unknown, variables: unknown): PrefetchedAnswer | undefined {
  if (answers.length === 0) return undefined;
  answers = answers.filter(({ came, askedFor }) => came === null || Date.now() - came.at < FRESH_MS[askedFor]);
  const key = JSON.stringify(variables);
  return answers.find(entry => entry.document === document && entry.key === key);
}

/** Keeps an answer for the screen that will need it. The screen hears of a failure, too: what it asked for is not asked twice. */
export function keepAnswer<D, V>(document: Document<D, V>, variables: V, answer: Promise<D>, askedFor: AskedFor): void {
  const entry: PrefetchedAnswer = { document, key: JSON.stringify(variables), askedFor, answer, came: null };
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
  if (askedFor === 'visit') found.askedFor = 'visit';
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
  return found && taken(found, found.answer as Promise<D>);
}

/** The same, when the answer is here already: for a screen that is drawn with it at once. */
export function answerHere<D, V>(document: Document<D, V>, variables: V): TakenAnswer<D> | undefined {
  const found = find(document, variables);
  return found?.came && !found.came.failed ? taken(found, found.came.data as D) : undefined;
}

/** A screen has it: should that not come to mark it as used, a later visit must not find it for as long as one that waits for its code. */
function taken<T>(entry: PrefetchedAnswer, answer: T): TakenAnswer<T> {
  if (entry.askedFor === 'visit') entry.askedFor = 'guess';
  return { answer, used: () => forget(entry) };
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
