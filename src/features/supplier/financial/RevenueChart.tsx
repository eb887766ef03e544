import { useMemo } from 'react';
import { BarChart } from '@/shared/charts/BarChart';
import type { SectionRow } from '../section/section';
import styles from './FinancialChart.module.css';
import { getUnit, type FinancialValues } from './financial.fields';

/** Bar chart of revenue and net profit by year. The table above is its accessible alternative. */
export function RevenueChart({ rows }: { rows: readonly SectionRow<FinancialValues>[] }) {
  const { categories, series, unit } = useMemo(() => {
    const years = rows.map(({ values }) => values);
    return {
      categories: years.map(({ year }) => String(year)),
      series: [
        { label: 'Revenue', colour: '--p-brand', values: years.map(({ turnover }) => Number(turnover)) },
        { label: 'Net Profit', colour: '--p-good', values: years.map(({ netProfit }) => Number(netProfit)) },
      ],
      unit: getUnit(years[0]?.currency ?? null),
    };
  }, [rows]);
  return (
    <div className={styles.chart}>
      <BarChart
        label="Revenue and net profit by year; the figures are in the table above"
        categories={categories}
        series={series}
        unit={unit}
      />
    </div>
  );
}
