import type { ListedTask } from '../model/listedTask';
import { withSigns } from '../model/fraudSigns';
import styles from './FraudSigns.module.css';

/** Which of the chosen requests change a bank account with a sign of fraud: said before all are approved, never in the way (DECISIONS 74). */
export function FraudSigns({ tasks }: { tasks: readonly ListedTask[] }) {
  if (tasks.every(({ accounts }) => accounts.length === 0)) return null;
  const odd = withSigns(tasks);
  return (
    <section className={styles.signs} data-odd={odd.length > 0 || undefined} aria-label="Bank accounts">
      {odd.length > 0 && (
        <>
          <b>{odd.length === 1 ? '1 of them carries a sign of fraud' : `${odd.length} of them carry signs of fraud`}</b>
          <ul>
            {odd.map(({ task, sentences }) => (
              <li key={task.key}>
                {task.supplierName || task.supplierCode}: {sentences.join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Countries, contacts and accounts of other suppliers are compared on the page of each request only.</p>
    </section>
  );
}
