/**
 * Opens uploaded files in threads with limits. A malicious file can run for hours or fill the memory: its thread is terminated.
 * Each user has one open file at a time, so that one user cannot occupy all threads.
 */
import { Worker } from 'node:worker_threads';
import type { FileTasks } from './fileTasks.ts';

const THREADS = 2;
/** Time limit after the thread loaded its code, in CPU time, so that a busy host does not affect it. */
const TIME_LIMIT_MS = 10_000;
const WAIT_LIMIT_MS = 120_000;
/** Limit for the thread's heap and, while a file is open, for the whole process: buffers are outside the heap. */
const HEAP_LIMIT_MB = 512;
const GROWTH_LIMIT_BYTES = 1_000_000_000;
const WATCH_MS = 200;
/** Idle threads are terminated; starting one takes 0.5 s. */
const IDLE_MS = 30_000;

/** The file exceeded a limit: `slow` time, `bomb` memory. */
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
 * Runs a task on a file. `owner` is the sender.
 * @throws OverLimit above the time or memory limit; Error when the task failed.
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

/** Returns the thread's result within the limits, which start after the thread loaded its code. */
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
      // Node reports a full heap with this error.
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
    // Node 20 has no CPU time per thread: process CPU time and thread busy time are both upper bounds.
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

/** Keeps an idle thread for the next file, without keeping the process alive. */
function keep(thread: Worker): void {
  thread.removeAllListeners('error');
  thread.unref();
  idle.push(thread);
  setTimeout(() => {
    const index = idle.indexOf(thread);
    if (index >= 0) void idle.splice(index, 1)[0]?.terminate();
  }, IDLE_MS).unref();
}
