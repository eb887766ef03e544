import { PDFDocument } from '@cantoo/pdf-lib';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { PROFILE, Tab, pause } from './browser.ts';
import { measureFeature } from './measureOrders.ts';
import type { Portal } from './portal.ts';
import type { State } from './probe.ts';

type Add = (name: string, value: number) => void;

/** Number of 1 MB attachments; 200 take under two minutes. `BENCH_FILES=1000` uploads the maximum of the dialog. */
const FILES = Number(process.env['BENCH_FILES'] ?? 200);
const STAGING: State = { rows: 'main tbody tr td a', path: '/TeInvoiceImport' };

/** Measures lists and views of travel and expense, and the upload of many attachments. */
export async function measureTe(context: BrowserContext, portal: Portal, add: Add): Promise<void> {
  await measureFeature(context, portal, add, {
    name: 'T&E',
    path: '/TeInvoice',
    view: { rows: 'main [role="tabpanel"] dl dd', path: '/TeInvoice/View/' },
  });
  await measureUpload(context, portal, add);
}

/** Creates a folder of 1 MB files; one file on disk under many names. */
async function folderOfFiles(): Promise<{ folder: string; paths: string[] }> {
  const document = await PDFDocument.create();
  document.addPage([300, 300]).drawText('Boarding pass');
  document.context.register(document.context.stream(randomBytes(1_000_000)));
  const folder = mkdtempSync(join(tmpdir(), 'bench-files-'));
  const paths = Array.from({ length: FILES }, (_, index) => join(folder, `boarding pass ${index + 1}.pdf`));
  const [first = ''] = paths;
  writeFileSync(first, await document.save({ useObjectStreams: false }));
  for (const path of paths.slice(1)) linkSync(first, path);
  return { folder, paths };
}

/** Returns the resident memory of the browser's processes in MB, or 0 without /proc. */
async function residentMb(context: BrowserContext): Promise<number> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) return 0;
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const held = processInfo.map(({ id }) => {
    try {
      return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return held.reduce((sum, kb) => sum + kb, 0) / 1000;
}

/**
 * Measures uploads without CPU throttling: time per file, and memory growth from 10 % to 90 %. Uploaded bytes must
 * be released, because files are read only during their upload.
 */
async function measureUpload(context: BrowserContext, { base }: Portal, add: Add): Promise<void> {
  const { folder, paths } = await folderOfFiles();
  try {
    const tab = await Tab.open(context, `${base}/TeInvoiceImport`, STAGING, { ...PROFILE, cpu: 1, mbit: 0, rtt: 0 });
    const { page } = tab;
    await page.getByRole('button', { name: 'Import Invoice' }).click();
    const input = page.getByLabel('Choose files: Attachments');
    await input.waitFor({ state: 'attached' });
    const uploaded = (count: number) =>
      page.waitForFunction(
        least => Number(/([\d,]+) of [\d,]+ uploaded/.exec(document.body.textContent)?.[1]?.replace(',', '')) >= least,
        count,
        { timeout: 20 * 60_000, polling: 200 },
      );
    const before = await tab.heap();
    const start = performance.now();
    await input.setInputFiles(paths);
    await uploaded(Math.floor(FILES / 10));
    const [early, earlyMb] = [await tab.heap(), await residentMb(context)];
    await uploaded(Math.floor(FILES * 0.9));
    const [late, lateMb] = [await tab.heap(), await residentMb(context)];
    await uploaded(FILES);
    add('an attachment of 1 MB, five at a time', (performance.now() - start) / FILES);
    await pause(500);
    add('heap of the list of attachments, when all are up', (await tab.heap()) - before);
    add('heap from a tenth of the attachments to nine', late - early);
    if (earlyMb > 0) add('memory of the browser from a tenth to nine', lateMb - earlyMb);
    await tab.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
