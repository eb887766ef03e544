import Input from 'antd/es/input';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Button } from '@/shared/ui/Button';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Pill } from '@/shared/ui/Pill';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { useRemoteSearch, type RemoteSearch } from '@/shared/ui/useRemoteSearch';
import type { PickedRow, PickSource } from '@/shared/fieldTypes/pickSource';
import { Modal } from '@/shared/ui/Modal';
import styles from './RowPicker.module.css';
import { useAbort } from '@/platform/useAbort';

interface RowPickerProps {
  open: boolean;
  from: PickSource;
  chosen: PickedRow | null;
  search: RemoteSearch<PickedRow>;
  recent: readonly PickedRow[];
  clearable: boolean;
  onPick: (row: PickedRow | null) => void;
  onClose: () => void;
  onClosed: () => void;
}

/** Dialog to pick one row: a search box and a table. Arrow keys move between rows. */
export function RowPicker({
  open,
  from,
  chosen,
  search,
  recent,
  clearable,
  onPick,
  onClose,
  onClosed,
}: RowPickerProps) {
  return (
    <Modal
      open={open}
      title={from.words.title}
      width={860}
      onCancel={onClose}
      afterClose={onClosed}
      footer={
        <>
          {clearable && chosen !== null && <Button onClick={() => onPick(null)}>{from.words.remove}</Button>}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      <RowSearch from={from} chosen={chosen} search={search} recent={recent} onPick={onPick} />
    </Modal>
  );
}

function holds(from: PickSource, row: PickedRow, text: string): boolean {
  const shown = from.columns.flatMap(column => [column.text(row), column.detail(row)]);
  return shown.join(' ').toLowerCase().includes(text.trim().toLowerCase());
}

type RowSearchProps = Pick<RowPickerProps, 'from' | 'chosen' | 'search' | 'recent' | 'onPick'>;

function RowSearch({ from, chosen, search, recent, onPick }: RowSearchProps) {
  const [text, setText] = useState('');
  const { phase, error, rows, find, load, retry } = useRemoteSearch({
    search,
    text,
    holds: (row, typed) => holds(from, row, typed),
  });
  const body = useRef<HTMLDivElement>(null);
  const { begin, stop } = useAbort();
  const recentKeys = recent.map(row => from.toKey(row));
  const rank = (row: PickedRow) =>
    (recentKeys.indexOf(from.toKey(row)) + recentKeys.length + 1) % (recentKeys.length + 1);
  const recentFirst = rows.toSorted((a, b) => rank(a) - rank(b));
  const meant = (found: readonly PickedRow[]) =>
    found.length === 1
      ? found[0]
      : text.trim() === ''
        ? found.find(row => from.toKey(row) === recentKeys[0])
        : undefined;
  /** Enter in the search box picks that row, also after a pending load; otherwise it focuses the first row. */
  const takeOnly = async () => {
    if (phase !== 'done') {
      const signal = begin();
      const row = meant(await load(text.trim(), signal).catch(() => []));
      if (row && !signal.aborted) onPick(row);
      return;
    }
    const row = meant(rows);
    if (row) onPick(row);
    else body.current?.querySelector<HTMLElement>('tbody button')?.focus();
  };
  const findFirst = useRef(find);
  useEffect(() => findFirst.current('', true), []);

  const walk = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const stops = [...(body.current?.querySelectorAll<HTMLElement>('input, tbody button') ?? [])];
    const next = stops.indexOf(event.target as HTMLElement) + (event.key === 'ArrowDown' ? 1 : -1);
    event.preventDefault();
    stops[next]?.focus();
  };

  return (
    // Keys bubble up from the search box and the row buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={body} onKeyDown={walk}>
      <Input
        aria-label={from.words.search}
        placeholder={from.words.placeholder}
        autoComplete="off"
        value={text}
        onPressEnter={() => void takeOnly()}
        onChange={event => {
          stop();
          setText(event.target.value);
          find(event.target.value);
        }}
      />
      <div className={styles.rows} aria-busy={phase === 'loading'}>
        {phase === 'failed' && <ErrorPanel message={from.words.failed} error={error} onRetry={retry} />}
        {(phase === 'loading' || phase === 'idle') && <TextSkeleton lines={8} />}
        {phase === 'done' && rows.length === 0 && <EmptyText text={from.words.none} />}
        {phase === 'done' && rows.length > 0 && (
          <RowTable from={from} rows={recentFirst} recentKeys={recentKeys} chosen={chosen} onPick={onPick} />
        )}
      </div>
    </div>
  );
}

interface RowTableProps {
  from: PickSource;
  rows: readonly PickedRow[];
  recentKeys: readonly string[];
  chosen: PickedRow | null;
  onPick: (row: PickedRow) => void;
}

function RowTable({ from, rows, recentKeys, chosen, onPick }: RowTableProps) {
  const chosenKey = chosen === null ? null : from.toKey(chosen);
  const columns = from.columns.map((column, at): ReadColumn<PickedRow> => {
    const { title } = column;
    const text = (row: PickedRow) => column.text(row);
    const second = (row: PickedRow) => column.detail(row);
    if (at > 0) return { kind: 'text', name: title, title, onPhone: 'untitled', value: text, second };
    const cell = (row: PickedRow) => (
      <>
        <button type="button" className={styles.pick} onClick={() => onPick(row)}>
          {text(row)}
        </button>
        {recentKeys.includes(from.toKey(row)) && (
          <Pill tone="info" className={styles.recent}>
            Recent
          </Pill>
        )}
      </>
    );
    return { kind: 'custom', name: title, title, namesRow: true, cell, second };
  });
  return (
    <ReadTable
      columns={columns}
      rows={rows}
      rowKey={row => from.toKey(row)}
      rowMarks={row => ({ 'aria-current': from.toKey(row) === chosenKey || undefined })}
      framed={false}
      className={styles.table}
    />
  );
}
