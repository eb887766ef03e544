/** An object, so that tests can replace it. */
export const leave = {
  to(url: string): void {
    globalThis.location.assign(url);
  },
  inNewTab(url: string): void {
    globalThis.open(url, '_blank', 'noopener');
  },
  reload(): void {
    globalThis.location.reload();
  },
};
