import { formatDay } from '@/lib/dates';
import { isIsoDay } from '@/shared/ui/typedDay';
import type { ImportColumn } from '../importDef';

/** The text of a cell as it is read: days as everywhere in the portal, the rest as it will be sent. */
export function shownText(column: ImportColumn, text: string): string {
  return column.kind === 'date' && isIsoDay(text) ? formatDay(text) : text;
}

/** Right-aligned, with figures of one width. */
export const isEnd = ({ kind }: ImportColumn) => kind === 'amount' || kind === 'whole';
