/** Something that is asked for: undefined until it is known, null when there is none. */
export interface Loadable<T> {
  data: T | null | undefined;
  error?: Error | undefined;
  reload?: () => Promise<unknown>;
}
