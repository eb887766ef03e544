/** Replaces the app with another URL; an object, so that tests can replace it. */
export const leave = {
  to(url: string): void {
    globalThis.location.assign(url);
  },
  /** Opens a URL in a new tab. */
  inNewTab(url: string): void {
    globalThis.open(url, '_blank', 'noopener');
  },
  reload(): void {
    globalThis.location.reload();
  },
};
