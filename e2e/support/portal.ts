import axe from 'axe-core';
import { test as base, expect, type APIRequestContext, type Page } from 'playwright/test';
import { expectFits } from './fits.ts';

/** The session values of a signed-in user, as the portal keeps them in browser storage. */
export interface Actor {
  values: Record<string, string>;
}

interface Fault {
  /** A GraphQL operation name, 'upload', 'download' or 'export'. */
  operation: string;
  kind: 'delay' | 'error' | 'status500' | 'null' | 'expired';
  ms?: number;
  times?: number;
}

/**
 * Test endpoints of the sandbox. Every test creates its own supplier, so that tests can run in parallel and
 * in any order.
 */
function sandboxDoors(request: APIRequestContext, origin: string) {
  const post = async <T>(path: string, data: unknown): Promise<T> => {
    const response = await request.post(`${origin}/__sandbox/${path}`, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as T;
  };
  return {
    persona: (persona: string) => post<Actor>('sessions', { persona }),
    /** Creates an Indian supplier with GST. */
    newSupplier: (overrides: Record<string, unknown> = {}) => post<Actor>('suppliers', overrides),
    /** Creates an invoice in any status through the real rules; `author` is a persona or a user ID. */
    newInvoice: (wanted: Record<string, unknown>) => post<{ id: number; invoiceNumber: string }>('invoices', wanted),
    /**
     * Creates an order with receipts for the `received` quantities; `items` as in
     * sandbox/seeding/testOrder.ts.
     */
    newOrder: (wanted: Record<string, unknown>) => post<{ id: number; no: string; items: number[] }>('orders', wanted),
    /** Advances an approved record in the ERP: taken over, parked, posted, paid. */
    erp: (step: { context: string; id: number; steps: number }) => post<{ moved: number }>('erp', step),
    /** Sends one call as this user, where a journey does not test that call. */
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
    /** Makes the backend fail the next `times` calls of this user. */
    fault: (actor: Actor, fault: Fault) => post('faults', { token: actor.values['authtoken'], ...fault }),
  };
}

export type Sandbox = ReturnType<typeof sandboxDoors>;

/**
 * Opens a signed-in browser window at a path below /sportal. Uncaught errors and policy violations fail the
 * test.
 */
type Open = (actor: Actor, path: string, viewport?: { width: number; height: number }) => Promise<Page>;

interface Fixtures {
  sandbox: Sandbox;
  open: Open;
  /** Set by tests that change state a reused window would keep: its clock, animations or connection. */
  freshWindow: boolean;
}

interface WorkerFixtures {
  /**
   * A worker's windows, each in its own browser context and reused across tests. Their caches save 90 % of
   * the page load; storage is cleared in between.
   */
  windows: Page[];
}

/**
 * Console messages about violations of the page's CSP or of Trusted Types. WebAssembly has a separate test.
 */
const POLICY_BREACH = /^(?!.*WebAssembly).*(Content Security Policy|Trusted(HTML|Script|ScriptURL|Type)\b)/s;

/** Runs in the page: clears all storage of the previous test and signs in. */
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
      await page.goto(`${origin}/sportal/favicon.svg`); // opens the portal's origin without starting the portal
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
      // The screenshot folder may be deleted before the report is read.
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

/** Opens another page of the portal without loading the portal again, as one of its links would. */
export async function visit(page: Page, path: string): Promise<void> {
  const show = (to: string) =>
    page.evaluate(url => {
      history.pushState(null, '', url);
      dispatchEvent(new PopStateEvent('popstate'));
    }, `/sportal${to}`);
  // Shows an error page first: otherwise a test could find content of the previous page.
  const between = page.getByText('Reference: /between');
  await show('/between');
  await expect(between).toBeVisible();
  await show(path);
  await expect(between).toHaveCount(0);
}

/** Stops everything that the test left running in a window: other tabs, listeners and routes. */
async function leave(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto('about:blank');
  page.removeAllListeners();
}

export { expect };

const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rules that depend on colors. They take two thirds of axe's time. */
const COLORS = ['color-contrast', 'link-in-text-block'];

/**
 * Runs axe in the page and returns violations as 'rule: selector | selector'. Skips content behind a modal
 * dialog.
 */
async function violations({ runOnly, except }: { runOnly: string[]; except: string[] }): Promise<string[]> {
  // Fading elements have other colors, and skeletons animate forever. antd starts an animation a frame or two
  // after its first colors.
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
    runOnly,
    rules: Object.fromEntries(except.map(rule => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  });
  // Controls under a sticky bar or dialog can't be pressed there, so axe must not measure them.
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

/** Checks the current page with axe: WCAG 2.2 AA or only these rules, and not the excepted ones. */
export async function expectAccessible(page: Page, runOnly = WCAG_2_2_AA, except: string[] = []): Promise<void> {
  expect(page.frames(), 'axe looks into one frame').toHaveLength(1);
  // Calls axe directly: @axe-core/playwright takes four times as long.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violations, { runOnly, except })).toEqual([]);
}

/** Checks rules that depend on colors, after a theme change. */
export const expectReadable = (page: Page) => expectAccessible(page, COLORS);

/** Window sizes of the axe checks: desktop and phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** More window sizes without horizontal overflow: the narrowest phone, and the desktop at 200 %. */
const TIGHT = [
  { width: 320, height: 640 },
  { width: 720, height: 450 },
];

/** A delay that outlasts two axe checks. */
export const ON_ITS_WAY = { kind: 'delay', ms: 40_000 } as const;

/** Checks the page at the current window size. */
export async function expectFine(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectFits(page);
}

/**
 * Checks the page at every window size, its colors at the desktop size, which it restores. Resizing avoids
 * loading the page again.
 */
export async function expectFineInEveryWindow(page: Page): Promise<void> {
  for (const size of TIGHT) {
    await resize(page, size);
    await expectFits(page);
  }
  const [desktop, phone] = SIZES;
  await resize(page, phone);
  await expectAccessible(page, WCAG_2_2_AA, COLORS);
  await expectFits(page);
  await resize(page, desktop);
  await expectFine(page);
}

/** Resizes the window and waits for the next paint. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
