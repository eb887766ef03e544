import { changesSince } from './differences';

/**
 * What the form was before the person began. Until the first key or click in it, everything that changes is the screen's own doing
 * (defaults, totals worked out) and moves the baseline; from then on it counts as unsaved work.
 */
export class Baseline {
  private readonly read: () => Record<string, unknown>;
  private base: Record<string, unknown> | null = null;
  private moved = false;
  private begun = false;

  constructor(read: () => Record<string, unknown>) {
    this.read = read;
  }

  /** The form now holds what is on the server. */
  take(): void {
    this.base = structuredClone(this.read());
    this.moved = false;
    this.begun = false;
  }

  /** These values are on the server now; what was changed while they travelled is unsaved work. */
  saved(sent: Record<string, unknown>): void {
    this.base = structuredClone(sent);
    this.moved = false;
    this.begun = changesSince(this.read(), this.base) !== null;
  }

  /** What the form counts from. */
  values(): Record<string, unknown> {
    return this.base ?? {};
  }

  /** True when these values are what the form counts from. */
  is(values: Record<string, unknown>): boolean {
    return this.base !== null && changesSince(values, this.base) === null;
  }

  /** A value of the form changed, by a person or by a rule. */
  changed(): void {
    this.moved ||= !this.begun;
  }

  /** A person is about to change something. */
  begin(): void {
    if (this.begun) return;
    if (this.moved) this.take();
    this.begun = true;
  }

  /** A person has begun to change something. */
  isBegun(): boolean {
    return this.begun;
  }

  /** The fields that hold unsaved work, or null. Compares everything: not for every key. */
  changes(): Record<string, unknown> | null {
    return this.begun && this.base ? changesSince(this.read(), this.base) : null;
  }
}
