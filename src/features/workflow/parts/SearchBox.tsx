import styles from './TaskList.module.css';

/** Narrows what is in the list already; nothing is asked of the server. */
export function SearchBox({
  value,
  onChange,
  hint,
}: {
  value: string;
  onChange: (text: string) => void;
  hint: string;
}) {
  return (
    <div className={styles.search}>
      <input
        type="search"
        aria-label="Search in this list"
        placeholder={hint}
        value={value}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  );
}
