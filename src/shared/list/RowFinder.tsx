import { useMemo, useState, type ComponentProps } from 'react';
import { searchText } from '@/lib/text';
import { Hidden, Row, Text } from '@/shared/ui/layout';
import styles from './RowFinder.module.css';

const AT_ONCE = 15;

export interface Finder<Row> {
  rows: readonly Row[];
  total: number;
  typed: string;
  type: (typed: string) => void;
}

/** Filters loaded rows by the typed text. `getText` returns the searchable text; keep it stable between renders. */
export function useFoundRows<Row>(all: readonly Row[], getText: (row: Row) => string): Finder<Row> {
  const [typed, type] = useState('');
  const wanted = searchText(typed).toLowerCase();
  const isSearching = wanted !== '';
  const texts = useMemo(
    () => (isSearching ? all.map(row => getText(row).toLowerCase()) : []),
    [all, getText, isSearching],
  );
  const rows = useMemo(
    () => (isSearching ? all.filter((_row, index) => texts[index]?.includes(wanted)) : all),
    [all, texts, isSearching, wanted],
  );
  return { rows, total: all.length, typed, type };
}

interface FindBoxProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  onChange: (typed: string) => void;
}

export function FindBox({ label, onChange, className = '', ...input }: FindBoxProps) {
  return (
    <label className={`${styles.box} ${className}`}>
      <Hidden>{label}</Hidden>
      <input
        data-touch
        type="search"
        autoComplete="off"
        placeholder={label}
        {...input}
        onChange={event => onChange(event.target.value)}
      />
    </label>
  );
}

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
