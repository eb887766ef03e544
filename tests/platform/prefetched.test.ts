import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { expect, it, onTestFinished } from 'vitest';
import { beginVisit, forgetPrefetched, keepAnswer, pendingAnswer, takePrefetched } from '@/platform/graphql/prefetched';

const document = {} as TypedDocumentNode<string, object>;

it('is found by the screen that is opened from the page that asked, and by none that is opened later', () => {
  onTestFinished(forgetPrefetched);
  const never = new Promise<string>(() => {});
  keepAnswer(document, { id: 1 }, never, 'guess');
  keepAnswer(document, { id: 2 }, never, 'guess');
  beginVisit();
  expect(pendingAnswer(document, { id: 1 }, 'visit')).toBe(never);
  expect(pendingAnswer(document, { id: 2 }, 'guess')).toBe(never);
  beginVisit();
  // Record 1 was the visit's own. Nobody has been to record 2 since it was asked for.
  expect(takePrefetched(document, { id: 1 })).toBeDefined();
  expect(takePrefetched(document, { id: 2 })).toBeUndefined();
  beginVisit();
  expect(takePrefetched(document, { id: 1 })).toBeUndefined();
});
