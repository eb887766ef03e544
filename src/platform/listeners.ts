export type Listener = () => void;

/** Functions that are called when one thing happens. */
export class Listeners {
  private readonly all = new Set<Listener>();

  on = (listener: Listener): Listener => {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  };
  notify = (): void => this.all.forEach(listener => listener());
  get isEmpty(): boolean {
    return this.all.size === 0;
  }
}

/** Runs what it is given after the frame that shows the key was painted, once, however often it is asked in between. */
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
