import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import styles from './LineTable.module.css';
import type { LineStore } from './lineStore';
import type { LineGrid } from './useLineGrid';

interface LineToolbarProps<L extends object> {
  grid: LineGrid<L>;
  picker: { label: string; open: () => void } | undefined;
  store: LineStore<L>;
  /** Whether a line was edited, so that the actions on it apply. */
  hasLine: boolean;
}

interface ToolProps {
  onClick: () => void;
  disabled?: boolean;
  keys?: string;
  children: ReactNode;
}

function Tool({ onClick, disabled, keys, children }: ToolProps) {
  return (
    <Button
      small
      onClick={onClick}
      disabled={disabled}
      aria-keyshortcuts={keys?.replace('Ctrl', 'Control')}
      title={keys}
    >
      {children}
    </Button>
  );
}

/** Adds lines; the actions on the last edited line are shown while the table has the focus or the pointer. */
export function LineToolbar<L extends object>(props: LineToolbarProps<L>) {
  const { grid, picker, store, hasLine } = props;
  const [undoLabel, redoLabel] = [store.undoLabel(), store.redoLabel()];
  return (
    <Row as="fieldset" wrap gap={3} aria-label="Line actions">
      {picker ? <Tool onClick={picker.open}>{picker.label}</Tool> : <Tool onClick={grid.add}>Add line</Tool>}
      <Row as="span" wrap gap={3} className={styles.lineTools}>
        {hasLine && (
          <>
            {!picker && (
              <>
                <Tool onClick={grid.insertBelow} keys="Ctrl+Enter">
                  Insert below
                </Tool>
                <Tool onClick={() => grid.duplicate()}>Duplicate</Tool>
              </>
            )}
            <Tool onClick={() => grid.remove()}>Remove</Tool>
            <Tool onClick={grid.fill} keys="Ctrl+D">
              Fill down
            </Tool>
          </>
        )}
        {(undoLabel ?? redoLabel) !== null && (
          <Tool onClick={grid.undo} disabled={undoLabel === null} keys="Ctrl+Z">
            Undo{undoLabel === null ? '' : ` ${undoLabel}`}
          </Tool>
        )}
        {redoLabel !== null && (
          <Tool onClick={grid.redo} keys="Ctrl+Y">
            Redo {redoLabel}
          </Tool>
        )}
      </Row>
    </Row>
  );
}
