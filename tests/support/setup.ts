import './env.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { server } from './server.ts';

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
// jsdom has no modal dialogs: open or closed is all that tests need.
HTMLDialogElement.prototype.showModal ??= function () {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function () {
  this.open = false;
};
if (!('scrollIntoView' in Element.prototype)) Object.assign(Element.prototype, { scrollIntoView: () => {} });

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());

// Noise fails: a console error or warning is a defect, unless the test spied on it itself.
let noise: string[] = [];
beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation(
      (...parts: unknown[]) => void noise.push(`console.${level}: ${parts.map(String).join(' ')}`),
    );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = '';
  expect(noise).toEqual([]);
});
