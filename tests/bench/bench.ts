/**
 * `npm run bench [-- --rounds 5 --only list,desk --dist dist-dev]`: measures the portal's speed against its goals.
 * Runs the production build on the sandbox in Chromium, with a 4 times slower CPU, 10 Mbit/s and 40 ms latency.
 * Every round starts a new browser with a new profile. Measures without keyboard input run without a driver's
 * inspector. The exit code is 0 unless the benchmark cannot run. Run nothing else on the computer meanwhile.
 */
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { BrowserContext } from 'playwright';
import { FLAGS, openBrowser, pause } from './browser.ts';
import { measureImport } from './measureImport.ts';
import { measureDesk, measureForm, measureList, measureView, type Sample } from './measures.ts';
import { buildPortal, startPortal, type Portal } from './portal.ts';
import { openRawBrowser } from './rawBrowser.ts';
import { report } from './report.ts';

interface Part {
  persona: string;
  measure: (context: BrowserContext, portal: Portal, add: (name: string, value: number) => void) => Promise<void>;
  /** Loads and clicks only: measured without a driver's inspector (`rawBrowser.ts`). */
  raw?: true;
}

const PARTS: Record<string, Part> = {
  list: { persona: 'supplier', measure: measureList, raw: true },
  view: { persona: 'supplier', measure: measureView },
  form: { persona: 'supplier', measure: measureForm },
  desk: { persona: 'l1', measure: measureDesk, raw: true },
  import: { persona: 'supplier', measure: measureImport },
};

async function round(parts: readonly string[], portal: Portal, browserPath: string): Promise<Sample> {
  const sample: Sample = {};
  for (const [name, { persona, measure, raw }] of Object.entries(PARTS)) {
    if (!parts.includes(name)) continue;
    const storage = await portal.signIn(persona);
    const { context, close } = await (raw ? openRawBrowser(browserPath, FLAGS) : openBrowser(browserPath));
    try {
      await context.addInitScript(values => Object.assign(localStorage, values), storage);
      await pause(500); // waits for the browser to start
      await measure(context, portal, (what, value) => (sample[what] = value));
    } catch (error) {
      console.error(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    } finally {
      await close();
    }
  }
  return sample;
}

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { rounds: text, only: text, dist: text } });
const rounds = Number(values.rounds ?? 5);
const parts = values.only?.split(',') ?? Object.keys(PARTS);

const { ensureBrowser } = (await import(new URL('../cli/browser.mjs', import.meta.url).href)) as {
  ensureBrowser: () => Promise<string>;
};
const browserPath = await ensureBrowser();
if (parts.some(part => part in PARTS)) {
  const folder = values.dist ?? 'dist-dev';
  if (values.dist === undefined) await buildPortal(folder);
  const portal = await startPortal(folder);
  const samples: Sample[] = [];
  try {
    for (let i = 0; i < rounds; i++) {
      samples.push(await round(parts, portal, browserPath));
      console.log(`round ${i + 1} of ${rounds} done`);
    }
  } finally {
    await portal.stop();
  }
  const [load = 0] = loadavg();
  console.log(
    `\nCPU 4 times slower, 10 Mbit/s, 40 ms; ${rounds} rounds; load ${load.toFixed(1)} on ${availableParallelism()} cores\n`,
  );
  console.log(report(samples));
}
