/** What of a table is drawn: enough to compare with a form, little enough to be drawn at once. */
export const SHEET_LIMITS = { rows: 500, columns: 40, sheets: 20, milliseconds: 10_000 } as const;

/** One sheet as shown: texts, cut to the limits; the real sizes beside them. */
export interface SheetPart {
  name: string;
  rows: string[][];
  totalRows: number;
  totalColumns: number;
}

export type SheetAnswer = { sheets: SheetPart[] } | { failed: true };
