import { keep, readKept } from '@/lib/kept';

const KEY = 'sportal.notifications.dismissed';

/** The most dismissed notifications that are remembered; the oldest are forgotten first. */
const MOST = 100;

/** What was put away on this device, for good. Keys hold the text: a changed notification is shown again. */
export function readDismissed(): ReadonlySet<string> {
  const stored = readKept(KEY);
  return new Set(Array.isArray(stored) ? stored.map(String) : []);
}

export function writeDismissed(keys: ReadonlySet<string>): void {
  keep(KEY, [...keys].slice(-MOST));
}
