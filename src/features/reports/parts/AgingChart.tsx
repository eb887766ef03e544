import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useRef } from 'react';
import { useLatest } from '@/platform/useLatest';
import { AGE_SPANS, type AgingChoice } from '../model/figures';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

/** From new to old, as names of colours: `AGE_SPANS` in their order. */
const COLOURS = ['--p-good', '--p-brand', '--p-warn', '--p-bad'];

interface AgingChartProps {
  levels: readonly string[];
  counts: readonly number[][];
  onChoose: (choice: AgingChoice) => void;
}

/** One bar for each level, stacked by age; a press filters the list. The table beside it says the same in figures. */
export function AgingChart({ levels, counts, onChoose }: AgingChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const choose = useLatest(onChoose);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const colour = (name = '') => getComputedStyle(element).getPropertyValue(name).trim();
    const chart = new Chart(element, {
      type: 'bar',
      data: {
        labels: [...levels],
        datasets: AGE_SPANS.map(({ label }, span) => ({
          label: `${label} days`,
          data: counts.map(row => row[span] ?? 0),
          backgroundColor: colour(COLOURS[span]),
          borderColor: colour('--p-paper'),
          borderWidth: { right: 2 },
          maxBarThickness: 22,
        })),
      },
      options: {
        indexAxis: 'y',
        maintainAspectRatio: false,
        animation: false,
        color: colour('--p-ink-soft'),
        font: { family: getComputedStyle(element).fontFamily },
        plugins: { legend: { position: 'bottom', labels: { boxWidth: 12, boxHeight: 12 } } },
        scales: {
          x: { stacked: true, ticks: { precision: 0, color: colour('--p-ink-soft') } },
          y: { stacked: true, grid: { display: false }, ticks: { color: colour('--p-ink') } },
        },
        onHover: ({ native }, found) => {
          if (native?.target instanceof HTMLElement) native.target.style.cursor = found.length > 0 ? 'pointer' : '';
        },
        onClick: (_event, [bar]) => {
          if (bar) choose.current({ level: levels[bar.index] ?? null, span: AGE_SPANS[bar.datasetIndex] ?? null });
        },
      },
    });
    return () => chart.destroy();
  }, [levels, counts, choose]);
  return (
    // A canvas draws what an image would show.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <canvas ref={canvas} role="img" aria-label="Invoices by level and age; the figures are in the table beside it" />
  );
}
