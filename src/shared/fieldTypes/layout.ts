import type { FieldType } from './types';

interface Layout {
  align: 'start' | 'end';
  /** Default minimum column width in pixels. */
  width: number;
  wraps?: true;
  /** Default filter of a list column; absent: text search. */
  filter?: 'number' | 'dateRange' | 'checkBox';
}

const text: Layout = { align: 'start', width: 160 };
const figure: Layout = { align: 'end', width: 100, filter: 'number' };
const answer: Layout = { align: 'start', width: 104, filter: 'checkBox' };

/** Column layout per field type. Imports nothing, because lists load it with their first rows. */
export const LAYOUT: { [K in FieldType]: Layout } = {
  text,
  longText: { align: 'start', width: 240, wraps: true },
  money: { ...figure, width: 150 },
  number: figure,
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
