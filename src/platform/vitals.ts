import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

/** Web vitals: LCP and INP in ms, CLS as a number. */
export type Vital = Pick<Metric, 'name' | 'value'>;

/** Calls `send` with each value when the page is hidden or left. Call it once per page; the library cannot be stopped. */
export function watchVitals(send: (vital: Vital) => void): void {
  for (const watch of [onCLS, onINP, onLCP])
    watch(({ name, value }) => send({ name, value: Math.round(value * 1000) / 1000 }));
}
