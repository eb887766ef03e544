/** A cell before and after a step. */
export interface CellEdit {
  row: number;
  key: string;
  before: string;
  after: string;
}

/** What one act did: cells, or rows left out and put back. */
export interface EditStep {
  /** What is undone, for people: 'typing', 'paste', 'fill down'. */
  label: string;
  cells: readonly CellEdit[];
  /** Rows that it left out (true) or put back. */
  rows: ReadonlyMap<number, boolean>;
}

const MOST_STEPS = 200;

/** What was done and can be taken back, and what was taken back and can be done again. */
export class Edits {
  private done: EditStep[] = [];
  private takenBack: EditStep[] = [];
  /** Counts on with every act: what is not at `savedAt` would be lost. */
  private place = 0;
  private savedAt = 0;

  push(step: EditStep): void {
    this.done = [...this.done.slice(1 - MOST_STEPS), step];
    this.takenBack = [];
    this.place += 1;
  }

  undo(): EditStep | undefined {
    const step = this.done.pop();
    if (step) this.takenBack.push(step);
    if (step) this.place -= 1;
    return step;
  }

  redo(): EditStep | undefined {
    const step = this.takenBack.pop();
    if (step) this.done.push(step);
    if (step) this.place += 1;
    return step;
  }

  undoLabel = (): string | null => this.done.at(-1)?.label ?? null;
  redoLabel = (): string | null => this.takenBack.at(-1)?.label ?? null;

  /** The rows are somewhere else as they are now: saved, or with the server. */
  markSaved(): void {
    this.savedAt = this.place;
  }
  get isSaved(): boolean {
    return this.place === this.savedAt;
  }
}
