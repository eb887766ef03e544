import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { probe, type State } from './probe.ts';

/** Conditions of every measured page: a slow laptop on a slow connection. */
export const PROFILE = { cpu: 4, mbit: 10, rtt: 40 };

const TIMEOUT_MS = 60_000;
/** Work after the awaited state still counts for this long. */
const SETTLE_MS = 1500;

export const pause = (ms: number): Promise<void> => new Promise(done => setTimeout(done, ms));

export interface Browser {
  context: BrowserContext;
  close: () => Promise<void>;
}

export const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-extensions'];

/** Starts a browser with a new profile on disk: V8 keeps its code cache only there, as for returning users. */
export async function openBrowser(executablePath: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    headless: true,
    args: FLAGS,
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
  });
  context.setDefaultTimeout(TIMEOUT_MS);
  return {
    context,
    close: async () => {
      await context.close().catch(() => {});
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

interface Request {
  isScript: boolean;
  bytes: number;
}

export class Tab {
  readonly page: Page;
  private readonly cdp: CDPSession;
  private readonly requests = new Map<string, Request>();
  private loads = 0;

  private constructor(page: Page, cdp: CDPSession) {
    this.page = page;
    this.cdp = cdp;
  }

  /** Opens an address and waits until `state` is painted. */
  static async open(context: BrowserContext, url: string, state: State, profile = PROFILE): Promise<Tab> {
    const page = await context.newPage();
    const tab = new Tab(page, await context.newCDPSession(page));
    await page.addInitScript('globalThis.__name ??= f => f'); // tsx marks function names with this helper
    await page.addInitScript(probe, state);
    await tab.prepare(profile);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(() => window.bench.ready !== null, null, { polling: 50 });
    await pause(SETTLE_MS);
    return tab;
  }

  private async prepare({ cpu, mbit, rtt }: typeof PROFILE): Promise<void> {
    const { cdp, requests } = this;
    this.page.on('domcontentloaded', () => this.loads++);
    await cdp.send('Network.enable');
    await cdp.send('Performance.enable');
    cdp.on('Network.responseReceived', ({ requestId, response, type }) => {
      if (response.fromDiskCache || !/^https?:/.test(response.url)) return;
      requests.set(requestId, {
        isScript: type === 'Script' || /javascript/.test(response.mimeType),
        bytes: 0,
      });
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const request = requests.get(requestId);
      if (request) request.bytes = encodedDataLength;
    });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpu });
    const bytesPerSecond = mbit === 0 ? -1 : (mbit * 1e6) / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: rtt,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
  }

  /**
   * Returns the time until the state was painted, the blocking time (long tasks beyond 50 ms) and the transfer
   * size.
   */
  async load(): Promise<{
    rows: number;
    tbt: number;
    scriptKb: number;
    requests: number;
    requestsFirst: number;
    long: readonly string[];
  }> {
    const { ready, long, named, requestsFirst } = await this.page.evaluate(() => {
      const until = window.bench.ready ?? 0;
      const asked = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < until);
      return { ready: until, long: window.bench.long, named: window.bench.named, requestsFirst: 1 + asked.length };
    });
    const blocking = long.reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
    const all = [...this.requests.values()];
    const scriptKb = all.filter(one => one.isScript).reduce((sum, one) => sum + one.bytes, 0) / 1000;
    return { rows: ready, tbt: blocking, scriptKb, requests: all.length, requestsFirst, long: named };
  }

  /** Number of full page loads: 1 unless the portal reloaded. */
  documents(): number {
    return this.loads;
  }

  /** Returns the page's current time, for `rounds`. */
  startRounds(): Promise<number> {
    return this.page.evaluate(() => performance.now());
  }

  /**
   * Longest chain of sequential data requests from `since` until the awaited state was painted; 1 means all were
   * parallel.
   */
  rounds(since: number): Promise<number> {
    return this.page.evaluate(from => {
      const until = window.bench.click.end ?? window.bench.ready ?? 0;
      const calls = performance
        .getEntriesByType('resource')
        .map(entry => entry as PerformanceResourceTiming)
        .filter(({ name, startTime }) => name.endsWith('/graphql') && startTime >= from && startTime < until)
        .toSorted((a, b) => a.responseEnd - b.responseEnd);
      let chain = 0;
      let end = 0;
      for (const { startTime, responseEnd } of calls) {
        if (startTime < end) continue;
        chain++;
        end = responseEnd;
      }
      return chain;
    }, since);
  }

  /** Milliseconds from a click to the painted state; with `changed`, the first row must also differ from now. */
  async clickUntil(selector: string, state: State, changed = true): Promise<number> {
    const target = this.page.locator(selector).first();
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error(`nothing to click: ${selector}`);
    await this.page.evaluate(
      ([wanted, different]) => window.bench.arm(wanted, different ? window.bench.firstText(wanted) : undefined),
      [state, changed] as const,
    );
    const at = { x: box.x + Math.min(box.width / 2, 200), y: box.y + box.height / 2 };
    await this.page.mouse.move(at.x, at.y);
    await pause(150); // a pointer rests before a click, so hover prefetching may start
    await this.page.mouse.click(at.x, at.y);
    await this.page.waitForFunction(() => window.bench.click.end !== null, null, { polling: 50 });
    return this.page.evaluate(() => (window.bench.click.end ?? 0) - (window.bench.click.start ?? 0));
  }

  /**
   * 95th percentile of key event durations, one key at a time. Chromium reports steps of 8 ms from 16 on;
   * unreported keys took at most 16.
   */
  async typing(selector: string, keys: readonly string[], count = 40): Promise<number> {
    await this.page.locator(selector).first().click();
    await pause(600);
    await this.page.keyboard.press('End'); // the first key is never counted
    await pause(300);
    await this.page.evaluate(() => window.bench.armKeys());
    for (let i = 0; i < count; i++) {
      await this.page.keyboard.press(keys[i % keys.length] ?? 'a');
      await pause(80);
    }
    await pause(300);
    const events = await this.page.evaluate(() => window.bench.keys);
    const byKey = new Map<number, number>();
    for (const [key, duration] of events) byKey.set(key, Math.max(byKey.get(key) ?? 0, duration));
    const durations = [...byKey.values()];
    while (durations.length < count) durations.push(16);
    durations.sort((a, b) => a - b);
    return durations[Math.ceil(durations.length * 0.95) - 1] ?? 16;
  }

  /** Heap in kB after a forced collection. */
  async heap(): Promise<number> {
    for (let i = 0; i < 3; i++) {
      await this.cdp.send('HeapProfiler.collectGarbage');
      await pause(60);
    }
    const { metrics } = await this.cdp.send('Performance.getMetrics');
    return (metrics.find(metric => metric.name === 'JSHeapUsedSize')?.value ?? 0) / 1000;
  }

  /** `discard`: the page has unsaved changes and asks before it closes. */
  async close({ discard = false } = {}): Promise<void> {
    if (discard) this.page.on('dialog', dialog => void dialog.accept());
    await this.page.close();
  }
}

/** Keys for cells and fields: digits typed and deleted, and a sentence. */
export const DIGITS = ['1', '2', '3', '4', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];
export const LETTERS = Array.from('the quick brown fox jumps over lazy dogs ');
