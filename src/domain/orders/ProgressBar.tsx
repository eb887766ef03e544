import { Hidden, Row, Stack, Text } from '@/shared/ui/layout';
import { formatMoney, isZero } from '@/lib/money';
import { percentOfOrder, progressSentence, type OrderProgress } from './progress';
import styles from './ProgressBar.module.css';

interface ProgressBarProps {
  progress: OrderProgress;
  country: string | null;
  currency: string | null;
  short?: boolean;
}

/** Shows received, invoiced, advanced and open amounts of an order as a sentence and a bar. */
export function ProgressBar({ progress, country, currency, short = false }: ProgressBarProps) {
  const sentence = progressSentence(progress, country, currency);
  const share = (part: 'received' | 'invoiced' | 'advanced') => percentOfOrder(progress[part], progress);
  return (
    <Stack gap={3} title={short ? sentence : undefined}>
      {short ? (
        <>
          <Hidden>{sentence}</Hidden>
          <Row
            as="span"
            align="stretch"
            place="between"
            gap={4}
            size="fine"
            figures
            whole
            aria-hidden="true"
            className={styles.words}
          >
            <span>{isZero(progress.open) ? 'All invoiced' : `${formatMoney(progress.open, country)} open`}</span>
            {share('invoiced') > 0 && share('invoiced') < 100 && <Text tone="soft">{share('invoiced')}% invoiced</Text>}
          </Row>
        </>
      ) : (
        <Text as="p" size="title">
          {sentence}
        </Text>
      )}
      <svg aria-hidden="true" className={styles.bar} viewBox="0 0 100 8" preserveAspectRatio="none">
        <rect className={styles.part} data-part="ordered" width="100" height="8" />
        <rect className={styles.part} data-part="received" width={share('received')} height="8" />
        <rect className={styles.part} data-part="invoiced" width={share('invoiced')} height="8" />
        <rect className={styles.part} data-part="advanced" width={share('advanced')} y="6" height="2" />
      </svg>
      {!short && (
        <Row as="ul" wrap gap={[1, 6]} tone="soft" size="fine" figures aria-hidden="true">
          {(['invoiced', 'received', 'advanced'] as const).map(part => (
            <li key={part} className={styles.part} data-part={part}>
              {LABELS[part]} {share(part)}%
            </li>
          ))}
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

const LABELS = { invoiced: 'Invoiced', received: 'Received', advanced: 'Advanced' };
