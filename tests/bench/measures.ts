import type { BrowserContext } from 'playwright';
import { DIGITS, LETTERS, PROFILE, Tab, pause } from './browser.ts';
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

/** Measures going from the list to a new invoice's form and back, by keyboard. */
export async function measureCreate(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const warm = await Tab.open(context, `${base}/NonPoInvoice`, LIST);
  await warm.page.getByRole('button', { name: 'Create New' }).click();
  await warm.page.getByRole('combobox', { name: 'Company' }).focus();
  // A key press before the companies have loaded would select nothing.
  await warm.page.keyboard.press('ArrowDown');
  await warm.page.locator('.ant-select-item-option').first().waitFor();
  await warm.page.keyboard.press('Enter');
  await pause(500);
  add('company chosen to form', await warm.clickUntil('.ant-modal button.ant-btn-primary', FORM, false));
  await pause(500);
  add('form back to list', await warm.clickUntil(BACK, LIST, false));
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

const ENTRIES: State = { rows: 'main tbody tr td a', min: 15, path: '/ManualInvoiceEntry(\\?|$)' };
const ENTRY_FORM: State = { rows: '.ant-modal [data-field="invoiceNumber"] input' };

export async function measureManual(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const url = `${base}/ManualInvoiceEntry`;
  const cold = await Tab.open(context, url, ENTRIES);
  const first = await cold.load();
  add('manual list cold: scripts', first.scriptKb);
  add('manual list cold: rows visible', first.rows);
  add('entry form opened, first', await cold.clickUntil('button:text-is("Create New")', ENTRY_FORM, false));
  await pause(500);
  add('key in the entry form', await cold.typing('.ant-modal [data-field="invoiceNumber"] input', LETTERS));
  await cold.close({ discard: true });
}

/** The rendered first page has a text layer. `data-seen` marks the page of the previous task. */
const FIRST_PAGE: State = { rows: 'main [data-page="1"]:not([data-seen]) span', path: '/NonPoInvoice/View/' };

/** Measures the same session with documents beside the data, until each document is readable. */
export async function measureDocuments(context: BrowserContext, portal: Portal, add: Add): Promise<void> {
  for (let i = 0; i < 3; i++) await portal.newInvoice(1);
  await context.addInitScript(() => localStorage.setItem('sportal.documentBeside', 'true'));
  const tab = await Tab.open(context, `${portal.base}/Approvalcenter`, DESK);
  add('desk to a task and its document’s first page', await tab.clickUntil('main tbody a', FIRST_PAGE, false));
  for (const which of ['first', 'again']) {
    await pause(2500);
    await tab.page.evaluate(() => document.querySelector('[data-page="1"]')?.setAttribute('data-seen', ''));
    const took = await tab.clickUntil('main a[data-next]', FIRST_PAGE, false);
    add(`next task and its document’s first page, ${which}`, took);
  }
  await tab.close();
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

/** Pastes `count` lines of a text and an amount at the cell with this name. */
export async function pasteLines(tab: Tab, count: number, cell = 'Line 1 Description'): Promise<void> {
  const block = Array.from({ length: count }, (_, i) => `Calibration visit ${i + 1}\t${1000 + i}.50`).join('\n');
  await tab.page.locator(`input[aria-label="${cell}"]`).focus();
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

const REGISTRATION: State = { rows: '[data-field="contactNumber"] input', path: '/Supplier/Register' };
const VERIFIED = '[aria-label="Reset GST Number"]';

/** Measures typing in the registration with all fields and sections, which appear once the GST number is verified. */
export async function measureRegistration(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const tab = await Tab.open(context, `${base}/Supplier/Register`, REGISTRATION);
  const { page } = tab;
  await page.getByRole('combobox', { name: 'Country', exact: true }).fill('India');
  await page.getByTitle('India', { exact: true }).first().click();
  await page.getByRole('textbox', { name: 'GST Number', exact: true }).fill('27AAKCV4711K1Z0');
  await page.getByRole('button', { name: 'Verify GST Number' }).click();
  await page.locator(VERIFIED).waitFor();
  await pause(1000);
  add('key in the registration', await tab.typing('[data-field="companyWebsite"] input', LETTERS));
  await tab.close({ discard: true });
}

/** Calls that the update page needs before its first section is readable. */
const HEAD_AND_FIRST = new Set(['supplierById', 'workflowTaskQuery', 'supplierRelatedCompanyList']);

/** Returns the longest chain of sequential calls; 1 means all were parallel. */
function getChain(calls: readonly { start: number; end: number }[]): number {
  let [chain, until] = [0, 0];
  for (const { start, end } of calls.toSorted((a, b) => a.end - b.end)) {
    if (start < until) continue;
    chain++;
    until = end;
  }
  return chain;
}

const PROFILE_PAGE: State = { rows: 'main [data-section="organization"] dd', path: '/Supplier/Update/' };

/** The update page of a supplier: header and first page, first visit, then with everything cached. */
export async function measureProfile(context: BrowserContext, { base, signIn }: Portal, add: Add): Promise<void> {
  const { supplierid } = await signIn('supplier');
  const url = `${base}/Supplier/Update/${supplierid}`;
  const cold = await Tab.open(context, url, PROFILE_PAGE);
  const first = await cold.load();
  add('profile cold: scripts', first.scriptKb);
  add('profile cold: first section visible', first.rows);
  await cold.close();
  await (await Tab.open(context, url, PROFILE_PAGE)).close();
  const calls: { start: number; end: number }[] = [];
  context.on('requestfinished', request => {
    const { operationName = '' } = (request.method() === 'POST' ? (request.postDataJSON() as object) : {}) as {
      operationName?: string;
    };
    const { startTime, responseEnd } = request.timing();
    if (HEAD_AND_FIRST.has(operationName)) calls.push({ start: startTime, end: startTime + responseEnd });
  });
  const warm = await Tab.open(context, url, PROFILE_PAGE);
  add('profile warm: first section visible', (await warm.load()).rows);
  add('profile warm: requests for head and first section', calls.length);
  add('profile warm: rounds of requests', getChain(calls));
  await warm.close();
}

/** Round trips before measuring: during the first ten, compiled code grows the heap. */
const WARM_UP = 10;
const COUNTED = 10;

/** Heap growth in kB per round trip between list and view: the median slope between all pairs of samples. */
export async function measureHeap(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const tab = await Tab.open(context, `${base}/NonPoInvoice`, LIST, { ...PROFILE, cpu: 1, mbit: 0, rtt: 0 });
  const there = async () => {
    await tab.clickUntil(FIRST_LINK, VIEW, false);
    await pause(250);
    await tab.clickUntil(BACK, LIST, false);
    await pause(250);
  };
  for (let i = 0; i < WARM_UP; i++) await there();
  const heaps = [await tab.heap()];
  for (let i = 0; i < COUNTED; i++) {
    await there();
    heaps.push(await tab.heap());
  }
  const slopes = heaps.flatMap((from, i) => heaps.slice(i + 1).map((to, j) => (to - from) / (2 * (j + 1))));
  slopes.sort((a, b) => a - b);
  add('heap per navigation', slopes[Math.floor(slopes.length / 2)] ?? 0);
  await tab.close();
}
