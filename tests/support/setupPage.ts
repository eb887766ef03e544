import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { releaseHeld } from './held.ts';
import { theTestBefore, whatIsLeft } from './leftovers.ts';
import './quickPage.ts';
import { server } from './server.ts';

// Setup for tests with a page, in addition to `setup.ts`.

// Generous, so that a busy computer does not cause failures.
configure({ asyncUtilTimeout: 60_000 });

// antd's Table, Tabs and Select need APIs that jsdom does not have.
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
// jsdom has neither modal dialogs nor scrolling; tests only need the open state.
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

beforeEach(({ task }) => {
  const previous = theTestBefore(task);
  const page = document.body.innerHTML;
  document.body.innerHTML = '';
  const stands = vi.isFakeTimers();
  vi.useRealTimers();
  if (stands) throw new Error(`The clock of '${previous}' was left standing.`);
  if (page !== '') throw new Error(`Came after the end of '${previous}': ${page.slice(0, 500)}`);
  const stored = [localStorage, sessionStorage].flatMap(Object.keys);
  if (stored.length > 0) throw new Error(`Was stored after the end of '${previous}': ${stored.join(', ')}`);
});

afterEach(async ({ task }) => {
  cleanup();
  releaseHeld();
  const left = await whatIsLeft();
  // Imported here, because some modules read the page's URL when they load.
  const [{ wipeRecovery }, { forgetRemembered }, { clearFeedback }, { hasUnsavedWork }, { shortcutsNow }] =
    await Promise.all([
      import('@/platform/recovery/recoveryStore'),
      import('@/platform/remembered'),
      import('@/platform/feedback/feedback'),
      import('@/platform/leaving/unsavedWork'),
      import('@/shared/ui/shortcuts'),
    ]);
  if (hasUnsavedWork()) left.push('a form that says that it holds unsaved work');
  if (shortcutsNow().length > 0) left.push('single keys of a page that is gone');
  forgetRemembered();
  clearFeedback();
  await wipeRecovery();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  // antd keeps most styles after unmount. They would hide the first moment of animated elements from later tests.
  for (const style of document.querySelectorAll('style[data-css-hash]')) style.remove();
  if (left.length > 0) throw new Error(`'${task.name}' ended, but this of it still ran:\n${left.join('\n')}`);
});
