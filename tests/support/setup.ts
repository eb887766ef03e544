import './env.ts';
import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './server.ts';
import { SameThreadWorker } from './worker.ts';

/** False in the tests of the sandbox (`@vitest-environment node`): they have no page and talk to real servers. */
const inBrowser = typeof window !== 'undefined';

// Neither jsdom nor Node has the browser's workers.
globalThis.Worker ??= SameThreadWorker as unknown as typeof Worker;

if (inBrowser) {
  // A busy machine is no failure: what never comes still fails, only later.
  configure({ asyncUtilTimeout: 10_000 });

  // jsdom lacks what antd's Table, Tabs and Select ask for.
  window.matchMedia ??= query => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const realStyle = window.getComputedStyle.bind(window);
  window.getComputedStyle = element => realStyle(element); // the pseudo-element argument is "not implemented" in jsdom
  // jsdom has no modal dialogs: open or closed is all that tests need. Nor does it scroll.
  if (!('showModal' in HTMLDialogElement.prototype))
    Object.assign(HTMLDialogElement.prototype, {
      showModal(this: HTMLDialogElement) {
        this.open = true;
      },
      close(this: HTMLDialogElement) {
        this.open = false;
      },
    });
  window.scrollTo = () => {};
  if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => {} });

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterAll(() => server.close());
}

// Noise fails: a console error or warning is a defect, unless the test spied on it itself.
let noise: string[] = [];
beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void noise.push(`console.${level}: ${parts.map(String).join(' ')}`),
    );
});
afterEach(async () => {
  if (inBrowser) {
    cleanup();
    const { wipeDrafts } = await import('@/platform/drafts/draftStore'); // it asks for the page's address
    await wipeDrafts();
    server.resetHandlers();
    localStorage.clear();
    sessionStorage.clear();
    document.body.innerHTML = '';
  }
  expect(noise).toEqual([]);
});
