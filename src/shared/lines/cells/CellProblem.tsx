import { Text } from '@/shared/ui/layout';
import styles from '../LineTable.module.css';

/** The message of a cell, next to it; the input names it by `aria-describedby`. */
export function CellProblem({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <Text block tone="bad" size="fine" pad={[1, 4]} id={id} className={styles.problem}>
      {message}
    </Text>
  ) : null;
}
