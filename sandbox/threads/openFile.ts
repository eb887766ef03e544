/**
 * Opens people's files in threads with limits. A file can be made to be read for hours, or to fill the memory: its thread is ended,
 * and the server answers everybody else meanwhile. Each person has one file opened at a time, so that nobody takes all threads.
 */
import { Worker } from 'node:worker_threads';
import type { FileTasks } from './fileTasks.ts';

const THREADS = 2;
/** Of work, from when the thread has its code: a busy machine makes no file suspicious. */
const TIME_LIMIT_MS = 10_000;
/** Of waiting, whatever the machine does. */
const WAIT_LIMIT_MS = 120_000;
/** Of the thread's own objects, and of the whole process while a file is open: unpacked bytes are not the thread's own. */
const HEAP_LIMIT_MB = 512;
const GROWTH_LIMIT_BYTES = 1_000_000_000;
const WATCH_MS = 200;
/** A thread that nobody needs is ended; the next one takes half a second to start. */
const IDLE_MS = 30_000;

/** The file took more than it is given: `slow` time, `bomb` memory. */
export class OverLimit extends Error {
  override name = 'OverLimit';
  readonly why: 'slow' | 'bomb';
  constructor(why: OverLimit['why']) {
    super(`The file is ${why}`);
    this.why = why;
  }
}

interface Job {
  owner: string;
  message: { task: string; bytes: Uint8Array; more: unknown };
  limitMs: number;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
}

const waiting: Job[] = [];
const running = new Set<Job>();
const idle: Worker[] = [];

/**
 * What a task finds in a file. `owner` is the person who sent it.
 * @throws OverLimit when it takes too long or too much; Error when the task failed.
 */
export function openFile<Name extends keyof FileTasks>(
  task: Name,
  bytes: Uint8Array,
  more: Parameters<FileTasks[Name]>[1],
  { owner, limitMs = TIME_LIMIT_MS }: { owner: string; limitMs?: number },
): Promise<Awaited<ReturnType<FileTasks[Name]>>> {
  return new Promise((resolve, reject) => {
    const job = { owner, message: { task, bytes, more }, limitMs, resolve: resolve as Job['resolve'], reject };
    waiting.push(job);
    startNext();
  });
}

function startNext(): void {
  if (running.size >= THREADS) return;
  const owners = new Set([...running].map(({ owner }) => owner));
  const index = waiting.findIndex(({ owner }) => !owners.has(owner));
  const [job] = index < 0 ? [] : waiting.splice(index, 1);
  if (!job) return;
  running.add(job);
  void run(job).finally(() => {
    running.delete(job);
    startNext();
  });
}

async function run(job: Job): Promise<void> {
  const thread = idle.pop() ?? startThread();
  try {
    job.resolve(await answerWithin(thread, job));
    keep(thread);
  } catch (error) {
    job.reject(error);
    await thread.terminate();
  }
}

type Said = 'ready' | { answer?: unknown; failure?: string };

/** The thread's answer, while time and memory last. They are the file's own from when the thread has its code. */
async function answerWithin(thread: Worker, { message, limitMs }: Job): Promise<unknown> {
  thread.ref();
  const timers: NodeJS.Timeout[] = [];
  try {
    return await new Promise((done, failed) => {
      thread.on('message', (said: Said) => {
        if (said === 'ready') timers.push(...watch(thread, limitMs, failed));
        else if (said.failure === undefined) done(said.answer);
        else failed(new Error(said.failure));
      });
      // Node ends a thread whose heap is full by this error.
      thread.once('error', () => failed(new OverLimit('bomb')));
      thread.postMessage(message);
    });
  } finally {
    for (const timer of timers) clearTimeout(timer);
    thread.removeAllListeners('message');
  }
}

function watch(thread: Worker, limitMs: number, failed: (error: OverLimit) => void): NodeJS.Timeout[] {
  const bytesBefore = process.memoryUsage.rss();
  const timeBefore = process.cpuUsage();
  const { active: busyBefore } = thread.performance.eventLoopUtilization();
  const look = () => {
    // Node 20 knows no processor time of one thread: it is below the process's, and below the time for which the thread was busy.
    const { user, system } = process.cpuUsage(timeBefore);
    const busy = thread.performance.eventLoopUtilization().active - busyBefore;
    if (Math.min(busy, (user + system) / 1000) > limitMs) failed(new OverLimit('slow'));
    if (process.memoryUsage.rss() - bytesBefore > GROWTH_LIMIT_BYTES) failed(new OverLimit('bomb'));
  };
  return [
    setInterval(look, Math.min(WATCH_MS, limitMs)),
    setTimeout(() => failed(new OverLimit('slow')), WAIT_LIMIT_MS),
  ];
}

function startThread(): Worker {
  const thread = new Worker(new URL('./fileThread.mjs', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_LIMIT_MB },
  });
  return thread;
}

/** Keeps a thread for the next file. It does not keep the process alive. */
function keep(thread: Worker): void {
  thread.removeAllListeners('error');
  thread.unref();
  idle.push(thread);
  setTimeout(() => {
    const index = idle.indexOf(thread);
    if (index >= 0) void idle.splice(index, 1)[0]?.terminate();
  }, IDLE_MS).unref();
}
