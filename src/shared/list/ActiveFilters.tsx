import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import { describeFilter, labelOf } from './describeFilter';
import type { AppliedFilter, FilterDef } from './listTypes';
import styles from './ListToolbar.module.css';

interface ActiveFiltersProps {
  filters: readonly AppliedFilter[];
  defs: readonly FilterDef[];
  onChange: (filters: AppliedFilter[]) => void;
}

/** Lists the active filters, each with a remove button. */
export function ActiveFilters({ filters, defs, onChange }: ActiveFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <Row as="ul" wrap gap={3} aria-label="Active filters">
      {filters.map(filter => {
        const label = labelOf(filter, defs);
        return (
          <Row as="li" most={360} tone="ink" size="small" key={filter.name} className={styles.chip}>
            <Text cut className={styles.chipText}>
              <Text tone="soft">{label}:</Text> {describeFilter(filter, defs)}
            </Text>
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
          </Row>
        );
      })}
      <li>
        <Button tone="link" small onClick={() => onChange([])}>
          Remove all
        </Button>
      </li>
    </Row>
  );
}
