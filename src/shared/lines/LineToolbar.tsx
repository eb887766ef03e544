import type { ReactNode } from 'react';
import styles from './LineTable.module.css';
import { count } from './paste';
import type { LineGrid } from './useLineGrid';

interface LineToolbarProps<L extends object> {
  grid: LineGrid<L>;
  lineCount: number;
  /** Position of the current line, -1 for none. */
  currentIndex: number;
  undoLabel: string | null;
}

function Tool({ onClick, disabled, children }: { onClick: () => void; disabled?: boolean; children: ReactNode }) {
  return (
    <button type="button" className={styles.tool} onClick={onClick} disabled={disabled}>
      {children}
    </button>
  );
}

/** The actions on lines; those on one line mean the line last worked in, which the text at the end names. */
export function LineToolbar<L extends object>({ grid, lineCount, currentIndex, undoLabel }: LineToolbarProps<L>) {
  const none = currentIndex < 0;
  return (
    <fieldset className={styles.toolbar} aria-label="Line actions">
      <Tool onClick={grid.add}>Add line</Tool>
      <Tool onClick={grid.insertBelow} disabled={none}>
        Insert below
      </Tool>
      <Tool onClick={() => grid.duplicate()} disabled={none}>
        Duplicate
      </Tool>
      <Tool onClick={() => grid.remove()} disabled={none}>
        Remove
      </Tool>
      <Tool onClick={grid.fill} disabled={none}>
        Fill down
      </Tool>
      <Tool onClick={grid.undo} disabled={undoLabel === null}>
        Undo{undoLabel === null ? '' : ` ${undoLabel}`}
      </Tool>
      <span className={styles.place}>
        {none ? count(lineCount, 'line') : `Line ${currentIndex + 1} of ${lineCount}`}
      </span>
    </fieldset>
  );
}
