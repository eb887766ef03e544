import type { BrowserContext } from 'playwright';
import { DIGITS, LETTERS, Tab, pause } from './browser.ts';
import type { Portal } from './portal.ts';
import type { State } from './probe.ts';

// Counts links, because skeleton rows have none.
const LIST: State = { rows: 'main tbody tr td a', min: 15, path: '/NonPoInvoice(\\?|$)' };
const VIEW: State = { rows: 'main table[aria-label="Line items"] tbody tr', path: '/NonPoInvoice/View/' };
const FORM: State = { rows: 'input[aria-label="Line 1 Amount"]', path: '/NonPoInvoice/Add' };
const FIRST_LINK = 'main tbody a[href*="/NonPoInvoice/View/"]';
const BACK = 'main a[href$="/NonPoInvoice"]';

/** Results of one round by the names of the report. */
export type Sample = Record<string, number>;

type Add = (name: string, value: number) => void;

/** First visit, then with everything cached, then in-app navigation. */
export async function measureList(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const url = `${base}/NonPoInvoice`;
  const cold = await Tab.open(context, url, LIST);
  const first = await cold.load();
  add('list cold: rows visible', first.rows);
  add('list cold: blocking time', first.tbt);
  for (const frame of first.long) console.log(`  over 50 ms: ${frame}`);
  add('list cold: scripts', first.scriptKb);
  add('list cold: requests before the rows', first.requestsFirst);
  add('list cold: requests', first.requests);
  const asked = await cold.startRounds();
  add('list to view, first', await cold.clickUntil(FIRST_LINK, VIEW, false));
  await pause(500);
  add('list to view: rounds of requests', await cold.rounds(asked));
  add('view back to list', await cold.clickUntil(BACK, LIST, false));
  await pause(500);
  add('list to view, again', await cold.clickUntil(FIRST_LINK, VIEW, false));
  await cold.close();
  const second = await Tab.open(context, url, LIST);
  await second.close();
  const warm = await Tab.open(context, url, LIST);
  add('list warm: rows visible', (await warm.load()).rows);

  await warm.close();
}

/** A pasted link to an invoice: first visit, then with everything cached. */
export async function measureView(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const list = await Tab.open(context, `${base}/NonPoInvoice`, LIST);
  const address = await list.page.locator(FIRST_LINK).first().getAttribute('href');
  await list.close();
  if (address === null) throw new Error('no invoice to open');
  const url = new URL(address, base).href;
  for (const visit of ['first', 'second', 'warm']) {
    const tab = await Tab.open(context, url, VIEW);
    // V8 caches compiled code from the second visit on, so the third visit represents returning users.
    if (visit === 'warm') add('view warm: lines visible', (await tab.load()).rows);
    if (visit === 'warm') add('view warm: rounds of requests', await tab.rounds(0));
    await tab.close();
  }
}

const DESK: State = { rows: 'main tbody tr td a', min: 3, path: '/Approvalcenter' };
const APPROVE = 'main [aria-keyshortcuts="A"]';
/** A task that can be decided; its heading identifies it. */
const TASK: State = { rows: 'main:has([aria-keyshortcuts="A"]) h1', path: '/NonPoInvoice/View/' };
const APPROVE_DIALOG: State = { rows: '.ant-modal button[type="submit"]' };

/** Measures an approver's session: the task list, a task, its approval and the next task; then the cached list. */
export async function measureDesk(context: BrowserContext, portal: Portal, add: Add): Promise<void> {
  // Five tasks: two are approved, which opens the next task automatically; two are skipped.
  for (let i = 0; i < 5; i++) await portal.newInvoice(1);
  const url = `${portal.base}/Approvalcenter`;
  const cold = await Tab.open(context, url, DESK);
  const first = await cold.load();
  add('desk cold: tasks visible', first.rows);
  add('desk cold: scripts', first.scriptKb);
  const loads = cold.documents();
  add('desk to task, first', await cold.clickUntil('main tbody a', TASK, false));
  for (const which of ['first', 'again']) {
    await pause(500);
    add(`approve pressed to dialog, ${which}`, await cold.clickUntil(APPROVE, APPROVE_DIALOG, false));
    await pause(500);
    // Includes half a second that the specification requires before the task is read again.
    add(`approved to the next task, ${which}`, await cold.clickUntil(APPROVE_DIALOG.rows, TASK));
    await pause(500);
    add(`next task shown, ${which}`, await cold.clickUntil('main a[data-next]', TASK));
  }
  add('desk: documents loaded again', cold.documents() - loads);
  await cold.close();
  const second = await Tab.open(context, url, DESK);
  await second.close();
  const warm = await Tab.open(context, url, DESK);
  add('desk warm: tasks visible', (await warm.load()).rows);
  await warm.close();
}

/** Measures typing in a field and in amount cells, and adding a line to many. */
export async function measureForm(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const address = `${base}/NonPoInvoice/Add?company=1000&country=IN&supplier=200101`;
  for (const count of [200, 500]) {
    const tab = await Tab.open(context, address, FORM);
    if (count === 200) add('key in a text field', await tab.typing('[data-field="invoiceNumber"] input', LETTERS));
    await pasteLines(tab, count);
    add(`key in an amount cell, ${count} lines`, await tab.typing('input[aria-label="Line 5 Amount"]', DIGITS));
    if (count === 500) {
      const added: State = { rows: 'input[aria-label="Line 501 Amount"]' };
      add('line added to 500', await tab.clickUntil('button:text-is("Add line")', added, false));
    }
    await tab.close({ discard: true });
  }
}

/** Pastes `count` lines of a text and an amount. */
async function pasteLines(tab: Tab, count: number): Promise<void> {
  const block = Array.from({ length: count }, (_, i) => `Calibration visit ${i + 1}\t${1000 + i}.50`).join('\n');
  await tab.page.locator('input[aria-label="Line 1 Description"]').focus();
  await tab.page.evaluate(text => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, block);
  await tab.page.getByText(`into ${count} lines`).waitFor();
  await pause(2000);
}
