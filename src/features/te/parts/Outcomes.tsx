import { Button } from '@/shared/ui/Button';
import { Row } from '@/shared/ui/layout';
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
              <li key={text} data-failed={failed || undefined}>
                <b>{text}</b>
                {reason && <span>{reason}</span>}
              </li>
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
