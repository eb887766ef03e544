/**
 * Tells when the page begins to be put on paper (true), by a button as by Ctrl+P, and when that is over (false). The browser takes its
 * picture as soon as `tell` has returned. Returns how to stop listening.
 */
export function onPrinting(tell: (isPrinting: boolean) => void): () => void {
  const begin = () => tell(true);
  const end = () => tell(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
