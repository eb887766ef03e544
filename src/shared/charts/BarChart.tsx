import { BarController, BarElement, CategoryScale, Chart, Legend, LinearScale, Tooltip } from 'chart.js';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useScheme } from '@/shared/ui/appearance';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Legend, Tooltip);

/** One data series. */
export interface BarSeries {
  label: string;
  /** One value per category. Binary numbers are exact enough for drawing. */
  values: readonly number[];
  /** Color token ('--p-good'), or one per category. */
  colour: string | readonly string[];
}

interface BarChartProps {
  /** Accessible name of the canvas. Provide the figures in a table or in this label. */
  label: string;
  categories: readonly string[];
  series: readonly BarSeries[];
  unit?: string;
  format?: (value: number) => string;
}

/** Draws bars in token colors. Bundles the chart library: load it lazily, inside `InSight`. */
export function BarChart({ label, categories, series, unit, format }: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const written = useEffectEvent((value: unknown) => format?.(Number(value)) ?? String(value));
  const isFormatted = format !== undefined;
  const scheme = useScheme();
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    const style = getComputedStyle(element);
    const colour = (name: string) => style.getPropertyValue(name).trim();
    Chart.defaults.font.family = style.fontFamily;
    const lines = { grid: { color: colour('--p-line') }, border: { color: colour('--p-line-strong') } };
    const values = {
      ...lines,
      ticks: {
        precision: 0,
        maxTicksLimit: 6,
        color: colour('--p-ink-soft'),
        ...(isFormatted && { callback: (value: unknown) => written(value) }),
      },
      title: { display: unit !== undefined, text: unit ?? '', color: colour('--p-ink-soft') },
    };
    const names = { ...lines, grid: { display: false }, ticks: { color: colour('--p-ink'), maxRotation: 0 } };
    const chart = new Chart(element, {
      type: 'bar',
      data: {
        labels: [...categories],
        datasets: series.map(({ label: name, values: data, colour: own }) => ({
          label: name,
          data: [...data],
          backgroundColor: typeof own === 'string' ? colour(own) : own.map(colour),
          maxBarThickness: 44,
        })),
      },
      options: {
        maintainAspectRatio: false,
        animation: false,
        color: colour('--p-ink-soft'),
        plugins: {
          legend: { display: series.length > 1, position: 'bottom', labels: { boxWidth: 12, boxHeight: 12 } },
          tooltip: { callbacks: isFormatted ? { label: ({ raw }) => written(raw) } : {} },
        },
        scales: { x: names, y: values },
      },
    });
    // A canvas doesn't follow the page's font.
    const redraw = () => chart.update();
    document.fonts?.addEventListener('loadingdone', redraw);
    return () => {
      document.fonts?.removeEventListener('loadingdone', redraw);
      chart.destroy();
    };
    // Redraws when the color scheme changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [categories, series, unit, isFormatted, scheme]);
  return (
    // The canvas is an image to assistive technology.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <canvas ref={canvas} role="img" aria-label={label} />
  );
}
