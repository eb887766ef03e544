import { expect, type Locator, type Page } from 'playwright/test';

/** What a journey takes. */
export interface Effort {
  keys: number;
  clicks: number;
  /** Pages that were opened on the way. */
  pages: number;
  /** Windows that were scrolled through. */
  scrolled: number;
}

/** Until what the last press began is drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * A person at the portal: every press of a key and of the pointer is counted, every page that was opened, and how many windows were
 * scrolled through to what was pressed. Nobody waits for a list.
 */
export function hands(page: Page) {
  const count = { keys: 0, data: 0, clicks: 0, pages: 0, scrolled: 0 };
  let here = new URL(page.url()).pathname;
  page.on('framenavigated', frame => {
    // What a page writes into its own address is no other page.
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === here) return;
    here = pathname;
    count.pages++;
  });
  const press = async (key: string) => {
    count.keys++;
    await page.keyboard.press(key);
  };
  /** Data: what no form can know by itself. */
  const type = async (text: string) => {
    count.keys += text.length;
    count.data += text.length;
    await page.keyboard.type(text);
  };
  const scrolls = async (target: Locator) => {
    const top = () => page.evaluate(() => scrollY / innerHeight);
    // The page before may still be drawn, and the portal leads on by itself: how far that scrolls is no part of the way.
    await target.waitFor();
    await drawn(page);
    const before = await top();
    await target.scrollIntoViewIfNeeded();
    count.scrolled += Math.abs((await top()) - before);
  };
  const click = async (target: Locator) => {
    await scrolls(target);
    count.clicks++;
    await target.click();
  };
  /** Nobody taps a field that has the focus already. */
  const enter = async (target: Locator) => {
    await target.waitFor();
    if (!(await target.evaluate(element => element === document.activeElement))) await click(target);
  };
  return {
    count,
    press,
    type,
    click,
    /** Taps a field and types. */
    fill: async (target: Locator, text: string) => {
      await enter(target);
      await type(text);
    },
    /** Taps a list, types what is enough of an entry, and takes it. */
    choose: async (box: Locator, option: string, typed = option) => {
      await enter(box);
      await type(typed);
      const list = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
      await expect(list.filter({ hasText: option }).first()).toBeVisible();
      await press('Enter');
    },
    /** Hands a file over, as the system's own dialog does. */
    attach: async (upload: Locator, file: Parameters<Locator['setInputFiles']>[0]) => {
      const choosing = page.waitForEvent('filechooser');
      await click(upload);
      const stored = page.waitForResponse(response => /upload/i.test(new URL(response.url()).pathname));
      await (await choosing).setFiles(file);
      await stored;
    },
    /** By the key that leads to the next field to fill. */
    onTo: async (target: Locator) => {
      await press('F8');
      await expect(target).toBeFocused();
    },
    /** As many Tabs as it takes. */
    tabTo: async (target: Locator) => {
      await target.waitFor();
      for (let presses = 0; presses < 80; presses++) {
        if (await target.evaluate(element => element === document.activeElement)) return;
        await press('Tab');
      }
      throw new Error(`Tab never reached ${String(target)}`);
    },
  };
}

const inWords = ({ keys, clicks, pages, scrolled }: Effort) =>
  `${String(keys).padStart(3)} keys ${String(clicks).padStart(2)} clicks ${pages} pages ${scrolled.toFixed(1)} windows scrolled`;

/** Prints what a journey took beside what it took before, as a row of the table that the closing note quotes, and holds it to that. */
export function took(
  journey: string,
  { before, limit }: { before: Effort; limit: Effort },
  now: ReturnType<typeof hands>['count'],
): void {
  const row = `${journey.padEnd(38)} before ${inWords(before)} | now ${inWords(now)}`;
  console.log(`effort: ${row}, ${now.data} of the keys are data`);
  for (const what of ['keys', 'clicks', 'pages', 'scrolled'] as const) {
    // What is scrolled through differs by a line or two from machine to machine.
    const most = what === 'scrolled' ? limit[what] + 0.25 : limit[what];
    expect(now[what], `${journey}: ${what}`).toBeLessThanOrEqual(most);
  }
}
