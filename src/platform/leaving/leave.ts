/** The one door out of the single page, so that tests can watch it: a full page load of another address. */
export const leave = {
  to(url: string): void {
    globalThis.location.assign(url);
  },
  /** Opens an address in a new tab, and leaves this page as it is. */
  inNewTab(url: string): void {
    globalThis.open(url, '_blank', 'noopener');
  },
  reload(): void {
    globalThis.location.reload();
  },
};
