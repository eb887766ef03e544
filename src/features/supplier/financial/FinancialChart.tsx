import { lazy, Suspense, useState } from 'react';
import type { SectionRow } from '../section/section';
import { Summary } from '@/shared/ui/Fold';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Text } from '@/shared/ui/layout';
import type { FinancialValues } from './financial.fields';

const RevenueChart = lazy(() => import('./RevenueChart').then(file => ({ default: file.RevenueChart })));

/** Panel 'Chart' with revenue and net profit by year (spec 1 §2). The chart library loads when it opens. */
export function FinancialChart({ rows }: { rows: readonly SectionRow<FinancialValues>[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (rows.length === 0) return null;
  const isMixed = new Set(rows.map(({ values }) => values.currency?.code ?? '')).size > 1;
  return (
    <details onToggle={event => setIsOpen(event.currentTarget.open)}>
      <Summary>Chart</Summary>
      {isOpen && isMixed && <Text as="p">No chart: the years have different currencies.</Text>}
      {isOpen && !isMixed && (
        <Suspense fallback={<TextSkeleton lines={4} />}>
          <RevenueChart rows={rows} />
        </Suspense>
      )}
    </details>
  );
}
