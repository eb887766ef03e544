import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import controls from '@/shared/list/controls.module.css';
import type { Outcome } from '../useApproveAll';
import type { RowResult } from '../model/approveAll';
import styles from './ResultPanel.module.css';

interface ResultPanelProps {
  outcome: Outcome;
  checking: boolean;
  onCheck: () => void;
  onClose: () => void;
}

function headline(results: readonly RowResult[]): string {
  const done = results.filter(result => result.fate === 'approved').length;
  const open = results.length - done;
  return open === 0
    ? `All ${results.length} were approved`
    : `${done} of ${results.length} approved, ${open} not. Here is what happened to each:`;
}

/** What became of each row when not all went through; what needs a person comes first. */
export function ResultPanel({ outcome, checking, onCheck, onClose }: ResultPanelProps) {
  const { results, serverMessage } = outcome;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const unknown = results.some(result => result.fate === 'unknown');
  const sorted = [...results].sort((a, b) => Number(a.fate === 'approved') - Number(b.fate === 'approved'));
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label="Result of Approve All">
      <div role="alert">
        <p className={styles.head}>{headline(results)}</p>
        {serverMessage && <p className={styles.serverMessage}>{serverMessage}</p>}
      </div>
      <ul className={styles.rows}>
        {sorted.map(({ task, fate, message }) => (
          <li key={task.key} className={styles.row} data-fate={fate}>
            <span className={styles.what}>
              {task.href === null ? task.number : <Link to={task.href}>{task.number}</Link>}
              {task.supplierName && ` · ${task.supplierName}`}
            </span>
            <span className={styles.fate}>{message}</span>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {unknown && (
          <button type="button" className={controls.button} aria-disabled={checking} onClick={onCheck}>
            {checking ? 'Checking…' : 'Check again'}
          </button>
        )}
        <button type="button" className={controls.button} onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}
