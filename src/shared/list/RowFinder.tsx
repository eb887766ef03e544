import { useMemo, useState } from 'react';
import { searchText } from '@/lib/text';
import { Hidden, Row, Text } from '@/shared/ui/layout';
import styles from './RowFinder.module.css';

/** As many are seen at once: nobody searches among fewer. */
const AT_ONCE = 15;

export interface Finder<Row> {
  /** The rows that hold the typed text; all while nothing is typed. */
  rows: readonly Row[];
  total: number;
  typed: string;
  type: (typed: string) => void;
}

/** Rows that are here already, found by what is typed. `textOf`: all that a row may be found by; keep it the same between renders. */
export function useFoundRows<Row>(all: readonly Row[], textOf: (row: Row) => string): Finder<Row> {
  const [typed, type] = useState('');
  const wanted = searchText(typed).toLowerCase();
  const rows = useMemo(
    () => (wanted === '' ? all : all.filter(row => textOf(row).toLowerCase().includes(wanted))),
    [all, textOf, wanted],
  );
  return { rows, total: all.length, typed, type };
}

interface FindBoxProps {
  label: string;
  /** What may be typed; the label where nothing else is said. */
  hint?: string;
  value: string;
  onChange: (typed: string) => void;
  className?: string | undefined;
}

/** Narrows rows that are here already; nothing is asked of the server. */
export function FindBox({ label, hint = label, value, onChange, className = '' }: FindBoxProps) {
  return (
    <label className={`${styles.box} ${className}`}>
      <Hidden>{label}</Hidden>
      <input
        data-touch
        type="search"
        value={value}
        placeholder={hint}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  );
}

/** The box to type in, and how many rows were found; nothing where there are few. */
export function RowFinder({ finder, label }: { finder: Finder<unknown>; label: string }) {
  const { rows, total, typed, type } = finder;
  if (total <= AT_ONCE) return null;
  return (
    <Row wrap gap={[4, 5]}>
      <FindBox label={label} value={typed} onChange={type} />
      <Text as="output" tone="soft" size="small" figures>
        {rows.length === total ? `${total} rows` : `${rows.length} of ${total} rows`}
      </Text>
    </Row>
  );
}
