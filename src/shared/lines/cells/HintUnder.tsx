import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/layout';
import styles from '../LineTable.module.css';
import { takeUpHint } from '../actions';
import { HINT_KEY, type LineColumn } from '../types';
import { useWholeLine, type CellProps } from './useCell';

interface HintUnderProps<L extends object> extends CellProps<L> {
  hint: NonNullable<LineColumn<L>['hint']>;
}

/** What is said under a cell, and the press that takes it up; its key is shown while the cell has the focus. */
export function HintUnder<L extends object>({ store, id, column, label, hint }: HintUnderProps<L>) {
  const line = useWholeLine(store, id);
  const said = line && hint.of(line);
  if (!said) return null;
  const { text, action } = said;
  return (
    <Text tone="soft" size="fine" pad={[0, 3]} className={styles.hint}>
      {text}{' '}
      {action && (
        <Button
          tone="link"
          aria-label={`${action.label}, ${label}`}
          aria-keyshortcuts={HINT_KEY}
          onClick={() => takeUpHint(store, column, id)}
        >
          {action.label} <kbd aria-hidden="true">{HINT_KEY}</kbd>
        </Button>
      )}
    </Text>
  );
}
