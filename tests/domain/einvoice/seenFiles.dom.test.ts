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

it('a file of unsaved work belongs to the record after saving and is reported elsewhere', () => {
  noteFile(userId, unsaved, paper);
  expect(labelsAt('elsewhere')).toEqual(['an unsaved Non-PO Invoice']);
  moveFile(userId, unsaved, saved);
  expect(labelsAt(saved.place)).toEqual([]);
  expect(labelsAt(unsaved.place)).toEqual(['Non-PO Invoice #7']);
});

it('saving a record without a file keeps the files noted for other records', () => {
  noteFile(userId, saved, paper);
  moveFile(userId, unsaved, getPlace(kind, 8));
  expect(labelsAt('elsewhere')).toEqual(['Non-PO Invoice #7']);
});

it("a form whose file was removed isn't listed", () => {
  noteFile(userId, unsaved, paper);
  noteFile(userId, saved, paper);
  forgetFile(userId, saved);
  expect(labelsAt('elsewhere')).toEqual(['an unsaved Non-PO Invoice']);
});
