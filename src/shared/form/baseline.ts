import { changesSince } from './differences';

/**
 * The form before the user began. Until the first key or click in it, every change is the screen's own (defaults, computed totals); from
 * then on it counts as unsaved work.
 */
export class Baseline {
  private readonly read: () => Record<string, unknown>;
  private base: Record<string, unknown> | null = null;
  private begun = false;

  constructor(read: () => Record<string, unknown>) {
    this.read = read;
  }

  /** The form now holds what is on the server. */
  take(): void {
    this.base = structuredClone(this.read());
    this.begun = false;
  }

  /** These values are on the server now; what was changed since they were sent is unsaved work. */
  saved(sent: Record<string, unknown>): void {
    this.base = structuredClone(sent);
    this.begun = changesSince(this.read(), this.base) !== null;
  }

  values(): Record<string, unknown> {
    return this.base ?? {};
  }

  isEqual(values: Record<string, unknown>): boolean {
    return this.base !== null && changesSince(values, this.base) === null;
  }

  /** The user is about to change something. */
  begin(): void {
    if (!this.begun) this.take();
    this.begun = true;
  }

  isBegun(): boolean {
    return this.begun;
  }

  /** Returns the fields that hold unsaved work, or null. Compares everything: not for every key. */
  changes(): Record<string, unknown> | null {
    return this.begun && this.base ? changesSince(this.read(), this.base) : null;
  }
}
