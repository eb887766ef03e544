/**
 * Finds timers that outlive their test. Pending work such as a call, an autosave or a debounce always has a timer.
 * Test files of a project share one page and its modules, so leftovers would affect other tests.
 */
import { vi, type TestContext } from 'vitest';

interface Running {
  handle: ReturnType<typeof setTimeout>;
  ms: number;
  /** The place where the timer was started; its stack is formatted on demand. */
  started: Error;
}

/** Maximum wait for a test's timers, in ms on a busy computer. */
const PATIENCE_MS = 60_000;

/** May outlive their screen without an effect on other tests, because their page is cleared. */
const HARMLESS = ['src/platform/files/saveBlob.ts'];

const { setTimeout: start, clearTimeout: stop, setInterval: startAgainAndAgain, setImmediate: nextTurn } = globalThis;
const running = new Map<unknown, Running>();

function remember(handle: Running['handle'], ms: number): void {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 20;
  running.set(handle, { handle, ms, started: new Error() });
  Error.stackTraceLimit = stackTraceLimit;
}

function forget(handle: unknown): void {
  running.delete(handle);
  // The handle may have been stored as a number.
  if (typeof handle === 'number') for (const each of running.keys()) if (Number(each) === handle) running.delete(each);
  stop(handle as number);
}

// Replaces the real timers once per worker; fake timers (`vi.useFakeTimers`) replace and restore these.
globalThis.setTimeout = Object.assign((act: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
  const handle = start(() => {
    running.delete(handle);
    act(...args);
  }, ms);
  remember(handle, ms);
  return handle;
}, start) as typeof setTimeout;
globalThis.setInterval = ((act: () => void, ms = 0, ...args: []) => {
  const handle = startAgainAndAgain(act, ms, ...args);
  remember(handle, ms);
  return handle;
}) as typeof setInterval;
globalThis.clearTimeout = forget;
globalThis.clearInterval = forget;

const ROOT = import.meta.dirname.replace(/tests.support$/, '');
const isNobodys = (line: string) => line.includes('node:') || line.includes('/support/leftovers.ts');

/** Returns the stack of a timer in our code, innermost first; empty for a library's own timers. */
function getPlaces({ started }: Running): string[] {
  const [, ...lines] = (started.stack ?? '').split('\n').filter(line => !isNobodys(line));
  if (lines[0]?.includes('node_modules')) return [];
  return lines
    .filter(line => line.includes(ROOT) && !line.includes('node_modules'))
    .map(line => line.slice(line.indexOf(ROOT) + ROOT.length).replace(/:\d+\)?$/, ''));
}

const ours = () =>
  [...running.values()]
    .map(each => ({ ms: each.ms, places: getPlaces(each) }))
    .filter(({ places: [place] }) => place !== undefined && !HARMLESS.some(file => place.startsWith(file)));

async function aFewTurns(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise<void>(resolve => void nextTurn(resolve));
}

/** Waits until all of our timers have ended, and stops the rest. Returns one line for each stopped timer. */
export async function whatIsLeft(patience = PATIENCE_MS): Promise<string[]> {
  const until = performance.now() + patience;
  await vi.dynamicImportSettled();
  await aFewTurns();
  while (ours().length > 0 && performance.now() < until) {
    await new Promise<void>(resolve => void start(resolve, 5));
    await vi.dynamicImportSettled();
    await aFewTurns(); // a finished timer may start another one
  }
  const left = ours().map(({ ms, places }) => `${ms} ms, started at ${places.slice(0, 6).join(' < ')}`);
  // Library timers keep running: jsdom needs one for animation frames.
  for (const each of running.values()) if (getPlaces(each).length > 0) stop(each.handle);
  running.clear();
  return left;
}

let before = 'the setup';
/** Returns the test that ran before this one on the same page. */
export function theTestBefore({ file, name }: TestContext['task']): string {
  const one = before;
  before = `${file.name}: ${name}`;
  return one;
}
