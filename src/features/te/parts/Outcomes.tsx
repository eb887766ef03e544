import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import type { StagingOutcome } from '../useStaging';
import styles from './Outcomes.module.css';

/** What became of the chosen invoices, one line each. It stays until it is closed: some of it is work. */
export function Outcomes({ outcomes, onClose }: { outcomes: readonly StagingOutcome[]; onClose: () => void }) {
  return (
    <div aria-live="polite">
      {outcomes.length > 0 && (
        <Row as="section" align="start" place="between" gap={5} pad={[5, 6]} below={4} card aria-label="Result">
          <ul className={styles.list}>
            {outcomes.map(({ text, reason, failed }) => (
              <Row
                as="li"
                align="stretch"
                wrap
                barred
                gap={[1, 5]}
                pad={[1, 0]}
                key={text}
                data-tone={failed ? 'bad' : 'good'}
              >
                <Text as="b" weight="medium">
                  {text}
                </Text>
                {reason && <Text tone="soft">{reason}</Text>}
              </Row>
            ))}
          </ul>
          <Button small onClick={onClose}>
            Close
          </Button>
        </Row>
      )}
    </div>
  );
}
