import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { isDecimal, isNumeric, readCell, getCellText } from '../cellText';
import styles from '../LineTable.module.css';
import { HintUnder, SecondUnder, useCell, type CellProps } from './cell';

/** Plain input, because mounting antd inputs takes several frames for twenty lines. Normalizes text on blur. */
export function TextCell<L extends object>(props: CellProps<L>) {
  const { store, id, column } = props;
  const { text, shown, problem, editable, control, message } = useCell(props);
  const [typing, setTyping] = useState(false);
  // A complete date is formatted; a partial one stays as typed.
  const typed = column.kind === 'date' ? shown : text;
  const input = useRef<HTMLInputElement>(null);
  const start = useRef('');

  // Keeps the text selected, as Tab does, when focus replaces it by the raw text.
  const selectRaw = useEffectEvent(() => {
    if (shown !== typed) input.current?.select();
  });
  useLayoutEffect(() => {
    if (typing) selectRaw();
  }, [typing]);

  const write = (value: string) => store.patch(id, { [column.key]: value } as Partial<L>);
  const commit = () => {
    const line = store.line(id);
    if (!line) return;
    const raw = getCellText(line[column.key]);
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
