import { useCallback, useId, useMemo, useSyncExternalStore } from 'react';
import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/layout';
import { takeUpHint } from '../actions';
import { isEditable, shownText, getCellText } from '../cellText';
import styles from '../LineTable.module.css';
import type { LineStore } from '../lineStore';
import { HINT_KEY, type LineColumn } from '../types';
import { sameCells } from '../undo';

export interface CellProps<L extends object> {
  store: LineStore<L>;
  id: string;
  column: LineColumn<L>;
  label: string;
}

/** Subscribes to a part of one line. */
export function useLine<L extends object, T>(store: LineStore<L>, id: string, select: (line: L | undefined) => T): T {
  const subscribe = useCallback((listener: () => void) => store.onLine(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => select(store.line(id)));
}

const GONE = { editable: false, text: '', shown: '', problem: '' };

/** Returns a reader that keeps its object until a part changes. */
function cellReader<L extends object>(store: LineStore<L>, id: string, column: LineColumn<L>) {
  let last = GONE;
  return (line: L | undefined) => {
    if (!line) return GONE;
    const now = {
      editable: isEditable(column, line),
      text: getCellText(line[column.key]),
      shown: shownText(column, line),
      problem: store.problem(id, column.key) ?? '',
    };
    if (!sameCells(now, last)) last = now;
    return last;
  };
}

export function useCell<L extends object>({ store, id, column, label }: CellProps<L>) {
  const read = useMemo(() => cellReader(store, id, column), [store, id, column]);
  const cell = useLine(store, id, read);
  const messageId = useId();
  const isBad = cell.problem !== '';
  const control = {
    'aria-label': label,
    'aria-required': column.required,
    'aria-invalid': isBad || undefined,
    'aria-describedby': isBad ? messageId : undefined,
    'data-key': column.key,
  };
  const message = isBad && (
    <Text block tone="bad" size="fine" pad={[1, 4]} id={messageId} className={styles.problem}>
      {cell.problem}
    </Text>
  );
  return { ...cell, control, message };
}

export function ShownCell<L extends object>(props: CellProps<L>) {
  const { store, id, column } = props;
  const text = useLine(store, id, line => (line ? shownText(column, line) : ''));
  return (
    <>
      {text}
      {column.second && <SecondUnder {...props} />}
    </>
  );
}

export function SecondUnder<L extends object>({ store, id, column: { second } }: CellProps<L>) {
  const text = useLine(store, id, line => (line && second ? second(line) : ''));
  return text === '' ? null : (
    <Text block tone="soft" size="fine" className={styles.second}>
      {text}
    </Text>
  );
}

/** Hint with a button that applies it; the key is shown while the cell is focused. */
export function HintUnder<L extends object>({ store, id, column, label }: CellProps<L>) {
  const line = useLine(store, id, now => now);
  const said = line && column.hint?.of(line);
  if (!said) return null;
  const { text, action } = said;
  return (
    <Text tone="soft" size="fine" pad={[0, 3]} className={styles.hint}>
      {text}{' '}
      {action && (
        <Button
          tone="link"
          aria-label={`${action.label}, ${label}`}
          aria-keyshortcuts={HINT_KEY}
          onClick={() => takeUpHint(store, column, id)}
        >
          {action.label} <kbd aria-hidden="true">{HINT_KEY}</kbd>
        </Button>
      )}
    </Text>
  );
}

export function ActionCell<L extends object>(props: CellProps<L> & { column: LineColumn<L> & { kind: 'action' } }) {
  const { store, id, column, label } = props;
  const line = useLine(store, id, now => now);
  if (!line) return null;
  return column.actions(line).map(action => (
    <Button key={action.label} tone="link" aria-label={`${label}: ${action.label}`} onClick={action.onPress}>
      {action.label}
    </Button>
  ));
}
