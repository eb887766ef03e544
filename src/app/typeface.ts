import interFile from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { keep, readKept } from '@/lib/kept';
import { whenIdle } from '@/lib/whenIdle';
import { TYPEFACE } from '@/shared/ui/tokens';

/** Which file of the typeface this browser has fetched before: it is in its cache, or was. */
const KEY = 'sportal.typeface';
/** So long after the start, in ms, nothing of the first screen is on its way any more. */
const LATER_MS = 8_000;

/**
 * The portal's typeface, which no page waits for and none changes to while it is read. The first visit has the system's own, and fetches the
 * file when all else is there; from the next page on it is taken from the browser's cache, in the moment that `optional` gives it
 * before the first text is drawn. Where it is gone from there, or cannot be had, the page stays with the system's.
 */
export function startTypeface(): void {
  if (typeof FontFace === 'undefined') return;
  const face = new FontFace(TYPEFACE, `url(${interFile})`, { weight: '100 900', display: 'optional' });
  if (readKept(KEY) === interFile) document.fonts.add(face);
  else setTimeout(() => whenIdle(() => void fetchFor(face), LATER_MS), LATER_MS);
}

async function fetchFor(face: FontFace): Promise<void> {
  await face.load().then(
    () => keep(KEY, interFile),
    () => {}, // the next page asks again
  );
}
