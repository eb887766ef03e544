import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent } from 'react';
import { isDecimal, isNumeric, readCell, textOf } from '../cellText';
import styles from '../LineTable.module.css';
import { CellProblem } from './CellProblem';
import { HintUnder } from './HintUnder';
import { SecondUnder } from './SecondUnder';
import { useCell, type CellProps } from './useCell';

/**
 * A text, amount or number. A plain input, for speed: twenty drawn lines of antd inputs cost several frames when they appear.
 * Shown formatted while nobody types in it; what is typed goes into the form key by key and is tidied when the cell is left.
 */
export function TextCell<L extends object>(props: CellProps<L>) {
  const { store, id, column, label } = props;
  const { text, shown, problem, editable } = useCell(props);
  const [typing, setTyping] = useState(false);
  // A whole day reads as it is shown; what is on the way to one stays as typed.
  const typed = column.kind === 'date' ? shown : text;
  const input = useRef<HTMLInputElement>(null);
  const start = useRef('');
  const problemId = useId();

  // The shown text is swapped for the raw one on focus; keep it selected, as a Tab into a cell does.
  useLayoutEffect(() => {
    if (typing && shown !== typed) input.current?.select();
    // eslint-disable-next-line react/exhaustive-deps -- only at the start of typing
  }, [typing]);

  const write = (value: string) => store.patch(id, { [column.key]: value } as Partial<L>);
  const commit = () => {
    const line = store.line(id);
    if (!line) return;
    const raw = textOf(line[column.key]);
    const { value } = readCell(column, raw);
    if (value !== raw) write(value);
    if (raw !== start.current || problem) {
      store.touch(id, [column.key]);
      store.recheckSoon();
    }
    start.current = value;
  };
  const leave = () => {
    setTyping(false);
    commit();
  };
  return (
    <>
      <input
        ref={input}
        className={isNumeric(column) ? styles.number : styles.text}
        aria-label={label}
        aria-required={column.required}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        data-key={column.key}
        autoComplete="off"
        inputMode={isDecimal(column) ? 'decimal' : undefined}
        maxLength={column.kind === 'text' ? column.maxLength : undefined}
        readOnly={!editable}
        value={typing ? typed : shown}
        onChange={(event: ChangeEvent<HTMLInputElement>) => write(event.target.value)}
        onFocus={() => {
          start.current = text;
          setTyping(editable);
        }}
        onBlur={leave}
        onKeyDown={event => {
          if (event.key === 'Enter' && editable) commit();
          if (event.key === 'Escape' && editable && start.current !== text) {
            event.stopPropagation();
            write(start.current);
          }
        }}
      />
      {column.second && <SecondUnder {...props} />}
      <CellProblem id={problemId} message={problem} />
      {column.hint && <HintUnder {...props} hint={column.hint} />}
    </>
  );
}
