import interFile from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { keep, readKept } from '@/lib/kept';
import { whenIdle } from '@/lib/whenIdle';
import { TYPEFACE } from '@/shared/ui/tokens';

/** Storage key of the font file that this browser has fetched before. */
const KEY = 'sportal.typeface';
const LATER_MS = 8_000;

/** Loads the font without changing it while the user reads: the first visit fetches the file last, later pages use the cached one. */
export function startTypeface(): void {
  if (typeof FontFace === 'undefined') return;
  const face = new FontFace(TYPEFACE, `url(${interFile})`, { weight: '100 900', display: 'optional' });
  if (readKept(KEY) === interFile) document.fonts.add(face);
  else setTimeout(() => whenIdle(() => void fetchFor(face), LATER_MS), LATER_MS);
}

async function fetchFor(face: FontFace): Promise<void> {
  await face.load().then(
    () => keep(KEY, interFile),
    () => {}, // The next page tries again
  );
}
