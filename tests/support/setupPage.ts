import '@testing-library/jest-dom/vitest';
import 'fake-indexeddb/auto';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { releaseHeld } from './held.ts';
import { theTestBefore, whatIsLeft } from './leftovers.ts';
import './quickPage.ts';
import { server } from './server.ts';

// What tests with a page need beyond `setup.ts`.

// A busy machine is no failure: what never comes still fails, only later.
configure({ asyncUtilTimeout: 60_000 });

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
  // Loaded here, for some ask for the page's address.
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
  if (left.length > 0) throw new Error(`'${task.name}' ended, but this of it still ran:\n${left.join('\n')}`);
});
