const all: Map<unknown, unknown>[] = [];

/**
 * A map for what one person's visit has brought into the page's memory: files that were looked at, what was found in them. It is empty
 * again once the session ends, so that the next person at this computer finds nothing in it.
 */
export function remembered<K, V>(): Map<K, V> {
  const map = new Map<K, V>();
  all.push(map as Map<unknown, unknown>);
  return map;
}

/** Empties every such map: the session has ended. */
export function forgetRemembered(): void {
  for (const map of all) map.clear();
}
