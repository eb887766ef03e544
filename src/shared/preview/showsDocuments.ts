import { windows } from '@/shared/ui/tokens';
import { isRemembered } from '@/shared/ui/useRemembered';

/** From here on data and document lie beside each other without either being cramped. */
export const WIDE = windows.wide;
/** From here on there is room for a document that nobody asked for. */
export const ROOMY = windows.roomy;
/** Whether the person has documents shown beside the data, on this device. */
export const BESIDE_KEY = 'sportal.documentBeside';

/** Whether the documents of a record that waits for the person are shown with it, so that they may be fetched ahead. */
export function showsDocuments(): boolean {
  return isRemembered(BESIDE_KEY, window.matchMedia(ROOMY).matches) && window.matchMedia(WIDE).matches;
}
