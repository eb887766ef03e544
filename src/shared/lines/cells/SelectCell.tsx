import { useId, useRef } from 'react';
import type { LineColumn } from '../types';
import styles from '../LineTable.module.css';
import { CellProblem } from './CellProblem';
import { useCell, type CellProps } from './useCell';

/** A choice out of a few: the browser's own list. A text that is not among them (pasted) stays, marked. */
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
  const isKnown = column.options.some(option => option.value === text);
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
        onFocus={() => {
          start.current = text;
        }}
        onKeyDown={event => {
          if (event.key === 'Escape' && start.current !== text) {
            event.stopPropagation();
            choose(start.current);
          }
        }}
      >
        {isKnown ? null : <option value={text}>{text}</option>}
        {column.options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <CellProblem id={problemId} message={problem} />
    </>
  );
}
