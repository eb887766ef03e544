import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { ofPerson } from '@/platform/session/personal';
import type { PaperReading } from '../einvoice/types';

/** A paper that was looked at on this device, and where. It says nothing of the file but its sums: no content is kept. */
const entry = z.object({
  sha256: z.string(),
  /** '' without a signed code. */
  irn: z.string(),
  /** Names the record, or the unsaved work, that the paper is of. */
  place: z.string(),
  /** For people: 'Non-PO Invoice #12', 'an unsaved Non-PO Invoice'. */
  label: z.string(),
  at: z.number(),
});
export type SeenPaper = z.infer<typeof entry>;

/** Enough for months of work; the oldest go first. */
const KEPT = 300;
const MAX_AGE_MS = 90 * 24 * 60 * 60_000;

const keptOf = (userId: string) => ofPerson(userId, 'papers');

function read(userId: string): SeenPaper[] {
  const kept = parseJsonText(z.array(entry), keptOf(userId).read(), []);
  return kept.filter(({ at }) => Date.now() - at < MAX_AGE_MS);
}

/** What a paper is known by. */
type Known = Pick<PaperReading, 'sha256' | 'signed'>;

/** Notes on this device that the place has this paper now, and no other. It goes with Logout (`personalKey`). */
export function notePaper(userId: string, { place, label }: Pick<SeenPaper, 'place' | 'label'>, paper: Known): void {
  const others = read(userId).filter(seen => seen.place !== place);
  const noted = { sha256: paper.sha256, irn: paper.signed?.irn ?? '', place, label, at: Date.now() };
  keptOf(userId).keep([...others, noted].slice(-KEPT));
}

export interface SeenTwice extends SeenPaper {
  same: 'file' | 'IRN';
}

/** Other places of this device that have the same file, or a paper with the same IRN. */
export function seenElsewhere(userId: string, place: string, paper: Known): SeenTwice[] {
  const irn = paper.signed?.irn ?? '';
  return read(userId).flatMap((seen): SeenTwice[] => {
    if (seen.place === place) return [];
    if (seen.sha256 === paper.sha256) return [{ ...seen, same: 'file' }];
    return irn !== '' && seen.irn === irn ? [{ ...seen, same: 'IRN' }] : [];
  });
}
