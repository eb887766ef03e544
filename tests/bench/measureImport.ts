import type { BrowserContext } from 'playwright';
import { DIGITS, Tab, pause } from './browser.ts';
import type { Portal } from './portal.ts';
import type { State } from './probe.ts';

const ROWS = 10_000;
const LIST: State = { rows: 'main tbody tr td a', path: '/ManualInvoiceEntry' };
const HEADINGS =
  'Country Code,Company Code,Supplier Code,Currency,Document Type,AP Sub-Category,Purchase Order,Invoice Number,Invoice Date,Invoice Amount,Email Sender,Business Location,Scan URN,Remarks';

/** Every fiftieth row has an error. */
function bigFile(): Buffer {
  const day = new Date().toISOString().slice(0, 10);
  const rows = Array.from(
    { length: ROWS },
    (_, i) =>
      `IN,1000,200101,INR,PO,GENERAL,4500000001,${i % 50 === 3 ? 'B ' : 'B-'}${i},${day},${1000 + i}.50,a@b.example,,,`,
  );
  return Buffer.from([HEADINGS, ...rows].join('\n'));
}

/** Measures 10,000 rows in the import workbench: time to the first errors, then keys after all checks. */
export async function measureImport(
  context: BrowserContext,
  { base }: Portal,
  add: (name: string, value: number) => void,
): Promise<void> {
  const tab = await Tab.open(context, `${base}/ManualInvoiceEntry`, LIST);
  const { page } = tab;
  await page.getByRole('button', { name: 'Import Item' }).click();
  const input = page.getByLabel('File to import');
  await input.waitFor({ state: 'attached' });
  await pause(1000);
  const start = await tab.startRounds();
  await input.setInputFiles({ name: 'entries.csv', mimeType: 'text/csv', buffer: bigFile() });
  const seen = await page.waitForFunction(
    () => document.querySelector('ul[aria-label="Problems"] button') && performance.now(),
  );
  add('10,000 rows picked to first errors in sight', ((await seen.jsonValue()) as number) - start);
  await page.waitForFunction(() => document.body.textContent.includes('All rows 10,000'));
  await pause(1500);
  await page.locator('td[data-place="5 9"]').dblclick();
  add('key in a cell of 10,000 rows', await tab.typing('input[aria-label="Row 7 Invoice Amount"]', DIGITS));
  await page.keyboard.press('Escape');
  await pause(300);
  const arrows = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowRight'];
  add('arrow key among 10,000 rows', await tab.typing('td[data-place="8 9"]', arrows));
  await tab.close({ discard: true });
}
