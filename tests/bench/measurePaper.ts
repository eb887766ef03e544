import { PDFDocument } from '@cantoo/pdf-lib';
import type { BrowserContext, CDPSession } from 'playwright';
import { drawQrCode, qrModules } from '../../sandbox/data/seed/einvoice/qrCode.ts';
import { registeredData, signedCode } from '../../sandbox/data/seed/einvoice/signedCode.ts';
import { LETTERS, PROFILE, Tab, pause } from './browser.ts';
import type { Portal } from './portal.ts';

type Add = (name: string, value: number) => void;

const PAGES = 10;
/** Text lines on each page. */
const LINES = 45;

/** Creates a ten-page text document with a signed code on page `at`; 0 for no code. */
async function documentWith(at: number): Promise<Buffer> {
  const data = await registeredData({
    sellerGstin: '29AABCT1332L1ZU',
    buyerGstin: '36AABCV4417K1ZP',
    number: `BENCH/${at}`,
    date: '2026-11-02',
    total: '118000.50',
    itemCount: 1,
    mainHsn: '998346',
  });
  const code = await qrModules(signedCode(data, 'nic'));
  const pdf = await PDFDocument.create();
  for (let number = 1; number <= PAGES; number += 1) {
    const page = pdf.addPage([595, 842]);
    for (let line = 0; line < LINES; line += 1)
      page.drawText(`${line + 1}  Calibration of a balance, visit ${number * line}, 998346, 18 %, 1,18,000.50`, {
        x: 40,
        y: 640 - line * 13,
        size: 10,
      });
    if (number === at) drawQrCode(page, code, 420, 660, 126);
  }
  return Buffer.from(await pdf.save());
}

interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/**
 * Returns the CPU time of the page's workers during `act`, in ms. Other load on the computer does not affect CPU
 * time.
 */
async function workersTime(cdp: CDPSession, act: () => Promise<void>): Promise<number> {
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-lifecycles', '__metadata'] },
  });
  await act();
  const ended = new Promise<void>(resolve => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await ended;
  const workers = new Set(
    events
      .filter(({ ph, name, args }) => ph === 'M' && name === 'thread_name' && /DedicatedWorker/.test(args?.name ?? ''))
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = events.filter(({ ph, pid, tid }) => ph === 'X' && workers.has(`${pid} ${tid}`));
  const outermost = tasks.filter(({ name }) => /RunTask|RunNormalPriorityTask/.test(name));
  return outermost.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
}

/**
 * Measures the extraction from a ten-page document, and typing meanwhile. Chromium slows only the main thread, so
 * the workers' CPU time is scaled.
 */
export async function measurePaper(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const browser = await context.browser()?.newBrowserCDPSession();
  if (!browser) return;
  for (const [at, name] of [
    [0, 'no code'],
    [1, 'a code on the first'],
    [7, 'a code on the seventh'],
  ] as const) {
    const tab = await Tab.open(context, `${base}/NonPoInvoice/Add?company=1000&country=IN&supplier=200101`, {
      rows: '[data-field="invoiceNumber"] input',
    });
    const { page } = tab;
    const choose = async (chosen: { name: string; mimeType: string; buffer: Buffer }) => {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload file: Invoice Copy' }).click();
      await (await choosing).setFiles(chosen);
    };
    const found = page.getByRole('region', { name: 'What the file says' });
    const file = { name: `ten-pages-${at}.pdf`, mimeType: 'application/pdf' };
    // The first extraction also loads its code.
    await choose({ ...file, name: 'first.pdf', buffer: await documentWith(at === 0 ? 2 : 0) });
    await found.waitFor();
    await page.getByRole('button', { name: 'Delete first.pdf' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await found.waitFor({ state: 'detached' });
    await pause(500);
    const buffer = await documentWith(at);
    let key = 0;
    const time = await workersTime(browser, async () => {
      await choose({ ...file, buffer });
      key = await tab.typing('[data-field="invoiceNumber"] input', LETTERS.slice(0, 12), 12);
      await found.waitFor();
    });
    add(`paper of ten pages, ${name}: looked at`, time * PROFILE.cpu);
    add(`key while a paper of ten pages, ${name}, is looked at`, key);
    await tab.close({ discard: true });
  }
  await browser.detach();
}
