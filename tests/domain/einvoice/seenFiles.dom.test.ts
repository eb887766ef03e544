import { beforeEach, expect, it } from 'vitest';
import { findElsewhere, forgetFile, moveFile, noteFile } from '@/domain/einvoice/compare/seenFiles';
import { getPlace } from '@/domain/einvoice/slot';
import { recordTypes } from '@/domain/recordTypes';
import { aSession, storeSession } from '../../support/session';

const { userId } = aSession();
const kind = recordTypes.NonPoInvoice;
const unsaved = getPlace(kind, undefined, 'NonPoInvoice/Add');
const saved = getPlace(kind, 7);
const paper = { sha256: 'one', signed: undefined };
const labelsAt = (place: string) => findElsewhere(userId, place, paper).map(({ label }) => label);

beforeEach(() => storeSession(aSession()));

it('a paper of unsaved work is the record’s once that is saved, and no other place’s', () => {
  noteFile(userId, unsaved, paper);
  expect(labelsAt('elsewhere')).toEqual(['a Non-PO Invoice that is being written']);
  moveFile(userId, unsaved, saved);
  expect(labelsAt(saved.place)).toEqual([]);
  expect(labelsAt(unsaved.place)).toEqual(['Non-PO Invoice #7']);
});

it('saved work without a paper leaves what is noted as it was', () => {
  noteFile(userId, saved, paper);
  moveFile(userId, unsaved, getPlace(kind, 8));
  expect(labelsAt('elsewhere')).toEqual(['Non-PO Invoice #7']);
});

it('a place that has its paper no more is not named', () => {
  noteFile(userId, unsaved, paper);
  noteFile(userId, saved, paper);
  forgetFile(userId, saved);
  expect(labelsAt('elsewhere')).toEqual(['a Non-PO Invoice that is being written']);
});
