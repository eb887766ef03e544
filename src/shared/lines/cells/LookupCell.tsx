import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { hasDigitAndNoSpace } from '@/shared/ui/codes';
import { useCombobox } from '@/shared/ui/useCombobox';
import { useRemoteSearch } from '@/shared/ui/useRemoteSearch';
import styles from '../LineTable.module.css';
import { cellPatch } from '../paste';
import {
  getOption,
  pickPatch,
  recordMeant,
  type ColumnSearch,
  type Remote,
  type RemoteColumn,
} from '../useRemoteCells';
import type { SelectOption } from '@/shared/fieldTypes/types';
import { useCell, type CellProps } from './cell';
import { LookupList } from './LookupList';

interface LookupCellProps<L extends object> extends CellProps<L> {
  column: RemoteColumn<L>;
  search: ColumnSearch;
  /** Typed codes are looked up on blur. */
  remote: Pick<Remote<L>, 'onTyped' | 'recentOf' | 'onPicked'>;
  /** Filters local options at each key. */
  atOnce?: boolean;
}

const MOST_SHOWN = 100;

/** Default option for Enter: a complete code or the first name; not for a part of a code. */
function meantAt(options: readonly SelectOption[], text: string): number {
  const wanted = text.trim().toLowerCase();
  const exact = options.findIndex(({ value }) => value.toLowerCase() === wanted);
  return exact < 0 && !hasDigitAndNoSpace(text) ? 0 : exact;
}

const isLike = (text: string) => {
  const wanted = text.trim().toLowerCase();
  return ({ label }: SelectOption) => label.toLowerCase().includes(wanted);
};

/** Combobox for codes. An antd Select per line costs more than the rest of the line. */
export function LookupCell<L extends object>(props: LookupCellProps<L>) {
  const { store, id, column, label, search, remote, atOnce = false } = props;
  const { text, shown, editable, control, message } = useCell(props);
  const { phase, rows, notice, find, reset, retry } = useRemoteSearch<unknown>({
    search: async (typed, signal) => [...(await search(typed, signal))],
    text,
    holds: (record, typed) => isLike(typed)(getOption(column, record)),
    getMinChars: atOnce ? () => 1 : undefined,
  });
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  /** The line before typing. */
  const start = useRef<L | undefined>(undefined);
  // Recent choices, until the list loads.
  const recent = open && phase !== 'done' ? remote.recentOf(column).filter(isLike(text)) : [];
  const options = rows.length > 0 ? rows.slice(0, MOST_SHOWN).map(record => getOption(column, record)) : recent;
  const combobox = useCombobox({
    id: useId(),
    options,
    toKey: option => option.value,
    first: text.trim() === '' ? -1 : meantAt(options, text),
  });

  const show = (typed: string) => {
    setOpen(true);
    combobox.reset();
    find(typed, atOnce);
  };
  const close = () => {
    setOpen(false);
    reset();
  };
  const pick = (record: unknown) => {
    const line = store.line(id);
    store.commit(id, column.key, line && pickPatch(column, line, record));
    remote.onPicked(column, record);
    start.current = undefined;
    close();
  };
  /** Picks the matching option; looks up other text and marks it if that fails. */
  const commit = () => {
    if (isChanged()) {
      const meant = text.trim() === '' ? null : recordMeant(column, rows, text);
      if (meant) pick(meant);
      else if (text.trim() !== '') remote.onTyped(id, column, text.trim());
      store.commit(id, column.key);
      start.current = undefined;
    }
    close();
  };
  const write = (typed: string) => {
    const line = store.line(id);
    start.current ??= line;
    if (line) store.patch(id, cellPatch(column, line, typed));
  };
  const choose = (index: number) => {
    const code = recent[index]?.value;
    if (rows.length > 0) pick(rows[index]);
    else if (code !== undefined) {
      write(code);
      remote.onTyped(id, column, code);
      store.touch(id, [column.key]);
      start.current = undefined;
      close();
    }
  };
  const restore = () => {
    const line = start.current;
    if (!line) return;
    start.current = undefined;
    const keys = Object.keys(cellPatch(column, line, '')) as (keyof L)[];
    store.patch(id, Object.fromEntries(keys.map(key => [key, line[key]])) as Partial<L>);
  };
  const isChanged = () => start.current !== undefined && start.current[column.key] !== store.line(id)?.[column.key];
  const leave = () => {
    setTyping(false);
    commit();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!editable) return;
    if (event.key === 'ArrowDown' && !open && (event.altKey || text === '')) show(text);
    else if (event.key === 'Escape' && (open || isChanged())) {
      if (open) close();
      else restore();
    } else if (!open) return;
    else if (event.key === 'Enter' && !event.ctrlKey && phase === 'failed') retry();
    else if (event.key === 'Enter' && !event.ctrlKey) {
      // The table goes to the next line.
      if (options[combobox.active]) choose(combobox.active);
      else commit();
      return;
    } else if (!combobox.onArrow(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <input
        ref={input}
        className={styles.text}
        {...control}
        {...combobox.inputProps(open)}
        readOnly={!editable}
        value={typing ? text : shown}
        title={shown}
        onChange={event => {
          write(event.target.value);
          show(event.target.value);
        }}
        onFocus={() => {
          start.current = undefined;
          setTyping(editable);
        }}
        onClick={({ currentTarget }) => {
          if (!editable || open || (text !== '' && !atOnce)) return;
          currentTarget.select(); // what is typed takes the place of the choice
          show('');
        }}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      {message}
      {open ? (
        <LookupList
          combobox={combobox}
          label={label}
          anchor={input}
          options={options}
          more={Math.max(0, rows.length - MOST_SHOWN)}
          notice={notice}
          onPick={choose}
          onClose={close}
        />
      ) : null}
    </>
  );
}
