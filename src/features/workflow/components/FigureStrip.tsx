import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { groupDigits } from '@/lib/grouping';
import { Hidden, Stack, Text } from '@/shared/ui/layout';
import { getTaskSums } from '../model/taskList';
import styles from './FigureStrip.module.css';
import { SumsText } from './SumsText';

/** A figure with a link to the items it counts. */
export interface KeyFigure {
  label: string;
  /** undefined while loading, null if unavailable. */
  value: ReactNode;
  hint?: ReactNode;
  to: LinkProps['to'];
  /** True for a figure that needs action, such as overdue invoices. */
  isPending?: boolean;
}

/** Shows four linked figures; their space is reserved while they load. */
export function FigureStrip({ figures }: { figures: readonly KeyFigure[] }) {
  return (
    <nav aria-label="In figures">
      <Stack as="ul" gap={5} tiles={160} below={6} className={styles.strip}>
        {figures.map(({ label, value, hint, to, isPending }) => (
          <li key={label}>
            <Link className={styles.figure} to={to}>
              <Text block tone="soft" size="small" weight="strong">
                {label}
              </Text>
              <Text
                block
                tone={isPending ? 'warn' : 'ink'}
                size="page"
                weight="strong"
                figures
                breaks
                className={styles.value}
              >
                {value === undefined ? <Waits /> : (value ?? '–')}
              </Text>
              <Text block tone="faint" size="small">
                {value === null ? 'Not known now' : value === undefined ? '\u00a0' : hint}
              </Text>
            </Link>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

function Waits() {
  return (
    <>
      <span aria-hidden="true">…</span>
      <Hidden>on its way</Hidden>
    </>
  );
}

export function formatCount(items: readonly unknown[], one: string, many = `${one}s`): string {
  return `${groupDigits(items.length)} ${items.length === 1 ? one : many}`;
}

/** Shows the sum per currency on separate lines; a dash if no item has an amount. */
export function SumsOf({ items }: { items: Parameters<typeof getTaskSums>[0] }) {
  const { sums } = getTaskSums(items);
  if (sums.length === 0) return '–';
  return sums.map(sum => (
    <Text block key={sum.currency} className={styles.sum}>
      <SumsText sums={[sum]} />
    </Text>
  ));
}
