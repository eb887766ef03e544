import { expect, it } from 'vitest';
import { notify } from '@/platform/feedback/feedback';
import { withDeadline } from '@/platform/graphql/deadline';
import { held, releaseHeld } from './held.ts';
import { whatIsLeft } from './leftovers.ts';

it('names what does not end, by the place that started it, and stops it', async () => {
  const { until } = held();
  let gaveUp = false;
  withDeadline(150, undefined, () => until).catch(() => (gaveUp = true));
  const [line, ...rest] = await whatIsLeft(0);
  expect(line).toMatch(
    /^150 ms, started at src\/platform\/graphql\/deadline\.ts:\d+ < tests\/support\/leftovers\.dom\.test\.ts:\d+/,
  );
  expect(rest).toEqual([]);
  await new Promise(resolve => setTimeout(resolve, 200));
  expect(gaveUp).toBe(false);
});

it('waits for what ends by itself, also for an answer that is let go at the end', async () => {
  const { until } = held();
  let came = false;
  const call = withDeadline(60_000, undefined, () => until).then(() => (came = true));
  releaseHeld();
  expect(await whatIsLeft()).toEqual([]);
  expect(came).toBe(true);
  await call;
  setTimeout(() => (came = false), 20);
  expect(await whatIsLeft()).toEqual([]);
  expect(came).toBe(false);
});

it('says nothing of a message that would go away by itself: its page is emptied', async () => {
  notify.success('Saved');
  expect(await whatIsLeft()).toEqual([]);
});
