import interFile from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { keep, readKept } from '@/lib/kept';
import { whenIdle } from '@/lib/whenIdle';
import { TYPEFACE } from '@/shared/ui/tokens';

/** Storage key of the font file that this browser has fetched before. */
const KEY = 'sportal.typeface';
/** Delay in ms after which the first screen has loaded. */
const LATER_MS = 8_000;

/**
 * Loads the font without delaying a page or changing the font while the user reads. The first visit uses the system font and fetches the
 * file last. Later pages take it from the browser cache before the first paint (`font-display: optional`), else they keep the system font.
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
    () => {}, // The next page tries again
  );
}
