const listeners = new Set<() => void>();

/** Calls `listener` after each decision of the user that was recorded, on whatever record. Returns how to stop. */
export function onDecision(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellDecision(): void {
  for (const listener of listeners) listener();
}
