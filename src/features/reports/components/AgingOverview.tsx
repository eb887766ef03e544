import { useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { foldMark } from '@/shared/ui/Fold';
import { Hidden, Row, Text } from '@/shared/ui/layout';
import { AGE_SPANS, type AgeSpan, type AgingChoice } from '../model/figures';
import styles from './AgingOverview.module.css';

interface AgingOverviewProps {
  levels: readonly string[];
  /** Invoice counts by level and age range; undefined while loading, null if unavailable. */
  counts: number[][] | null | undefined;
  chosen: AgingChoice;
  onChoose: (choice: AgingChoice) => void;
}

interface LevelRow {
  level: string | null;
  counts: (number | undefined)[];
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);

/** Shows invoice counts by age, and by level on demand, without empty levels and ages. Clicking one filters the list, clicking again removes the filter. */
export function AgingOverview({ levels, counts, chosen, onChoose }: AgingOverviewProps) {
  const [open, setOpen] = useState(false);
  if (counts === null) return null;
  const sums = AGE_SPANS.map((_, span) => counts && total(counts.map(row => row[span] ?? 0)));
  if (counts && total(sums.map(sum => sum ?? 0)) === 0) return null;
  const rows: LevelRow[] = levels
    .map((level, index) => ({ level, counts: counts?.[index] ?? [] }))
    .filter(row => row.level === chosen.level || (open && total(row.counts.map(count => count ?? 0)) > 0));
  const isShown = (_: unknown, span: number) => !counts || AGE_SPANS[span] === chosen.span || (sums[span] ?? 0) > 0;
  const choose = (choice: AgingChoice) => {
    const isAgain = choice.level === chosen.level && choice.span === chosen.span;
    onChoose(isAgain ? { level: null, span: null } : choice);
  };
  const cell = (level: string | null, span: AgeSpan | null, count: number | undefined) => (
    <Button
      tone="link"
      aria-pressed={level === chosen.level && span === chosen.span && (level !== null || span !== null)}
      aria-label={`${count ?? 'no'} ${level ?? 'at all levels'}, ${span ? `${span.label} days` : 'of any age'}`}
      disabled={!count}
      onClick={() => choose({ level, span })}
    >
      {count ?? '–'}
    </Button>
  );
  return (
    <Row as="section" aria-label="By level and age" card pad={[3, 6]} below={4} most={720} className={styles.card}>
      <Text
        as="table"
        wide
        size="small"
        figures
        atRight
        aria-label="Invoices by level and age"
        className={styles.table}
      >
        <thead>
          <tr>
            <th scope="col">Days since the last change</th>
            {AGE_SPANS.filter(isShown).map(({ label }) => (
              <th key={label} scope="col">
                {label}
                <Hidden> days</Hidden>
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {[{ level: null, counts: sums }, ...rows].map(row => (
            <tr key={row.level ?? ''}>
              <th scope="row">
                {row.level ?? (
                  <Button tone="quiet" small className={foldMark} aria-expanded={open} onClick={() => setOpen(!open)}>
                    All levels
                  </Button>
                )}
              </th>
              {AGE_SPANS.map((span, index) => ({ span, count: row.counts[index] }))
                .filter(isShown)
                .map(({ span, count }) => (
                  <td key={span.label}>{cell(row.level, span, count)}</td>
                ))}
              <td>{cell(row.level, null, counts && total(row.counts.map(count => count ?? 0)))}</td>
            </tr>
          ))}
        </tbody>
      </Text>
    </Row>
  );
}
