/**
 * A test ends when nothing of it runs any more. Whatever the product has under way holds a timer: a call its time limit, a draft its
 * patience, a field its pause. So the timers that are left say what still runs and who started it. Test files of a project share one page
 * and one set of modules: what a test leaves running speaks up in another.
 */
import { vi, type TestContext } from 'vitest';

interface Running {
  /** The handle to stop it by. */
  handle: ReturnType<typeof setTimeout>;
  ms: number;
  /** Where it was started; written out only when somebody asks. */
  started: Error;
}

/** So long a test is waited for, in ms of a busy machine. */
const PATIENCE_MS = 60_000;

/** May outlive the screen that began them, and do nothing that another test could see: the page they work on is emptied. */
const HARMLESS = ['src/platform/files/saveBlob.ts', 'src/domain/einvoice/read/scanFile.ts'];

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
  // A handle may have been kept as a number.
  if (typeof handle === 'number') for (const each of running.keys()) if (Number(each) === handle) running.delete(each);
  stop(handle as number);
}

// In place of the real ones once for each worker: a test's own clock (`vi.useFakeTimers`) takes their place and puts them back.
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

/** Where it was started, the innermost place first; empty when a library did it for itself. */
function placesOf({ started }: Running): string[] {
  const [, ...lines] = (started.stack ?? '').split('\n').filter(line => !isNobodys(line));
  if (lines[0]?.includes('node_modules')) return [];
  return lines
    .filter(line => line.includes(ROOT) && !line.includes('node_modules'))
    .map(line => line.slice(line.indexOf(ROOT) + ROOT.length).replace(/:\d+\)?$/, ''));
}

/** What of ours runs, with the places where it was started. */
const ours = () =>
  [...running.values()]
    .map(each => ({ ms: each.ms, places: placesOf(each) }))
    .filter(({ places: [place] }) => place !== undefined && !HARMLESS.some(file => place.startsWith(file)));

async function aFewTurns(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise<void>(resolve => void nextTurn(resolve));
}

/** Waits until nothing runs that was started here, and stops what does not end. Answers with it, one line for each. */
export async function whatIsLeft(patience = PATIENCE_MS): Promise<string[]> {
  const until = performance.now() + patience;
  await vi.dynamicImportSettled();
  await aFewTurns();
  while (ours().length > 0 && performance.now() < until) {
    await new Promise<void>(resolve => void start(resolve, 5));
    await vi.dynamicImportSettled();
    await aFewTurns(); // what has just ended may begin the next
  }
  const left = ours().map(({ ms, places }) => `${ms} ms, started at ${places.slice(0, 6).join(' < ')}`);
  // A library's own are left to it: jsdom draws no more frames without its timer.
  for (const each of running.values()) if (placesOf(each).length > 0) stop(each.handle);
  running.clear();
  return left;
}

let before = 'the setup';
/** The test that ran before this one on the same page. */
export function theTestBefore({ file, name }: TestContext['task']): string {
  const one = before;
  before = `${file.name}: ${name}`;
  return one;
}
