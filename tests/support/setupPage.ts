import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import './quickPage.ts';
import { server } from './server.ts';

// What tests with a page need beyond `setup.ts`.

// A busy machine is no failure: what never comes still fails, only later.
configure({ asyncUtilTimeout: 20_000 });

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

afterEach(async () => {
  cleanup();
  const { wipeDrafts } = await import('@/platform/drafts/draftStore'); // it asks for the page's address
  await wipeDrafts();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
});
