import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useIsLeaving } from '@/platform/routing/nextPage';
import { Box, Row, Text } from '@/shared/ui/layout';
import { isTooShort, SEARCH_PAUSE_MS, tooShortMessage } from '@/shared/ui/searchFrom';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { findLabel, foundText, withFound } from './listState';
import { FindBox } from './RowFinder';
import type { ListFind } from './listTypes';
import type { ListControl } from './useListState';
import styles from './ListToolbar.module.css';

/** The filter panel finds numbers of 1 or 2 characters (docs/decisions.md#search-from-third-character). */
const TOO_SHORT = `${tooShortMessage()}. Use Filters for shorter text.`;

/** Searches the list by number or name from the third character (spec 1 §5). The '/' key focuses it. */
export function SearchField({ find, shape, state, onChange }: ListControl & { find: ListFind }) {
  const applied = foundText(state, find);
  const [base, setBase] = useState(applied);
  const [typed, type] = useState(applied);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const noteId = useId();
  if (base !== applied) {
    // The filter changed elsewhere (chip, preset, Back): follow it, unless the user is typing.
    setBase(applied);
    if (typed.trim() === base) type(applied);
  }
  const isChanged = typed.trim() !== applied;
  const isShort = isTooShort(typed);
  const waits = isChanged && !isShort;
  const search = () => {
    if (waits) onChange(withFound(state, shape, find, typed), { replace: true });
  };
  const searchAfterPause = useEffectEvent(search);
  const isLeaving = useIsLeaving();
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => void (timer = setTimeout(() => (isLeaving() ? wait() : searchAfterPause()), SEARCH_PAUSE_MS));
    wait();
    return () => clearTimeout(timer);
  }, [typed, waits, isLeaving]);
  const note = isRefused && isShort && isChanged ? TOO_SHORT : null;
  const toField = () => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcuts([
    { key: '/', label: 'Search in this list', works: () => field.current !== null, run: toField, onlyKey: true },
  ]);

  const label = findLabel(find, shape.filters ?? []);
  return (
    <Box grows={180} most={260}>
      <Row className={styles.find}>
        <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
          <circle cx="7" cy="7" r="4.5" />
          <path d="m10.5 10.5 3.5 3.5" strokeLinecap="round" />
        </svg>
        <FindBox
          ref={field}
          label={`Search by ${label}`}
          placeholder={label}
          value={typed}
          aria-invalid={note !== null}
          aria-describedby={noteId}
          onChange={text => {
            type(text);
            setRefused(false);
          }}
          onKeyDown={({ key }) => {
            if (key !== 'Enter') return;
            setRefused(true);
            search();
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </Row>
      <Text as="output" block tone="bad" size="fine" above={note ? 2 : undefined} id={noteId}>
        {note}
      </Text>
    </Box>
  );
}
