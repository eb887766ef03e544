import { groupDigits } from '@/lib/grouping';
import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
import { pageCount } from './listState';
import styles from './ListPager.module.css';

interface ListPagerProps {
  page: number;
  pageSize: number;
  /** null while the first page loads. */
  totalRecords: number | null;
  onPage: (page: number) => void;
  onRefresh: () => void;
}

/**
 * Refresh button, totals and page links (spec 1 §2). An unavailable link stays focusable, because a disabled button
 * would lose the focus.
 */
export function ListPager({ page, pageSize, totalRecords, onPage, onRefresh }: ListPagerProps) {
  const last = pageCount(totalRecords ?? 0, pageSize);
  const current = Math.min(page, last);
  const step = (label: string, target: number, possible: boolean) => (
    <Button small aria-disabled={!possible} onClick={() => possible && onPage(target)}>
      {label}
    </Button>
  );
  return (
    <Row
      as="nav"
      place="between"
      wrap
      gap={[4, 6]}
      tone="soft"
      size="small"
      figures
      pad={[4, 5]}
      ruledAbove
      className={styles.pager}
      aria-label="Pages"
    >
      <Row wrap gap={5} className={styles.facts}>
        <Button small onClick={onRefresh}>
          <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.6">
            <path d="M13.5 8A5.5 5.5 0 1 1 11.6 3.8M13.5 1.8v3.4h-3.4" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
          Refresh
        </Button>
        <span>Total Records: {totalRecords === null ? '–' : groupDigits(totalRecords)}</span>
      </Row>
      <Row wrap gap={3} className={styles.steps}>
        <span className={styles.place}>{`Page ${current} of ${last}`}</span>
        {step('First', 1, current > 1)}
        {step('Prev', current - 1, current > 1)}
        {step('Next', current + 1, current < last)}
        {step('Last', last, current < last)}
      </Row>
    </Row>
  );
}
