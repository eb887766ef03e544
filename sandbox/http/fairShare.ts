import { setImmediate as nextTurn } from 'node:timers/promises';
import { Refusal } from './http.ts';

/** A page of the portal sends about ten calls at once; more of one session wait for each other, and nobody else for them. */
const AT_ONCE = 4;
const MOST_WAITING = 60;

interface Queue {
  running: number;
  waiting: (() => void)[];
}

/**
 * Lets each session have so many calls answered at once; the others of the same session wait in line. Files and exports have lines
 * of their own: a page does not wait for a long upload.
 */
export class FairShare {
  private readonly queues = new Map<string, Queue>();

  /**
   * The work's answer, once it is this session's turn.
   * @throws Refusal 429 when too many of its calls are waiting already.
   */
  async run<T>(session: string, work: () => Promise<T>): Promise<T> {
    const queue = this.queues.get(session) ?? { running: 0, waiting: [] };
    this.queues.set(session, queue);
    if (queue.running >= AT_ONCE) {
      if (queue.waiting.length >= MOST_WAITING)
        throw new Refusal(429, 'Too many calls of this session are waiting for an answer. Try again in a moment.');
      await new Promise<void>(resolve => queue.waiting.push(resolve));
    } else queue.running += 1;
    try {
      // The database answers without a pause: without one here, a line is worked off before anybody else is even heard.
      await nextTurn();
      return await work();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if ((queue.running -= 1) === 0) this.queues.delete(session);
    }
  }
}
