import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { BrowserContext } from 'playwright';
import { pause, type Browser } from './browser.ts';

type Params = Record<string, unknown>;
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params: Params;
  result: Params;
  error?: { message: string };
}

/** DevTools pipe of a browser: JSON messages, each ended by a zero byte. */
class Pipe {
  private readonly waiting = new Map<number, { done: (result: Params) => void; failed: (error: Error) => void }>();
  private readonly listeners = new Map<string, ((params: Params) => void)[]>();
  private readonly out: Writable;
  private next = 1;
  private rest = '';

  constructor(out: Writable, back: Readable) {
    this.out = out;
    back.setEncoding('utf8').on('data', (part: string) => {
      const texts = (this.rest + part).split('\0');
      this.rest = texts.pop() ?? '';
      for (const text of texts) this.take(JSON.parse(text) as Message);
    });
  }

  private take({ id, method = '', sessionId = '', params, result, error }: Message): void {
    if (id === undefined) return this.listeners.get(`${sessionId} ${method}`)?.forEach(listen => listen(params));
    const call = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) call?.failed(new Error(error.message));
    else call?.done(result);
  }

  send(method: string, params: object = {}, sessionId?: string): Promise<Params> {
    const id = this.next++;
    return new Promise((done, failed) => {
      this.waiting.set(id, { done, failed });
      this.out.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    });
  }

  on(method: string, sessionId: string, listen: (params: Params) => void): void {
    const key = `${sessionId} ${method}`;
    this.listeners.set(key, [...(this.listeners.get(key) ?? []), listen]);
  }

  end(error: Error): void {
    for (const { failed } of this.waiting.values()) failed(error);
  }
}

type Script = string | ((...args: never[]) => unknown);
const getSource = (script: Script, arg?: unknown) =>
  typeof script === 'string' ? script : `(${String(script)})(${JSON.stringify(arg ?? null)})`;

/**
 * Runs in the page. Scrolls the target into view and waits until it is stable, enabled and uncovered for two
 * frames.
 */
function untilPressable(selector: string): Promise<void> {
  const givenUp = performance.now() + 60_000;
  let before = '';
  return new Promise((resolve, reject) => {
    const look = () => {
      const target = document.querySelector(selector);
      if (before === '') target?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const box = target?.getBoundingClientRect() ?? new DOMRect();
      const hit = document.elementFromPoint(box.x + Math.min(box.width / 2, 200), box.y + box.height / 2);
      const isFree = target?.contains(hit) && !target.matches(':disabled, [aria-disabled="true"]');
      const now = isFree ? JSON.stringify(box) : '';
      if (now !== '' && now === before) return resolve();
      before = now;
      if (performance.now() < givenUp) return void requestAnimationFrame(look);
      reject(new Error(`never to be pressed: ${selector}`));
    };
    look();
  });
}

/** A tab with the part of Playwright's page API that `Tab` uses: no keyboard, CSS selectors only. */
async function openPage(pipe: Pipe, scripts: readonly string[]) {
  const { targetId } = await pipe.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = (await pipe.send('Target.attachToTarget', { targetId, flatten: true })) as {
    sessionId: string;
  };
  const send = (method: string, params?: object) => pipe.send(method, params, sessionId);
  const on = (method: string, listen: (params: Params) => void) => pipe.on(method, sessionId, listen);
  await send('Page.enable');
  await send('Emulation.setDeviceMetricsOverride', { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false });
  const addInitScript = (script: Script, arg?: unknown) =>
    send('Page.addScriptToEvaluateOnNewDocument', { source: getSource(script, arg) });
  for (const source of scripts) await addInitScript(source);
  const evaluate = async (script: Script, arg?: unknown): Promise<unknown> => {
    const expression = getSource(script, arg);
    const answer = await send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    const { result, exceptionDetails } = answer as { result: { value?: unknown }; exceptionDetails?: { text: string } };
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result.value;
  };
  const press = (type: string, x: number, y: number, more?: object) =>
    send('Input.dispatchMouseEvent', { type, x, y, ...more });
  return {
    cdp: { send, on },
    on: (_event: 'domcontentloaded', listen: () => void) => on('Page.domContentEventFired', listen),
    addInitScript,
    evaluate,
    goto: (url: string) => send('Page.navigate', { url }),
    waitForFunction: async (test: Script) => {
      const until = Date.now() + 60_000;
      while ((await evaluate(test).catch(() => false)) !== true) {
        if (Date.now() > until) throw new Error('What is waited for never came.');
        await pause(50);
      }
    },
    locator: (selector: string) => ({
      first: () => ({
        scrollIntoViewIfNeeded: () => evaluate(untilPressable, selector),
        boundingBox: () =>
          evaluate(
            (wanted: string) => document.querySelector(wanted)?.getBoundingClientRect().toJSON() as unknown,
            selector,
          ),
      }),
    }),
    mouse: {
      move: (x: number, y: number) => press('mouseMoved', x, y),
      click: async (x: number, y: number) => {
        await press('mousePressed', x, y, { button: 'left', clickCount: 1 });
        await press('mouseReleased', x, y, { button: 'left', clickCount: 1 });
      },
    },
    close: () => pipe.send('Target.closeTarget', { targetId }),
  };
}

/**
 * Starts a browser with a new profile over its bare DevTools pipe, with the part of Playwright's context that `Tab`
 * uses. A driver's inspector makes V8 collect source positions for every Error, which adds about 100 ms to a load.
 */
export async function openRawBrowser(executablePath: string, flags: readonly string[]): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const own = ['--headless=new', '--remote-debugging-pipe', `--user-data-dir=${folder}`, '--window-size=1440,900'];
  const looks = [
    '--hide-scrollbars',
    '--lang=en-US',
    '--no-first-run',
    '--password-store=basic',
    '--use-mock-keychain',
  ];
  const browser = spawn(executablePath, [...own, ...looks, ...flags, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const pipe = new Pipe(browser.stdio[3] as Writable, browser.stdio[4] as Readable);
  const ended = new Promise<void>(resolve => browser.once('exit', () => resolve()));
  void ended.then(() => pipe.end(new Error('The browser has ended.')));
  const scripts: string[] = [];
  const context = {
    addInitScript: (script: Script, arg?: unknown) => Promise.resolve(void scripts.push(getSource(script, arg))),
    newPage: () => openPage(pipe, scripts),
    newCDPSession: (page: Awaited<ReturnType<typeof openPage>>) => Promise.resolve(page.cdp),
  };
  return {
    context: context as unknown as BrowserContext,
    close: async () => {
      await Promise.race([pipe.send('Browser.close').catch(() => {}), pause(3_000)]);
      const late = setTimeout(() => browser.kill('SIGKILL'), 3_000);
      await ended;
      clearTimeout(late);
      rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
