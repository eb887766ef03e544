import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import { counted } from '@/shared/grid/block';
import type { LineStore } from './lineStore';
import type { LineGrid } from './useLineGrid';

interface LineToolbarProps<L extends object> {
  grid: LineGrid<L>;
  picker: { label: string; open: () => void } | undefined;
  store: LineStore<L>;
  currentIndex: number;
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

/** Actions on lines; those on one line use the last edited one. */
export function LineToolbar<L extends object>(props: LineToolbarProps<L>) {
  const { grid, picker, store, currentIndex } = props;
  const lineCount = store.ids().length;
  const [undoLabel, redoLabel] = [store.undoLabel(), store.redoLabel()];
  const none = currentIndex < 0;
  return (
    <Row as="fieldset" wrap gap={3} aria-label="Line actions">
      {picker ? (
        <Tool onClick={picker.open}>{picker.label}</Tool>
      ) : (
        <>
          <Tool onClick={grid.add}>Add line</Tool>
          <Tool onClick={grid.insertBelow} disabled={none} keys="Ctrl+Enter">
            Insert below
          </Tool>
          <Tool onClick={() => grid.duplicate()} disabled={none}>
            Duplicate
          </Tool>
        </>
      )}
      <Tool onClick={() => grid.remove()} disabled={none}>
        Remove
      </Tool>
      <Tool onClick={grid.fill} disabled={none} keys="Ctrl+D">
        Fill down
      </Tool>
      <Tool onClick={grid.undo} disabled={undoLabel === null} keys="Ctrl+Z">
        Undo{undoLabel === null ? '' : ` ${undoLabel}`}
      </Tool>
      {redoLabel !== null && (
        <Tool onClick={grid.redo} keys="Ctrl+Y">
          Redo {redoLabel}
        </Tool>
      )}
      <Text tone="soft" figures pushed>
        {none ? counted(lineCount, 'line') : `Line ${currentIndex + 1} of ${lineCount}`}
      </Text>
    </Row>
  );
}
