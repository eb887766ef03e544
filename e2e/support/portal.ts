import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type APIRequestContext, type Page } from 'playwright/test';

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

interface Fixtures {
  sandbox: Sandbox;
  /** Opens a browser of its own, signed in as this person, at a path below /sportal. Console errors fail the test. */
  open: (actor: Actor, path: string, viewport?: { width: number; height: number }) => Promise<Page>;
}

export const test = base.extend<Fixtures>({
  sandbox: async ({ request, baseURL }, give) => {
    await give(sandboxDoors(request, new URL(baseURL ?? '').origin));
  },
  open: async ({ browser, baseURL }, give) => {
    const problems: string[] = [];
    const opened: Page[] = [];
    await give(async (actor, path, viewport = { width: 1440, height: 900 }) => {
      const origin = new URL(baseURL ?? '').origin;
      const localStorage = Object.entries(actor.values).map(([name, value]) => ({ name, value }));
      const context = await browser.newContext({
        viewport,
        reducedMotion: 'reduce', // axe must not measure a fade half-way
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      });
      const page = await context.newPage();
      page.on('pageerror', error => problems.push(String(error)));
      opened.push(page);
      await page.goto(`${origin}/sportal${path}`);
      return page;
    });
    for (const page of opened) await page.context().close();
    expect(problems, 'errors that nobody caught').toEqual([]);
  },
});

export { expect };

/** axe finds nothing on what the page shows now (WCAG 2.2 AA). */
export async function expectAccessible(page: Page): Promise<void> {
  // A dialog that is half there has other colours. Skeletons shine for ever: nobody waits for them.
  await page.evaluate(async () => {
    const ends = document.getAnimations().filter(each => each.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ends.map(each => each.finished.catch(() => {})));
  });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(' | ')}`)).toEqual(
    [],
  );
}

/** The page itself never scrolls sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}
