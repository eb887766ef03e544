import { useLayoutEffect, useRef, useState } from 'react';
import { isDecimal, isNumeric, readCell, textOf } from '../cellText';
import styles from '../LineTable.module.css';
import { HintUnder, SecondUnder, useCell, type CellProps } from './cell';

/**
 * A text, amount or number. A plain input, because mounting antd inputs takes several frames for twenty lines.
 * Formatted when not focused; typed text goes to the form at each key and is normalized on blur.
 */
export function TextCell<L extends object>(props: CellProps<L>) {
  const { store, id, column } = props;
  const { text, shown, problem, editable, control, message } = useCell(props);
  const [typing, setTyping] = useState(false);
  // A complete date is formatted; a partial one stays as typed.
  const typed = column.kind === 'date' ? shown : text;
  const input = useRef<HTMLInputElement>(null);
  const start = useRef('');

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
    if (raw !== start.current || problem !== '') store.commit(id, column.key);
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
        {...control}
        autoComplete="off"
        inputMode={isDecimal(column) ? 'decimal' : undefined}
        maxLength={column.kind === 'text' ? column.maxLength : undefined}
        readOnly={!editable}
        value={typing ? typed : shown}
        onChange={event => write(event.target.value)}
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
      {message}
      {column.hint && <HintUnder {...props} />}
    </>
  );
}
