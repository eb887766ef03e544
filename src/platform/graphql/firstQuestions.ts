import { env } from '@/platform/env';
import { currentAddress, personalKey, readToken, readUserId, type Session } from '@/platform/session/session';
import { keep, readKept } from '@/lib/kept';
import { isObject } from '@/lib/objects';
import { atMost } from '@/lib/pause';
import { whenIdle } from '@/lib/whenIdle';

/** What a screen asked before it was drawn, as it was sent. */
interface FirstQuestions {
  /** Path and query of the screen. */
  address: string;
  questions: readonly string[];
}

/** So many screens are remembered of one person, the latest. */
const MOST_SCREENS = 8;
/** Signs of a screen's questions; those of one that asks for more are not kept. */
const MOST_SIGNS = 12_000;
/** They are written when the browser has nothing else to do, after so many ms at the latest. */
const WRITE_WITHIN_MS = 2_000;

const keyOf = (userId: string) => personalKey(userId, 'first questions');

function isKept(entry: unknown): entry is FirstQuestions {
  if (!isObject(entry) || !Array.isArray(entry['questions'])) return false;
  return entry['questions'].every(question => typeof question === 'string');
}

function readAll(userId: string): FirstQuestions[] {
  const kept = readKept(keyOf(userId));
  return Array.isArray(kept) ? kept.filter(isKept) : [];
}

/** Answers that are on their way to questions that the screen has not asked yet; null: none came. */
const early = new Map<string, Promise<Response | null>>();
/** What has been asked since the start; null: nobody wants to know. */
let asked: string[] | null = null;

/** The answer, refusals and errors as well; null when none came, which is asked for again. */
const answerOf = (sent: Promise<Response>): Promise<Response | null> => sent.catch(() => null);

/**
 * Asks what the screen at the page's address asked first the last time, while the code that asks is still on its way. The screen takes an
 * answer only for the same words (`earlyAnswer`).
 */
export function askEarly({ userId, token }: Session): void {
  // The number of a request is what a failure is looked up by: it is the screen's own. So nothing is remembered either.
  if (env.requestIdHeader !== null) return;
  const before = readAll(userId).find(({ address }) => address === currentAddress());
  for (const question of before?.questions ?? []) {
    const headers = {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    };
    early.set(question, answerOf(fetch(env.graphqlUrl, { method: 'POST', headers, body: question })));
  }
}

/**
 * The answer to a question that `askEarly` has asked, given out once; undefined: it was not asked. Resolves with null where no answer came,
 * so that it is asked again. `question`: the body of the request.
 */
export function earlyAnswer(question: unknown): Promise<Response | null> | undefined {
  if (typeof question !== 'string') return undefined;
  asked?.push(question);
  const answer = early.get(question);
  early.delete(question);
  return answer;
}

const isQuery = (question: string) => /"query":\s*"query\b/.test(question);

function write(userId: string, address: string, questions: readonly string[]): void {
  const signs = questions.reduce((sum, { length }) => sum + length, 0);
  const others = readAll(userId).filter(kept => kept.address !== address);
  const own = signs > 0 && signs <= MOST_SIGNS ? [{ address, questions }] : [];
  keep(keyOf(userId), [...own, ...others].slice(0, MOST_SCREENS));
}

/** A question that follows from a first answer takes its early answer until then at the latest, in ms after the first screen stands. */
const FOLLOWS_WITHIN_MS = 2_000;

/**
 * Remembers what is asked until the first screen stands, which the returned function says. `answered` resolves when the first questions
 * and those that follow from their answers have been answered; from then on no early answer is taken: it would be out of date.
 */
export function rememberFirstQuestions(userId: string): (answered: Promise<unknown>) => void {
  if (env.requestIdHeader !== null) return () => {};
  const address = currentAddress();
  const token = readToken();
  asked = [];
  return answered => {
    const questions = (asked ?? []).filter(isQuery);
    asked = null;
    void atMost(FOLLOWS_WITHIN_MS, answered).then(() => early.clear());
    // Who has signed out meanwhile leaves nothing behind.
    const isStillHere = () => readUserId() === userId && readToken() === token;
    whenIdle(() => isStillHere() && write(userId, address, questions), WRITE_WITHIN_MS);
  };
}
