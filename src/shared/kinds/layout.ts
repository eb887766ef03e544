import type { Kind } from './types';

interface Layout {
  /** Numbers line up at the end. */
  align: 'start' | 'end';
  /** Least width in pixels of a column that names none. */
  width: number;
  /** The text may take several lines, and so may the rows of its table. */
  wraps?: true;
}

const text: Layout = { align: 'start', width: 160 };
const figure: Layout = { align: 'end', width: 100 };

/** How a column of every kind stands in a table. Lists load it with their first rows, so it imports nothing. */
export const LAYOUT: { [K in Kind]: Layout } = {
  text,
  longText: { align: 'start', width: 240, wraps: true },
  money: { align: 'end', width: 150 },
  number: figure,
  whole: figure,
  date: { align: 'start', width: 136 },
  datetime: { align: 'start', width: 190 },
  select: text,
  code: text,
  status: { align: 'start', width: 200 },
  yesNo: { align: 'start', width: 104 },
  boolean: { align: 'start', width: 104 },
  remoteSelect: text,
  multiSelect: text,
  identity: text,
  attachment: text,
  pick: text,
  person: text,
  readOnly: text,
};
