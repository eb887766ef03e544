import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from '@/platform/session/personal';
import type { Extraction } from '../read/extraction';

/** A document that this device has read, and its record. Holds hashes only, no content. */
const entry = z.object({
  sha256: z.string(),
  irn: z.string(),
  /** The record, or unsaved work, with this document. */
  place: z.string(),
  /** For people: 'Non-PO Invoice #12', 'an unsaved Non-PO Invoice'. */
  label: z.string(),
  at: z.number(),
});
type SeenFile = z.infer<typeof entry>;
export type DocumentPlace = Pick<SeenFile, 'place' | 'label'>;

/** Enough for months of work; the oldest go first. */
const KEPT = 300;
const MAX_AGE_MS = 90 * 24 * 60 * 60_000;

const getStored = (userId: string) => ofPerson(userId, 'papers');

function read(userId: string): SeenFile[] {
  const kept = parseJsonText(z.array(entry), getStored(userId).read(), []);
  return kept.filter(({ at }) => Date.now() - at < MAX_AGE_MS);
}

type Known = Pick<Extraction, 'sha256' | 'signed'>;

/** Stores that the place has this document and no other. Logout removes it (`personalKey`). */
export function noteFile(userId: string, { place, label }: DocumentPlace, extracted: Known): void {
  const others = read(userId).filter(seen => seen.place !== place);
  const noted = { sha256: extracted.sha256, irn: extracted.signed?.irn ?? '', place, label, at: Date.now() };
  getStored(userId).keep([...others, noted].slice(-KEPT));
}

/** Moves the document of unsaved work to the saved record. */
export function moveFile(userId: string, from: DocumentPlace, to: DocumentPlace): void {
  const seenFiles = read(userId);
  const saved = seenFiles.find(({ place }) => place === from.place);
  if (!saved) return;
  const others = seenFiles.filter(({ place }) => place !== from.place && place !== to.place);
  getStored(userId).keep([...others, { ...saved, ...to }]);
}

export function forgetFile(userId: string, { place }: Pick<DocumentPlace, 'place'>): void {
  const seenFiles = read(userId);
  const others = seenFiles.filter(seen => seen.place !== place);
  if (others.length < seenFiles.length) getStored(userId).keep(others);
}

export interface SeenTwice extends SeenFile {
  same: 'file' | 'IRN';
}

/** Returns other places on this device with the same file or the same IRN. */
export function findElsewhere(userId: string, place: string, extracted: Known): SeenTwice[] {
  const irn = extracted.signed?.irn ?? '';
  return read(userId).flatMap((seen): SeenTwice[] => {
    if (seen.place === place) return [];
    if (seen.sha256 === extracted.sha256) return [{ ...seen, same: 'file' }];
    return irn !== '' && seen.irn === irn ? [{ ...seen, same: 'IRN' }] : [];
  });
}
