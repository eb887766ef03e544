import { LAYOUT } from '@/shared/kinds/layout';
import { showText } from '@/shared/kinds/texts';
import type { ImportColumn } from '../importDef';

/** The text of a cell as it is read: days as everywhere in the portal, the rest as it will be sent. */
export function shownText({ kind }: ImportColumn, text: string): string {
  return kind === 'date' ? showText(kind, text) : text;
}

/** A number: right-aligned, with figures of one width. */
export const isEnd = ({ kind }: ImportColumn) => LAYOUT[kind].align === 'end';
