import type { Kind } from './types';

interface Layout {
  /** Numbers line up at the end. */
  align: 'start' | 'end';
  /** Least width in pixels of a column that names none. */
  width: number;
  /** The text may take several lines, and so may the rows of its table. */
  wraps?: true;
  /** The filter that a value of this kind brings to a list; by default a text to look for in it. */
  filter?: 'number' | 'dateRange' | 'checkBox';
}

const text: Layout = { align: 'start', width: 160 };
const figure: Layout = { align: 'end', width: 100, filter: 'number' };
const answer: Layout = { align: 'start', width: 104, filter: 'checkBox' };

/** How a column of every kind stands in a table. Lists load it with their first rows, so it imports nothing. */
export const LAYOUT: { [K in Kind]: Layout } = {
  text,
  longText: { align: 'start', width: 240, wraps: true },
  money: { ...figure, width: 150 },
  number: figure,
  whole: figure,
  date: { align: 'start', width: 136, filter: 'dateRange' },
  datetime: { align: 'start', width: 190, filter: 'dateRange' },
  select: text,
  code: text,
  status: { align: 'start', width: 200 },
  yesNo: answer,
  boolean: answer,
  remoteSelect: text,
  multiSelect: text,
  identity: text,
  attachment: text,
  pick: text,
  person: text,
  readOnly: text,
};
