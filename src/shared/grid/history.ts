const MOST_STEPS = 200;

/** Undo and redo steps. */
export class History<S extends { label: string }> {
  private done: S[] = [];
  private takenBack: S[] = [];
  /** Position in the history; rows are unsaved unless it equals `savedAt`. */
  private place = 0;
  private savedAt = 0;

  push(step: S): void {
    // The saved state can't be reached by undo or redo any more.
    if (this.savedAt > this.place) this.savedAt = -1;
    this.done = [...this.done.slice(1 - MOST_STEPS), step];
    this.takenBack = [];
    this.place += 1;
  }

  undo(): S | undefined {
    const step = this.done.pop();
    if (step) this.takenBack.push(step);
    if (step) this.place -= 1;
    return step;
  }

  redo(): S | undefined {
    const step = this.takenBack.pop();
    if (step) this.done.push(step);
    if (step) this.place += 1;
    return step;
  }

  undoLabel = (): string | null => this.done.at(-1)?.label ?? null;
  redoLabel = (): string | null => this.takenBack.at(-1)?.label ?? null;

  /** Changes all steps. */
  amend(change: (step: S) => S): void {
    this.done = this.done.map(change);
    this.takenBack = this.takenBack.map(change);
  }

  forget(): void {
    this.done = [];
    this.takenBack = [];
  }

  markSaved(): void {
    this.savedAt = this.place;
  }
  get isSaved(): boolean {
    return this.place === this.savedAt;
  }
}
