import { expect, it } from 'vitest';
import { ofPerson } from '@/platform/session/personal';
import { clearSession, isPersonalKey } from '@/platform/session/session';
import { aSession, storeSession } from '../support/session';

const me = aSession();
const kept = () => Object.keys(localStorage).filter(key => isPersonalKey(key));

it('is read as it was kept, by its person and under its name only', () => {
  storeSession(me);
  ofPerson(me.userId, 'recent').keep(['INV-7']);
  expect(ofPerson(me.userId, 'recent').read()).toEqual(['INV-7']);
  expect(ofPerson(me.userId, 'papers').read()).toBeNull();
  expect(ofPerson('somebody else', 'recent').read()).toBeNull();
  expect(kept().every(key => isPersonalKey(key, me.userId))).toBe(true);
});

it('is not written any more once the person has signed out, or somebody else is here', () => {
  ofPerson(me.userId, 'recent').keep(['INV-7']);
  expect(kept()).toEqual([]);
  storeSession(aSession({ userId: 'somebody else' }));
  ofPerson(me.userId, 'recent').keep(['INV-7']);
  expect(kept()).toEqual([]);
});

it('can be removed whoever is here', () => {
  storeSession(me);
  const mine = ofPerson(me.userId, 'recent');
  mine.keep(['INV-7']);
  clearSession();
  mine.keep(null);
  expect(kept()).toEqual([]);
});
