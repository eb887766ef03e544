import { expect, type Locator, type Page } from 'playwright/test';

/** Effort of a journey. */
export interface Effort {
  keys: number;
  clicks: number;
  pages: number;
  /** Scrolled distance, in window heights. */
  scrolled: number;
}

/** Resolves after the effects of the last input are painted. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/**
 * Simulates a user and counts key presses, clicks, page loads and scrolled window heights. Never waits for a
 * list.
 */
export function hands(page: Page) {
  const count = { keys: 0, data: 0, clicks: 0, pages: 0, scrolled: 0 };
  let here = new URL(page.url()).pathname;
  page.on('framenavigated', frame => {
    // A page that rewrites its own URL does not count as a page load.
    const { pathname } = new URL(frame.url());
    if (frame !== page.mainFrame() || pathname === here) return;
    here = pathname;
    count.pages++;
  });
  const press = async (key: string) => {
    count.keys++;
    await page.keyboard.press(key);
  };
  /** Types data that the form cannot know. */
  const type = async (text: string) => {
    count.keys += text.length;
    count.data += text.length;
    await page.keyboard.type(text);
  };
  const scrolls = async (target: Locator) => {
    const top = () => page.evaluate(() => scrollY / innerHeight);
    // The previous page may still be visible, and the portal may scroll automatically. That scrolling does not
    // count.
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
  /** No click if the field already has the focus. */
  const enter = async (target: Locator) => {
    await target.waitFor();
    if (!(await target.evaluate(element => element === document.activeElement))) await click(target);
  };
  return {
    count,
    press,
    type,
    click,
    fill: async (target: Locator, text: string) => {
      await enter(target);
      await type(text);
    },
    /** Opens a list, types enough text to match one option, and selects it. */
    choose: async (box: Locator, option: string, typed = option) => {
      await enter(box);
      await type(typed);
      const list = page.locator('.ant-select-dropdown:visible .ant-select-item-option-active');
      await expect(list.filter({ hasText: option }).first()).toBeVisible();
      await press('Enter');
    },
    /** Selects a file, as the system's file dialog does. */
    attach: async (upload: Locator, file: Parameters<Locator['setInputFiles']>[0]) => {
      const choosing = page.waitForEvent('filechooser');
      await click(upload);
      const stored = page.waitForResponse(response => /upload/i.test(new URL(response.url()).pathname));
      await (await choosing).setFiles(file);
      await stored;
    },
    /** Presses the shortcut for the next field to fill. */
    onTo: async (target: Locator) => {
      await press('F8');
      await expect(target).toBeFocused();
    },
    /** Presses Tab until the target has the focus. */
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

/** Prints the effort beside the earlier effort as a table row, and checks it against the limit. */
export function took(
  journey: string,
  { before, limit }: { before: Effort; limit: Effort },
  now: ReturnType<typeof hands>['count'],
): void {
  const row = `${journey.padEnd(38)} before ${inWords(before)} | now ${inWords(now)}`;
  console.log(`effort: ${row}, ${now.data} of the keys are data`);
  for (const what of ['keys', 'clicks', 'pages', 'scrolled'] as const) {
    // The scrolled distance varies by a line or two between computers.
    const most = what === 'scrolled' ? limit[what] + 0.25 : limit[what];
    expect(now[what], `${journey}: ${what}`).toBeLessThanOrEqual(most);
  }
}
