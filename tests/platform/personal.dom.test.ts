import { expect, it } from 'vitest';
import { ofPerson } from '@/platform/session/personal';
import { clearSession, isPersonalKey } from '@/platform/session/session';
import { aSession, storeSession } from '../support/session';

const me = aSession();
const kept = () => Object.keys(localStorage).filter(key => isPersonalKey(key));

it('a personal value is readable only by its user and under its name', () => {
  storeSession(me);
  ofPerson(me.userId, 'recent').keep(['INV-7']);
  expect(ofPerson(me.userId, 'recent').read()).toEqual(['INV-7']);
  expect(ofPerson(me.userId, 'papers').read()).toBeNull();
  expect(ofPerson('somebody else', 'recent').read()).toBeNull();
  expect(kept().every(key => isPersonalKey(key, me.userId))).toBe(true);
});

it('a personal value is not written after sign-out or when a different user is signed in', () => {
  ofPerson(me.userId, 'recent').keep(['INV-7']);
  expect(kept()).toEqual([]);
  storeSession(aSession({ userId: 'somebody else' }));
  ofPerson(me.userId, 'recent').keep(['INV-7']);
  expect(kept()).toEqual([]);
});

it('a personal value can be removed after sign-out', () => {
  storeSession(me);
  const mine = ofPerson(me.userId, 'recent');
  mine.keep(['INV-7']);
  clearSession();
  mine.keep(null);
  expect(kept()).toEqual([]);
});
