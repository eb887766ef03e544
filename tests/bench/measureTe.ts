import { PDFDocument } from '@cantoo/pdf-lib';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { PROFILE, Tab, pause } from './browser.ts';
import { measureRoom } from './measureOrders.ts';
import type { Portal } from './portal.ts';
import type { State } from './probe.ts';

type Add = (name: string, value: number) => void;

/** So many attachments of 1 MB: 200 take well under two minutes. `BENCH_FILES=1000` sends as many as the dialog takes. */
const FILES = Number(process.env['BENCH_FILES'] ?? 200);
const STAGING: State = { rows: 'main tbody tr td a', path: '/TeInvoiceImport' };

/** Lists and view of travel and expense, and the upload of many attachments. */
export async function measureTe(context: BrowserContext, portal: Portal, add: Add): Promise<void> {
  await measureRoom(context, portal, add, {
    name: 'T&E',
    path: '/TeInvoice',
    view: { rows: 'main [role="tabpanel"] dl dd', path: '/TeInvoice/View/' },
  });
  await measureUpload(context, portal, add);
}

/** A folder of real documents of 1 MB each; one on the disk, under many names. */
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

/** MB of memory that the browser's processes hold, by the system's count; 0 where it keeps none under /proc. */
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
 * Many attachments on an unslowed machine: how long each takes, and how much more memory is held when nine tenths are through than when
 * one tenth is. What was sent must not stay: a file's bytes are read only while it is on its way.
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
