/** Calls `tell` with true before printing and false after; the browser prints as soon as `tell` returns. */
export function onPrinting(listener: (isPrinting: boolean) => void): () => void {
  const begin = () => listener(true);
  const end = () => listener(false);
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
  };
}
