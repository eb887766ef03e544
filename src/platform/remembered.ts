const all: Map<unknown, unknown>[] = [];

/** Creates a map for data of one user's visit. It is emptied when the session ends, so that the next user of the computer can't read it. */
export function remembered<K, V>(): Map<K, V> {
  const map = new Map<K, V>();
  all.push(map as Map<unknown, unknown>);
  return map;
}

export function forgetRemembered(): void {
  for (const map of all) map.clear();
}
