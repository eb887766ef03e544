import styles from './Term.module.css';
import { findTerm, loadMeaning } from './terms';
import { Tooltip } from './Tooltip';

/** A '?' beside a label that contains an abbreviation, with a tooltip that explains it. Renders nothing for other labels. */
export function Term({ label }: { label: string }) {
  const term = findTerm(label);
  if (term === null) return null;
  const load = async () => {
    const meaning = await loadMeaning(term);
    return (
      meaning && (
        <>
          <b>
            {term}: {meaning.name}
          </b>
          <br />
          {meaning.text}
        </>
      )
    );
  };
  return (
    <span className={styles.term} data-print="no">
      <Tooltip className={styles.sign} aria-label={`What is ${term}?`} data-aside load={load} />
    </span>
  );
}
