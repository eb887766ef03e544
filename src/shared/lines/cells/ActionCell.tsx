import { Button } from '@/shared/ui/Button';
import type { LineColumn } from '../types';
import { useWholeLine, type CellProps } from './useCell';

/** Buttons of one line. */
export function ActionCell<L extends object>(props: CellProps<L> & { column: LineColumn<L> & { kind: 'action' } }) {
  const { store, id, column, label } = props;
  const line = useWholeLine(store, id);
  if (!line) return null;
  return column.actions(line).map(action => (
    <Button
      key={action.label}
      tone="link"
      aria-label={`${label}: ${action.label}`}
      disabled={action.disabled}
      onClick={() => action.onPress(patch => store.patch(id, patch))}
    >
      {action.label}
    </Button>
  ));
}
