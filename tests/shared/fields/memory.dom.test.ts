import { beforeEach, expect, it } from 'vitest';
import { personalKey } from '@/platform/session/session';
import { openMemory } from '@/shared/fields/FieldsProvider';
import { aSession, storeSession } from '../../support/session.ts';

beforeEach(() => storeSession(aSession({ userId: 'u-1' })));

it('recent choices are returned latest first, without duplicates and at most five', () => {
  const memory = openMemory('u-1', '1000');
  for (const code of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) memory.add('taxType', { code });
  expect(memory.of('taxType')).toEqual(['c', 'f', 'e', 'd', 'b'].map(code => ({ code })));
  expect(memory.of('approverId')).toEqual([]);
});

it('recent choices are stored per user and company', () => {
  openMemory('u-1', '1000').add('taxType', { code: 'a' });
  expect(openMemory('u-2', '1000').of('taxType')).toEqual([]);
  expect(openMemory('u-1', '2000').of('taxType')).toEqual([]);
});

it('unreadable stored choices are discarded', () => {
  localStorage.setItem(personalKey('u-1', 'chosen', '1000'), '{broken');
  expect(openMemory('u-1', '1000').of('taxType')).toEqual([]);
});
