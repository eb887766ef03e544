const KEY = 'sportal.notifications.dismissed';

/** What was put away in this browser session. Keys hold the text: a changed notification is shown again. */
export function readDismissed(): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.map(String) : []);
  } catch {
    return new Set();
  }
}

export function writeDismissed(keys: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...keys]));
  } catch {
    // Storage is full or forbidden: put away until the next load.
  }
}
