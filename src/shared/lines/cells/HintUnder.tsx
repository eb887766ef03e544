import { Button } from '@/shared/ui/Button';
import { Text } from '@/shared/ui/layout';
import styles from '../LineTable.module.css';
import type { CellHint } from '../types';
import { useWholeLine, type CellProps } from './useCell';

interface HintUnderProps<L extends object> extends CellProps<L> {
  hint: (line: L) => CellHint<L> | null;
}

/** What is said under a cell, and the press that takes it up. */
export function HintUnder<L extends object>({ store, id, column, label, hint }: HintUnderProps<L>) {
  const line = useWholeLine(store, id);
  const said = line && hint(line);
  if (!said) return null;
  const { text, action } = said;
  return (
    <Text tone="soft" size="fine" pad={[0, 3]} className={styles.hint}>
      {text}{' '}
      {action && (
        <Button
          tone="link"
          aria-label={`${action.label}, ${label}`}
          onClick={() => {
            store.patch(id, action.patch);
            store.touch(id, [column.key]);
            store.recheckSoon();
          }}
        >
          {action.label}
        </Button>
      )}
    </Text>
  );
}
