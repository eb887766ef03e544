import { windows } from '@/shared/ui/tokens';
import { isRemembered } from '@/shared/ui/useRemembered';

/** From here on data and document lie beside each other without either being cramped. */
export const WIDE = windows.wide;
/** Whether the person has documents shown beside the data, on this device. */
export const BESIDE_KEY = 'sportal.documentBeside';

/** Whether a record's documents are shown with it, so that they may be fetched ahead. */
export function showsDocuments(): boolean {
  return isRemembered(BESIDE_KEY) && window.matchMedia(WIDE).matches;
}
