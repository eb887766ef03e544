import styles from './BankDeclaration.module.css';

/** The terms that a supplier accepts with each account (spec 1 §9 'Bank declaration terms'). */
export function BankDeclaration() {
  return (
    <details className={styles.declaration}>
      <summary>Declaration</summary>
      <ul>
        <li>We give 6 weeks’ notice before we change our bank details or withdraw this mandate.</li>
        <li>After more than 2 consecutive failures of electronic payment, the buyer may pay by cheque again.</li>
        <li>This mandate can be revoked within 7 days.</li>
      </ul>
    </details>
  );
}
