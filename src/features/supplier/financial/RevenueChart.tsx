import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import type { SectionRow } from '@/shared/section/section';
import styles from './FinancialChart.module.css';
import { unitOf, type FinancialValues } from './financial.fields';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

/** Revenue and net profit as bars by year. The table above says the same in words. */
export function RevenueChart({ rows }: { rows: readonly SectionRow<FinancialValues>[] }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const years = rows.map(({ values }) => values);
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(name).trim();
    const chart = new Chart(element, {
      type: 'bar',
      data: {
        labels: years.map(({ year }) => year),
        datasets: [
          {
            label: 'Revenue',
            data: years.map(({ turnover }) => Number(turnover)),
            backgroundColor: colour('--p-brand'),
          },
          {
            label: 'Net Profit',
            data: years.map(({ netProfit }) => Number(netProfit)),
            backgroundColor: colour('--p-good'),
          },
        ],
      },
      options: {
        maintainAspectRatio: false,
        animation: false,
        scales: { y: { title: { display: true, text: unitOf(years[0]?.currency ?? null) } } },
      },
    });
    return () => chart.destroy();
  }, [rows]);
  return (
    <div className={styles.chart}>
      {/* A canvas draws what an image would show. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <canvas ref={canvas} role="img" aria-label="Revenue and net profit by year; the figures are in the table above" />
    </div>
  );
}
