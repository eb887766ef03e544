/** Limits of a shown table: enough to compare with a form, few enough to draw at once. */
export const SHEET_LIMITS = { rows: 500, columns: 40, sheets: 20, milliseconds: 10_000 } as const;

/** One sheet's texts, cut to the limits, with the full size. */
export interface SheetPart {
  name: string;
  rows: string[][];
  totalRows: number;
  totalColumns: number;
}
