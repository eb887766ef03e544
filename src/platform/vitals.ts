/** Web vitals: LCP and INP in ms, CLS as a number. */
export interface Vital {
  name: 'LCP' | 'INP' | 'CLS';
  value: number;
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** A session window of layout shifts ends after a second without one, and after five seconds. */
const GAP_MS = 1000;
const WINDOW_MS = 5000;
/** INP ignores one slow interaction per 50. */
const INTERACTIONS_PER_OUTLIER = 50;

function observe<Entry extends PerformanceEntry>(type: string, read: (entry: Entry) => void): () => void {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => {};
  const observer = new PerformanceObserver(list => {
    for (const entry of list.getEntries()) read(entry as Entry);
  });
  observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

/** Calls `send` with the changed values whenever the page is hidden. Returns a function to stop. */
export function watchVitals(send: (vital: Vital) => void): () => void {
  const values = new Map<Vital['name'], number>();
  const shifts = { start: 0, end: 0, sum: 0 };
  const interactions = new Map<number, number>();
  const stops = [
    observe('largest-contentful-paint', ({ startTime }) => values.set('LCP', startTime)),
    observe<LayoutShift>('layout-shift', ({ startTime, value, hadRecentInput }) => {
      if (hadRecentInput) return;
      if (startTime - shifts.end > GAP_MS || startTime - shifts.start > WINDOW_MS)
        Object.assign(shifts, { start: startTime, sum: 0 });
      shifts.end = startTime;
      shifts.sum += value;
      values.set('CLS', Math.max(values.get('CLS') ?? 0, shifts.sum));
    }),
    observe<PerformanceEventTiming>('event', ({ interactionId, duration }) => {
      if (!interactionId) return;
      interactions.set(interactionId, Math.max(interactions.get(interactionId) ?? 0, duration));
      const slowest = [...interactions.values()].sort((a, b) => b - a);
      values.set('INP', slowest[Math.floor(slowest.length / INTERACTIONS_PER_OUTLIER)] ?? 0);
    }),
  ];
  const sent = new Map<Vital['name'], number>();
  const onHidden = () => {
    if (document.visibilityState !== 'hidden') return;
    for (const [name, value] of values) if (sent.get(name) !== value) send({ name, value: Number(value.toFixed(3)) });
    for (const [name, value] of values) sent.set(name, value);
  };
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    document.removeEventListener('visibilitychange', onHidden);
    for (const stop of stops) stop();
  };
}
