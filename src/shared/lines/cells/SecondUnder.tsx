import { Text } from '@/shared/ui/layout';
import styles from '../LineTable.module.css';
import { useLine, type CellProps } from './useCell';

/** The quieter line under a cell's value. */
export function SecondUnder<L extends object>({ store, id, column }: CellProps<L>) {
  const { second } = column;
  const text = useLine(store, id, line => (line && second ? second(line) : ''));
  return text === '' ? null : (
    <Text block tone="soft" size="fine" className={styles.second}>
      {text}
    </Text>
  );
}
