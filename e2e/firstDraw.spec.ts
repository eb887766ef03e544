import type { Page } from 'playwright/test';
import { expect, SIZES, test } from './support/portal.ts';

declare global {
  interface Window {
    /** Elements that moved vertically without user input after the first paint. */
    moved: string[];
  }
}

const ROW = 'main tbody tr[data-row]';

/** Records vertical layout shifts that no user input caused. */
async function watchMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    window.moved = [];
    new PerformanceObserver(list => {
      for (const { node, previousRect, currentRect } of (list.getEntries() as Shift[]).flatMap(
        ({ sources }) => sources,
      ))
        if (previousRect.y !== currentRect.y && document.querySelector('main')?.contains(node))
          window.moved.push(`${(node?.textContent ?? '').slice(0, 40)}: ${previousRect.y} to ${currentRect.y}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const [DESK, PHONE] = SIZES;
for (const [persona, path, size] of [
  ['supplier', 'NonPoInvoice', DESK],
  ['supplier', 'NonPoInvoice', PHONE],
  ['l1', 'Approvalcenter', DESK],
] as const)
  test(`${path} at ${size.width} pixels doesn't shift after its first rows when it is reloaded`, async ({
    sandbox,
    open,
  }) => {
    const page = await open(await sandbox.persona(persona), `/${path}`, size);
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await watchMoves(page);
    const notified = page.waitForResponse(
      response => response.request().postData()?.includes('notificationList') ?? false,
    );
    await page.reload();
    await notified;
    await expect(page.locator('main tbody tr').first()).toBeVisible();
    // Longer than a slide animation.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
    });
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

test.describe('a list opened by URL', () => {
  test.use({ freshWindow: true });

  test('sends only the rows query before the rows are visible', async ({ sandbox, open }) => {
    const page = await open(await sandbox.persona('supplier'), '/support');
    // Freezes the page's clock, so that timers and idle callbacks cannot run early on a slow computer.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 1_000);
    // Discards requests of the previous page.
    await page.goto('about:blank');
    const [files, asked]: [Set<string>, string[]] = [new Set(), []];
    page.on('request', request => {
      const { pathname } = new URL(request.url());
      if (pathname === '/graphql') asked.push((request.postDataJSON() as { operationName: string }).operationName);
      else files.add(pathname);
    });
    // Otherwise the page loads a font at once that the previous page may have had time to load.
    await page.addInitScript(() => localStorage.removeItem('sportal.typeface'));
    await page.goto('./NonPoInvoice');
    await expect(page.locator(ROW).first()).toBeVisible();
    expect(asked).toEqual(['nonPoInvoiceList']);
    // The page, five shell scripts, its styles, the feature and the logo (`docs/first-rows.md`). Browsers load
    // the icon at any time.
    const counted = [...files].filter(name => !name.endsWith('favicon.svg'));
    expect(counted.length, counted.join(', ')).toBeLessThanOrEqual(9);
  });
});
