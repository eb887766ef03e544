export type Listener = () => void;

export class Listeners<Args extends unknown[] = []> {
  private readonly all = new Set<(...args: Args) => void>();

  on = (listener: (...args: Args) => void): Listener => {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  };
  notify = (...args: Args): void => this.all.forEach(listener => listener(...args));
  get isEmpty(): boolean {
    return this.all.size === 0;
  }
}

/** Returns a function that runs each listener once after the next paint, however often it is called until then. */
export function afterPaint(): (act: Listener) => void {
  let waiting = new Set<Listener>();
  return act => {
    const isScheduled = waiting.size > 0;
    waiting.add(act);
    if (isScheduled) return;
    requestAnimationFrame(() =>
      setTimeout(() => {
        const acts = waiting;
        waiting = new Set();
        acts.forEach(run => run());
      }),
    );
  };
}

export class RowListeners<K> {
  private readonly ofRow = new Map<K, Listeners>();

  on = (row: K, listener: Listener): Listener => {
    const listeners = this.ofRow.get(row) ?? new Listeners();
    this.ofRow.set(row, listeners);
    const off = listeners.on(listener);
    return () => {
      off();
      if (listeners.isEmpty && this.ofRow.get(row) === listeners) this.ofRow.delete(row);
    };
  };
  notify = (row: K): void => this.ofRow.get(row)?.notify();
  notifyAll = (): void => this.ofRow.forEach(listeners => listeners.notify());
  /** Keys of rows with listeners: the rows that are drawn. */
  get rows(): Iterable<K> {
    return this.ofRow.keys();
  }
}
