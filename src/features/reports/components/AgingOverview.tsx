import { lazy, Suspense, useMemo } from 'react';
import { Button } from '@/shared/ui/Button';
import { InSight } from '@/shared/ui/InSight';
import { Hidden, Row, Text } from '@/shared/ui/layout';
import { AGE_SPANS, type AgeSpan, type AgingChoice } from '../model/figures';
import styles from './AgingOverview.module.css';

const BarChart = lazy(() => import('@/shared/charts/BarChart').then(file => ({ default: file.BarChart })));

/** Color tokens per entry of `AGE_SPANS`, newest first. */
const COLOURS = ['--p-good', '--p-brand', '--p-warn', '--p-bad'];

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

/** Shows invoice counts by level and age as bars and numbers. Clicking one filters the list, clicking again removes the filter. */
export function AgingOverview({ levels, counts, chosen, onChoose }: AgingOverviewProps) {
  const series = useMemo(
    () =>
      counts &&
      AGE_SPANS.map(({ label }, span) => ({
        label: `${label} days`,
        values: counts.map(row => row[span] ?? 0),
        colour: COLOURS[span] ?? '',
      })),
    [counts],
  );
  if (counts === null) return null;
  const rows: LevelRow[] = levels.map((level, index) => ({ level, counts: counts?.[index] ?? [] }));
  const sums = AGE_SPANS.map((_, span) => counts && total(counts.map(row => row[span] ?? 0)));
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
    <Row
      as="section"
      aria-label="By level and age"
      card
      wrap
      align="start"
      gap={[4, 7]}
      pad={[5, 6]}
      below={6}
      className={styles.card}
    >
      <Text
        as="table"
        grows={460}
        size="small"
        figures
        atRight
        aria-label="Invoices by level and age"
        className={styles.table}
      >
        <thead>
          <tr>
            <th scope="col">Level</th>
            {AGE_SPANS.map(({ label }) => (
              <th key={label} scope="col">
                {label}
                <Hidden> days</Hidden>
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {[...rows, { level: null, counts: sums }].map(row => (
            <tr key={row.level ?? ''}>
              <th scope="row">{row.level ?? 'All levels'}</th>
              {AGE_SPANS.map((span, index) => (
                <td key={span.label}>{cell(row.level, span, row.counts[index])}</td>
              ))}
              <td>{cell(row.level, null, counts && total(row.counts.map(count => count ?? 0)))}</td>
            </tr>
          ))}
        </tbody>
        <caption>Days since the last change</caption>
      </Text>
      <InSight data-phone="no" className={styles.chart}>
        {series && (
          <Suspense fallback={null}>
            <BarChart
              label="Invoices by level and age; the figures are in the table beside it"
              stacked
              categories={levels}
              series={series}
              onPress={(level, span) => choose({ level: levels[level] ?? null, span: AGE_SPANS[span] ?? null })}
            />
          </Suspense>
        )}
      </InSight>
    </Row>
  );
}
