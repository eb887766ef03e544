import { useEffect, useRef, useState } from 'react';
import { useIsLeaving } from '@/platform/routing/useIsLeaving';
import { useLatest } from '@/platform/useLatest';
import { Hidden } from '@/shared/ui/layout';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { findLabel, foundText, withFound } from './find';
import type { ListState } from './listState';
import type { ListFind, ListShape } from './listTypes';
import type { ChangeList } from './useListState';
import styles from './ListToolbar.module.css';
import finder from './RowFinder.module.css';

/** After so many ms without a key the list looks for what was typed; Enter does not wait. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  find: ListFind;
  shape: ListShape;
  state: ListState;
  onChange: ChangeList;
}

/** Looks in the list by number or name. '/' leads here. */
export function SearchField({ find, shape, state, onChange }: SearchFieldProps) {
  const applied = foundText(state, find);
  const [base, setBase] = useState(applied);
  const [typed, type] = useState(applied);
  const field = useRef<HTMLInputElement>(null);
  if (base !== applied) {
    // A chip was taken off, a preset or Back was pressed; what is typed meanwhile stays.
    setBase(applied);
    if (typed.trim() === base) type(applied);
  }
  const look = useLatest(() => {
    if (typed.trim() !== applied) onChange(withFound(state, shape, find, typed), { replace: true });
  });
  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (typed.trim() === applied) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => void (timer = setTimeout(() => (isLeaving() ? wait() : look.current()), PAUSE_MS));
    wait();
    return () => clearTimeout(timer);
  }, [typed, applied, look, isLeaving]);
  const toField = () => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcuts([
    { key: '/', label: 'Search in this list', works: () => field.current !== null, run: toField, onlyKey: true },
  ]);

  const label = findLabel(find, shape.filters ?? []);
  return (
    <div className={styles.find}>
      <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
        <circle cx="7" cy="7" r="4.5" />
        <path d="m10.5 10.5 3.5 3.5" strokeLinecap="round" />
      </svg>
      <label className={finder.box}>
        <Hidden>Search by {label}</Hidden>
        <input
          ref={field}
          type="search"
          autoComplete="off"
          placeholder={label}
          value={typed}
          onChange={event => type(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && look.current()}
        />
      </label>
      <kbd aria-hidden="true">/</kbd>
    </div>
  );
}
