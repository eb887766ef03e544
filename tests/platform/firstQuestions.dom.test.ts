import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '@/platform/env';
import { askEarly, earlyAnswer, rememberFirstQuestions } from '@/platform/graphql/firstQuestions';
import { clearSession, isPersonalKey } from '@/platform/session/session';
import { server } from '../support/server.ts';
import { aSession, storeSession } from '../support/session.ts';

const LIST = '{"operationName":"list","variables":{"page":1},"query":"query list { rows }"}';
const FOLLOWING = LIST.replace('list', 'following');
const LATER = LIST.replace('list', 'later');
const SAVE = '{"operationName":"save","variables":{},"query":"mutation save { done }"}';
const session = aSession();

/** What came to the backend: the words of each question, and with which token. */
let came: { question: string; token: string | null }[] = [];
/** What the backend answers. */
let answered: () => Response = () => HttpResponse.json({ data: { rows: [] } });

/** The browser has nothing else to do for a moment. */
const idle = () => vi.advanceTimersByTimeAsync(250);

/** A visit that asks these things before its first screen stands. */
async function visit(...questions: string[]) {
  const stands = rememberFirstQuestions(session.userId);
  for (const question of questions) void earlyAnswer(question);
  stands(Promise.resolve());
  await idle();
}

/** The page is opened again: what was asked last time is on its way. */
async function openAgain() {
  askEarly(session);
  await idle();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  came = [];
  answered = () => HttpResponse.json({ data: { rows: [] } });
  storeSession(session);
  server.use(
    http.post(env.graphqlUrl, async ({ request }) => {
      came.push({ question: await request.text(), token: request.headers.get('authorization') });
      return answered();
    }),
  );
  return async () => {
    await visit();
    vi.useRealTimers();
  };
});

describe('what a screen asked first the last time', () => {
  it('is asked at the next start, with the session, before anything else', async () => {
    await visit(LIST);
    expect(came).toEqual([]);
    await openAgain();
    expect(came).toEqual([{ question: LIST, token: `Bearer ${session.token}` }]);
    const answer = await earlyAnswer(LIST);
    expect(await answer?.json()).toEqual({ data: { rows: [] } });
    // It is given out once.
    expect(earlyAnswer(LIST)).toBeUndefined();
  });

  it('is asked at its own address only, filters and all', async () => {
    await visit(LIST);
    history.replaceState(null, '', '/sportal/?page=2');
    await openAgain();
    expect(came).toEqual([]);
    history.replaceState(null, '', '/sportal/');
  });

  it('is no answer to other words, nor to the same words once the first screen stands', async () => {
    await visit(LIST);
    await openAgain();
    expect(earlyAnswer(LIST.replace('1', '2'))).toBeUndefined();
    await visit();
    expect(earlyAnswer(LIST)).toBeUndefined();
  });

  it('answers what follows from a slow first answer, after the screen stands, but not for ever', async () => {
    await visit(LIST, FOLLOWING, LATER);
    const stands = rememberFirstQuestions(session.userId);
    await openAgain();
    stands(new Promise(() => {})); // the first answer takes long
    expect(await (await earlyAnswer(FOLLOWING))?.json()).toEqual({ data: { rows: [] } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(earlyAnswer(LATER)).toBeUndefined();
  });

  it.each([
    ['a refusal', 401, () => new HttpResponse(null, { status: 401 })],
    ['errors', 200, () => HttpResponse.json({ data: null, errors: [{ message: 'Asleep.' }] })],
  ])('is answered by %s as the screen itself would be', async (_, status, answer) => {
    answered = answer;
    await visit(LIST);
    await openAgain();
    expect((await earlyAnswer(LIST))?.status).toBe(status);
  });

  it('is asked again by the screen when no answer came', async () => {
    answered = () => HttpResponse.error();
    await visit(LIST);
    await openAgain();
    expect(await earlyAnswer(LIST)).toBeNull();
  });

  it('is never something that changes anything', async () => {
    await visit(SAVE);
    await openAgain();
    expect(came).toEqual([]);
  });

  it('is kept of the eight latest screens, under a key that goes with the person', async () => {
    for (let at = 0; at < 10; at++) {
      history.replaceState(null, '', `/sportal/?page=${at}`);
      await visit(LIST);
    }
    const [key = '', ...more] = Object.keys(localStorage).filter(name => name.includes('first'));
    expect(more).toEqual([]);
    expect(isPersonalKey(key, session.userId)).toBe(true);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toHaveLength(8);
    history.replaceState(null, '', '/sportal/');
  });

  it('is not written for somebody who has signed out meanwhile', async () => {
    const stands = rememberFirstQuestions(session.userId);
    void earlyAnswer(LIST);
    stands(Promise.resolve());
    clearSession();
    await idle();
    expect(Object.keys(localStorage).filter(name => name.includes('first'))).toEqual([]);
  });

  it('is neither asked early nor kept where requests have numbers', async () => {
    env.requestIdHeader = 'x-request-id';
    onTestFinished(() => void (env.requestIdHeader = null));
    await visit(LIST);
    expect(Object.keys(localStorage).filter(name => name.includes('first'))).toEqual([]);
  });

  it.each([
    '{"address":',
    '[null]',
    '[{"address":"/sportal/","questions":7}]',
    '[{"address":"/sportal/","questions":[7]}]',
  ])('may be damaged in storage: nothing is asked (%s)', async damaged => {
    await visit(LIST);
    const key = Object.keys(localStorage).find(name => name.includes('first')) ?? '';
    localStorage.setItem(key, damaged);
    await openAgain();
    expect(came).toEqual([]);
  });
});
