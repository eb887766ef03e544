import { useId, useState, type KeyboardEvent } from 'react';
import type { ImportColumn } from '../importDef';
import type { ImportStore } from '../importStore';
import { Options } from './Options';
import { isEnd, typedText } from './shown';
import styles from './ImportGrid.module.css';

/** What is typed into the current cell; `first`: the letter that began it, in place of what stood there. */
export interface Editing {
  first: string | null;
  /** Keeps the text, and goes on from the cell or stays. */
  onDone: (text: string, goOn: 'down' | 'right' | 'left' | 'stay') => void;
  onCancel: () => void;
}

interface CellEditorProps {
  store: ImportStore;
  index: number;
  column: ImportColumn;
  editing: Editing;
}

/** The control of the cell that is typed in: what would be wrong with the text is said key by key. */
export function CellEditor({ store, index, column, editing }: CellEditorProps) {
  const before = typedText(column, store.row(index));
  const options = column.kind === 'select' ? store.optionsOf(column.key) : undefined;
  const [text, setText] = useState(() => {
    const { first } = editing;
    if (first === null || !options) return first ?? before;
    return options.find(({ value }) => value.toLowerCase().startsWith(first.toLowerCase()))?.value ?? before;
  });
  const id = useId();
  const message = store.wouldBe(index, column.key, text);
  const label = `Row ${store.numberOf(index)} ${column.title}`;

  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') editing.onCancel();
    else if (event.key === 'Enter') editing.onDone(text, 'down');
    else if (event.key === 'Tab') editing.onDone(text, event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  }

  const common = {
    'aria-label': label,
    'aria-invalid': message !== undefined,
    'aria-describedby': message === undefined ? undefined : id,
    autoFocus: true,
    className: styles.editor,
    onKeyDown,
    onBlur: () => editing.onDone(text, 'stay'),
  };
  return (
    <>
      {options ? (
        <select {...common} value={text} onChange={event => setText(event.target.value)}>
          <Options options={options} text={text} />
        </select>
      ) : (
        <input
          {...common}
          value={text}
          autoComplete="off"
          inputMode={isEnd(column) ? 'decimal' : undefined}
          onChange={event => setText(event.target.value)}
          onFocus={event => editing.first === null && event.target.select()}
        />
      )}
      {message !== undefined && (
        <span id={id} className={styles.bubble}>
          {message}
        </span>
      )}
    </>
  );
}
