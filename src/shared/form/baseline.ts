import { changesSince } from './differences';

/** Values before user input. Changes before the first key or click come from the screen (defaults, totals). */
export class Baseline {
  private readonly read: () => Record<string, unknown>;
  private base: Record<string, unknown> | null = null;
  private begun = false;

  constructor(read: () => Record<string, unknown>) {
    this.read = read;
  }

  take(): void {
    this.base = structuredClone(this.read());
    this.begun = false;
  }

  /** Call after a save of `sent`. */
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

  /** Call before the user changes anything. */
  begin(): void {
    if (!this.begun) this.take();
    this.begun = true;
  }

  isBegun(): boolean {
    return this.begun;
  }

  /** Returns the changed fields, or null. Compares all values, so don't call it per key. */
  changes(): Record<string, unknown> | null {
    return this.begun && this.base ? changesSince(this.read(), this.base) : null;
  }
}
