import { useId, useRef, useState } from 'react';
import type { LineColumn } from '../types';
import styles from '../LineTable.module.css';
import { CellProblem } from './CellProblem';
import { useCell, type CellProps } from './useCell';

/** So many options are drawn in every row; of more, only the chosen one until the list is reached for. */
const MOST_AT_ONCE = 50;

/** A choice out of a list: the browser's own. A text that is not among them (pasted) stays, marked. */
export function SelectCell<L extends object>(props: CellProps<L> & { column: LineColumn<L> & { kind: 'select' } }) {
  const { store, id, column, label } = props;
  const { text, problem, editable } = useCell(props);
  const start = useRef('');
  const problemId = useId();
  const choose = (value: string) => {
    store.patch(id, { [column.key]: value } as Partial<L>);
    store.touch(id, [column.key]);
    store.recheckSoon();
  };
  const [isReachedFor, setReachedFor] = useState(false);
  const isKnown = column.options.some(option => option.value === text);
  const drawn =
    isReachedFor || column.options.length <= MOST_AT_ONCE
      ? column.options
      : column.options.filter(option => option.value === text);
  const reachFor = () => setReachedFor(true);
  return (
    <>
      <select
        className={styles.select}
        aria-label={label}
        aria-required={column.required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        data-key={column.key}
        disabled={!editable}
        value={text}
        onChange={event => choose(event.target.value)}
        onPointerEnter={reachFor}
        onPointerDown={reachFor}
        onFocus={() => {
          start.current = text;
          reachFor();
        }}
        onKeyDown={event => {
          if (event.key === 'Escape' && start.current !== text) {
            event.stopPropagation();
            choose(start.current);
          }
        }}
      >
        {isKnown ? null : <option value={text}>{text}</option>}
        {drawn.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <CellProblem id={problemId} message={problem} />
    </>
  );
}
