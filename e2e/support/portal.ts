import axe from 'axe-core';
import { test as base, expect, type APIRequestContext, type Page } from 'playwright/test';
import { expectFits } from './fits.ts';

/** A signed-in person: the session values that the portal keeps in browser storage. */
export interface Actor {
  values: Record<string, string>;
}

interface Fault {
  /** A GraphQL operation's name, 'upload', 'download' or 'export'. */
  operation: string;
  kind: 'delay' | 'error' | 'status500' | 'null' | 'expired' | 'drop' | 'dropAfter' | 'pending';
  ms?: number;
  times?: number;
}

/** The sandbox's test doors. Every test makes its own supplier, so that tests run side by side and in any order. */
function sandboxDoors(request: APIRequestContext, origin: string) {
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const response = await request.post(`${origin}/__sandbox/${path}`, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
  };
  return {
    persona: (persona: string) => post<Actor>('sessions', { persona }),
    /** A fresh Indian supplier with GST, known to nobody else. */
    newSupplier: (overrides: Record<string, unknown> = {}) => post<Actor>('suppliers', overrides),
    /** An invoice in any status, made by the real rules; `author` is a persona or a user id. */
    newInvoice: (wanted: Record<string, unknown>) => post<{ id: number; invoiceNumber: string }>('invoices', wanted),
    /** An order of a supplier, with receipts for what is `received`; `items` as in sandbox/seeding/testOrder.ts. */
    newOrder: (wanted: Record<string, unknown>) => post<{ id: number; no: string; items: number[] }>('orders', wanted),
    /** The ERP moves an approved record so many steps on: taken over, parked, posted, paid. */
    erp: (step: { context: string; id: number; steps: number }) => post<{ moved: number }>('erp', step),
    /** One call in this person's name, where a journey is not about it. */
    call: async <T>(actor: Actor, query: string, variables: object): Promise<T> => {
      const response = await request.post(`${origin}/graphql`, {
        headers: { authorization: `Bearer ${actor.values['authtoken']}` },
        data: { query, variables },
      });
      const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
      expect(errors, query).toBeUndefined();
      return data;
    },
    signInAgain: (actor: Actor) => post<Actor>('sessions', { userId: actor.values['userid'] }),
    /** What the backend does wrong the next `times` times for this person. */
    fault: (actor: Actor, fault: Fault) => post('faults', { token: actor.values['authtoken'], ...fault }),
  };
}

export type Sandbox = ReturnType<typeof sandboxDoors>;

/** A browser window of its own, signed in as this person, at a path below /sportal. Uncaught errors and policy breaches fail the test. */
export type Open = (actor: Actor, path: string, viewport?: { width: number; height: number }) => Promise<Page>;

interface Fixtures {
  sandbox: Sandbox;
  open: Open;
  /** Set by tests that change what a kept window would hand on: its clock, its animations, its connection. */
  freshWindow: boolean;
}

interface WorkerFixtures {
  /**
   * The windows of a worker, each in a browser context of its own, taken in turn within a test. They keep what they fetched and compiled,
   * which is nine tenths of opening a page; whatever a person could have left in them is wiped before the next one sits down.
   */
  windows: Page[];
}

/** What Chromium's console says of what the page's policy, or Trusted Types, forbid. WebAssembly has a test of its own. */
const POLICY_BREACH = /^(?!.*WebAssembly).*(Content Security Policy|Trusted(HTML|Script|ScriptURL|Type)\b)/s;

/** Runs in the page: leaves nothing of who was here before, and signs in. */
async function signInAfresh(values: Record<string, string>): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const gone = indexedDB.deleteDatabase(name ?? '');
      gone.onsuccess = resolve;
      gone.onerror = gone.onblocked = () => reject(new Error(`${name} is still in use`));
    });
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  sandbox: async ({ request, baseURL }, give) => {
    await give(sandboxDoors(request, new URL(baseURL ?? '').origin));
  },
  freshWindow: [false, { option: true }],
  windows: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the parameter
    async ({}, give) => {
      const windows: Page[] = [];
      await give(windows);
      for (const page of windows) await page.context().close();
    },
    { scope: 'worker' },
  ],
  open: async ({ browser, baseURL, windows, freshWindow }, give, test) => {
    const { origin } = new URL(baseURL ?? '');
    const kept = freshWindow ? [] : windows;
    const problems: string[] = [];
    let taken = 0;
    await give(async (actor, path, viewport = { width: 1440, height: 900 }) => {
      // axe must not measure a fade half-way
      const page = kept[taken] ?? (await (await browser.newContext({ reducedMotion: 'reduce' })).newPage());
      kept[taken++] = page;
      await page.goto(`${origin}/sportal/favicon.svg`); // the portal's storage without the portal
      await page.context().clearCookies();
      await page.evaluate(signInAfresh, actor.values);
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: 'light' });
      page.on('pageerror', error => problems.push(String(error)));
      page.on('console', message => {
        if (POLICY_BREACH.test(message.text())) problems.push(message.text());
      });
      await page.goto(`${origin}/sportal${path}`);
      return page;
    });
    for (const page of kept.slice(0, taken)) {
      // The folder of its pictures may be gone before anyone looks.
      if (test.status !== test.expectedStatus) {
        const seen = await page.locator('body').ariaSnapshot({ timeout: 5_000 }).catch(String);
        console.log(`== ${page.url()} when '${test.title}' failed\n${seen}`);
      }
      if (freshWindow) await page.context().close();
      else await leave(page);
    }
    expect(problems, 'errors that nobody caught, and breaches of the policy').toEqual([]);
  },
});

