import styles from '../LineTable.module.css';

/** The message of a cell, next to it; the input names it by `aria-describedby`. */
export function CellProblem({ id, message }: { id: string; message: string | undefined }) {
  return message ? (
    <span id={id} className={styles.problem}>
      {message}
    </span>
  ) : null;
}
