/** The one door out of the single page, so that tests can watch it: a full page load of another address. */
export const leave = {
  to(url: string): void {
    globalThis.location.assign(url);
  },
  reload(): void {
    globalThis.location.reload();
  },
};
