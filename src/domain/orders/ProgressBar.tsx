import { Row, Stack, Text } from '@/shared/ui/layout';
import { formatMoney, isZero } from '@/lib/money';
import { percentOfOrder, type OrderProgress } from './progress';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  progress: OrderProgress;
  country: string | null;
  currency: string | null;
  short?: boolean;
}

const PARTS = [
  ['invoiced', 'Invoiced'],
  ['drafted', 'In drafts'],
  ['received', 'Received'],
  ['advanced', 'Advanced'],
] as const;

/** Shows the amount of an order that is left to invoice, and its parts as a bar; `short` for a table cell. */
export function ProgressBar({ progress, country, currency, short = false }: ProgressBarProps) {
  const share = (part: (typeof PARTS)[number][0]) => percentOfOrder(progress[part], progress);
  const money = (amount: string) => formatMoney(amount, country);
  return (
    <Stack gap={3}>
      {short ? (
        <Row as="span" align="stretch" place="between" gap={4} size="fine" figures whole className={styles.words}>
          <span>{isZero(progress.open) ? 'Nothing left' : `${money(progress.open)} left`}</span>
          {share('invoiced') > 0 && <Text tone="soft">{share('invoiced')}% invoiced</Text>}
        </Row>
      ) : (
        <Text as="p" figures>
          <Text as="b" tone="ink" size="title">
            {money(progress.open)}
          </Text>{' '}
          of {money(progress.ordered)} {currency} left to invoice
        </Text>
      )}
      <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none">
        <rect className={styles.part} data-part="ordered" width="100" height="8" />
        <rect className={styles.part} data-part="received" width={share('received')} height="8" />
        <rect className={styles.part} data-part="drafted" x={share('invoiced')} width={share('drafted')} height="8" />
        <rect className={styles.part} data-part="invoiced" width={share('invoiced')} height="8" />
        <rect className={styles.part} data-part="advanced" width={share('advanced')} y="6" height="2" />
      </svg>
      {!short && (
        <Row as="ul" wrap gap={[1, 6]} tone="soft" size="small" figures hushed>
          {PARTS.map(
            ([part, label]) =>
              !isZero(progress[part]) && (
                <li key={part} className={styles.part} data-part={part}>
                  {label} {money(progress[part])}
                </li>
              ),
          )}
        </Row>
      )}
    </Stack>
  );
}

export function ProgressSpace() {
  return (
    <Stack gap={3} aria-hidden="true">
      <Text size="fine" className={styles.words}>
        {'\u00A0'}
      </Text>
      <svg className={styles.bar} />
    </Stack>
  );
}
