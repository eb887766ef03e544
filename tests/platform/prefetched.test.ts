import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { forgetPrefetched, keepAnswer, takePrefetched } from '@/platform/graphql/prefetched';

const document = {} as TypedDocumentNode<string, object>;

it('waits half a minute for the screen that is opened, and five seconds for anybody once that has it', async () => {
  onTestFinished(forgetPrefetched);
  let now = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const answer = Promise.resolve('as it was');
  keepAnswer(document, {}, answer, 'visit');
  await answer;
  now = 1_000;
  // The screen does not come to say that it has used it.
  expect(takePrefetched(document, {})).toBeDefined();
  now = 6_000;
  expect(takePrefetched(document, {})).toBeUndefined();
});
