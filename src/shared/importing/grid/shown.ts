import { LAYOUT } from '@/shared/kinds/layout';
import { showText } from '@/shared/kinds/texts';
import type { ImportColumn, ImportDef, ImportRow } from '../importDef';

/** The text of a cell as it is read: days and amounts as everywhere in the portal, the rest as it will be sent. */
export function shownText({ countryOf }: ImportDef, { key, kind }: ImportColumn, row: ImportRow | undefined): string {
  const text = row?.[key] ?? '';
  if (kind === 'date') return showText(kind, text);
  return kind === 'money' ? showText(kind, text, { country: row && countryOf?.(row) }) : text;
}

/** The same while it is typed: an amount without the commas that would be in the way. */
export function typedText({ key, kind }: ImportColumn, row: ImportRow | undefined): string {
  const text = row?.[key] ?? '';
  return kind === 'date' ? showText(kind, text) : text;
}

/** A number: right-aligned, with figures of one width. */
export const isEnd = ({ kind }: ImportColumn) => LAYOUT[kind].align === 'end';