/** Ends what the test had running in a window, and its other tabs; its listeners and routes go, too. */
async function leave(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  page.removeAllListeners();
}

export { expect };

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Runs in the page: what axe has to say about it, as 'rule: where | where'. Behind a modal dialog nothing is looked at: it cannot be reached. */
async function violations(rules: string[]): Promise<string[]> {
  // A dialog that is half there has other colours. Skeletons shine for ever: nobody waits for them.
  // antd takes a frame or two between a motion's first colours and its animation; a busy machine takes longer.
  const inMotion = '[class*="ant-"]:is([class*="-appear"], [class*="-enter"], [class*="-leave"])';
  do {
    const ends = document.getAnimations().filter(each => each.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ends.map(each => each.finished.catch(() => {})));
    await new Promise(requestAnimationFrame);
  } while (document.querySelector(inMotion));
  const root = document.querySelector('#root');
  const isBehind = [...document.querySelectorAll('[aria-modal="true"]')].some(
    dialog => dialog.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !root?.contains(dialog),
  );
  const found = await axe.run(isBehind ? { exclude: '#root' } : document, {
    runOnly: rules,
    resultTypes: ['violations'],
  });
  // What a bar that stays in sight or a dialog lies over is not pressed there: one scrolls, or closes it.
  const isCovered = (selector: string) => {
    const element = document.querySelector(selector);
    if (!element) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return [left + 1, right - 1].some(x =>
      [top + 1, bottom - 1].some(y => {
        let over = document.elementFromPoint(x, y);
        if (over && (element.contains(over) || over.contains(element))) return false;
        while (over && !['sticky', 'fixed'].includes(getComputedStyle(over).position)) over = over.parentElement;
        return over !== null;
      }),
    );
  };
  return found.violations.flatMap(({ id, nodes }) => {
    const targets = nodes.map(node => node.target.join(' '));
    const meant = id === 'target-size' ? targets.filter(target => !isCovered(target)) : targets;
    return meant.length > 0 ? `${id}: ${meant.join(' | ')}` : [];
  });
}

/** axe finds nothing on what the page shows now (WCAG 2.2 AA, or these rules only). */
export async function expectAccessible(page: Page, rules = WCAG_2_2_AA): Promise<void> {
  expect(page.frames(), 'axe looks into one frame').toHaveLength(1);
  // By itself: what @axe-core/playwright does around it takes four times as long as the look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violations, rules)).toEqual([]);
}

/** In other colors, where nothing else of the page differs. */
export const expectReadable = (page: Page) => expectAccessible(page, ['color-contrast', 'link-in-text-block']);

/** The two windows that every screen is looked at in, by axe: a desktop and a phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Where nothing may stick out either: phones that are narrower still, and the desktop at 200 %. */
const TIGHT = [
  { width: 320, height: 640 },
  { width: 360, height: 740 },
  { width: 720, height: 450 },
];

/** A fault that lasts longer than two looks with axe take. */
export const ON_ITS_WAY = { kind: 'delay', ms: 40_000 } as const;

/** At the width that the window has now. */
export async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

/**
 * In windows of every size, and ends at the desktop's. The window is narrowed and widened again: what led to the state, often a page load,
 * is paid once.
 */
export async function expectFineInEveryWindow(page: Page): Promise<void> {
  for (const size of TIGHT) {
    await resize(page, size);
    await expectFits(page);
  }
  for (const size of SIZES.toReversed()) {
    await resize(page, size);
    await expectFine(page);
  }
}

/** Gives the window another size and waits until it is drawn. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
