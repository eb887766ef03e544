import type { Selection } from '@/shared/list/useSelection';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import type { StagedRow } from '../api/operations';
import type { Staging } from '../useStaging';
import styles from './StagingBar.module.css';

interface StagingBarProps {
  selection: Selection<StagedRow>;
  exportNote: string;
  staging: Staging;
  deleting: boolean;
  onDeleting: (on: boolean) => void;
  onChanged: () => void;
}

/** Actions for selected invoices: submit, or delete while Enable Delete is on (spec 3 §5, §6). */
export function StagingBar({ selection, exportNote, staging, deleting, onDeleting, onChanged }: StagingBarProps) {
  const { chosen, clear } = selection;
  const { busy } = staging;
  const count = chosen.length;
  const idle = busy === null;
  const after = (act: (rows: readonly StagedRow[]) => Promise<boolean>) => async () => {
    if (count === 0 || !idle || !(await act(chosen))) return;
    clear();
    onChanged();
  };
  return (
    <Row wrap gap={[4, 6]} pad={[3, 5]} ruledBelow className={styles.bar}>
      <Row as="label" gap={4} size="small" data-touch>
        <input
          type="checkbox"
          role="switch"
          checked={deleting}
          aria-checked={deleting}
          disabled={!idle}
          onChange={event => onDeleting(event.target.checked)}
        />
        Enable Delete
      </Row>
      <Text as="output" tone="soft" size="small" figures className={styles.count}>
        {count > 0 ? (
          <>
            <Text as="b" tone="ink">
              {count} selected
            </Text>
            {exportNote && ` · ${exportNote}`}
          </>
        ) : (
          'Select invoices to submit them'
        )}
      </Text>
      {deleting && (
        <Button tone="danger" small aria-disabled={count === 0 || !idle} onClick={() => void after(staging.remove)()}>
          {busy === 'delete' ? 'Deleting…' : count > 0 ? `Delete (${count})` : 'Delete'}
        </Button>
      )}
      <Button tone="primary" aria-disabled={count === 0 || !idle} onClick={() => void after(staging.submit)()}>
        {busy === 'submit' ? 'Submitting…' : count > 0 ? `Submit (${count})` : 'Submit'}
      </Button>
    </Row>
  );
}
