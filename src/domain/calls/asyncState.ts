/** Async value: undefined while loading, null if it doesn't exist. */
export interface AsyncState<T> {
  data: T | null | undefined;
  error?: Error | undefined;
  reload?: () => Promise<unknown>;
}
