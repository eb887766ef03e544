import interFile from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { keep, readKept } from '@/lib/kept';
import { whenIdle } from '@/lib/whenIdle';
import { TYPEFACE } from '@/shared/ui/tokens';

/** Storage key of the font file that this browser has fetched before. */
const KEY = 'sportal.typeface';
const LATEST_MS = 2_000;

/**
 * Uses the font at once if this browser has it; otherwise call the returned function after the first render. Until the
 * file is loaded, text has the fallback with the same metrics (base.css).
 */
export function startTypeface(): () => void {
  if (typeof FontFace === 'undefined') return () => {};
  const face = new FontFace(TYPEFACE, `url(${interFile})`, { weight: '100 900', display: 'swap' });
  const addFace = () => void document.fonts.add(face);
  if (readKept(KEY) === interFile) {
    addFace();
    return () => {};
  }
  // After a failure the next page tries again.
  void face.loaded.then(
    () => keep(KEY, interFile),
    () => {},
  );
  return () => void whenIdle(addFace, LATEST_MS);
}
