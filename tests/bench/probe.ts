/** Measurements that the page records from its first script on. Times are from `performance.now()`. */
interface Probe {
  /** [start, duration] of every long task. */
  long: [number, number][];
  /** Long frames with their longest script: '812 ms, 96 long: performWorkUntilDeadline, react.js'. */
  named: string[];
  /** Time of the first paint of the awaited state. */
  ready: number | null;
  click: { start: number | null; end: number | null };
  /** [interaction, duration] of every key event. */
  keys: [number, number][];
  arm(state: State, changedFrom?: string): void;
  armKeys(): void;
  firstText(state: State): string;
}

/** A page has a state when `rows` matches at least `min` visible elements; `path` and `text` narrow it. */
export interface State {
  rows: string;
  min?: number;
  /** Regular expression for the path and query. */
  path?: string;
  /** Text of the first match. */
  text?: string;
}

declare global {
  interface Window {
    bench: Probe;
  }
}

/** Runs in the page before its own scripts. */
export function probe(state: State | null): void {
  const visible = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const matches = (wanted: State) => [...document.querySelectorAll(wanted.rows)];
  const text = (wanted: State) => matches(wanted)[0]?.textContent?.trim() ?? '';
  const holds = (wanted: State, changedFrom?: string) =>
    (!wanted.path || new RegExp(wanted.path).test(location.pathname + location.search)) &&
    (wanted.text === undefined || text(wanted) === wanted.text) &&
    (changedFrom === undefined || text(wanted) !== changedFrom) &&
    matches(wanted).filter(visible).length >= (wanted.min ?? 1);
  /** Checks on every frame; reports the time right after the frame that showed the state. */
  const when = (test: () => boolean, done: (time: number) => void) => {
    const look = () => {
      if (!test()) return void requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => done(performance.now());
      channel.port2.postMessage(0);
    };
    requestAnimationFrame(look);
  };
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more?: object) =>
    new PerformanceObserver(list => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });

  const bench: Probe = {
    long: [],
    named: [],
    ready: null,
    click: { start: null, end: null },
    keys: [],
    firstText: text,
    arm(wanted, changedFrom) {
      const click: Probe['click'] = { start: null, end: null };
      bench.click = click;
      addEventListener('click', event => (click.start ??= event.timeStamp), { capture: true, once: true });
      when(
        () => click.start !== null && holds(wanted, changedFrom),
        time => (click.end = time),
      );
    },
    armKeys() {
      bench.keys = [];
      observe(
        'event',
        entry => {
          const { interactionId, name, duration } = entry as PerformanceEventTiming;
          if (interactionId && name.startsWith('key')) bench.keys.push([interactionId, duration]);
        },
        { durationThreshold: 16, buffered: false },
      );
    },
  };
  window.bench = bench;
  observe('long-animation-frame', entry => {
    interface Ran {
      duration: number;
      invoker: string;
      sourceFunctionName: string;
      sourceURL: string;
    }
    const { startTime, duration, scripts } = entry as PerformanceEntry & { scripts: Ran[] };
    const [longest] = [...scripts].sort((a, b) => b.duration - a.duration);
    const what = longest
      ? `${longest.sourceFunctionName || longest.invoker}, ${longest.sourceURL.split('/').at(-1) ?? ''}`
      : 'style, layout and paint';
    bench.named.push(`at ${startTime.toFixed(0)} ms, ${duration.toFixed(0)} long: ${what}`);
  });
  observe('longtask', entry => bench.long.push([entry.startTime, entry.duration]));
  if (state)
    when(
      () => holds(state),
      time => (bench.ready = time),
    );
}
