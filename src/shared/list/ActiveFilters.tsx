import { describeFilter, labelOf } from './describeFilter';
import type { AppliedFilter, FilterDef } from './listTypes';
import controls from './controls.module.css';
import styles from './ListToolbar.module.css';

interface ActiveFiltersProps {
  filters: readonly AppliedFilter[];
  defs: readonly FilterDef[];
  onChange: (filters: AppliedFilter[]) => void;
}

/** The filters in force, in words, each with a way to take it off. */
export function ActiveFilters({ filters, defs, onChange }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label="Active filters">
      {filters.map(filter => {
        const label = labelOf(filter, defs);
        return (
          <li key={filter.name} className={styles.chip}>
            <span className={styles.chipText}>
              <span className={styles.chipLabel}>{label}:</span> {describeFilter(filter, defs)}
            </span>
            <button
              type="button"
              className={styles.chipRemove}
              aria-label={`Remove filter ${label}`}
              onClick={() => onChange(filters.filter(other => other !== filter))}
            >
              <svg aria-hidden="true" viewBox="0 0 12 12" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
                <path d="m3 3 6 6M9 3 3 9" />
              </svg>
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={controls.text} onClick={() => onChange([])}>
          Remove all
        </button>
      </li>
    </ul>
  );
}
