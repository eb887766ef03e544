import { useId, useState } from 'react';
import { Button } from '@/shared/ui/Button';
import { foldMark } from '@/shared/ui/Fold';
import { Row, Text } from '@/shared/ui/layout';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import { LevelTable } from './LevelTable';
import styles from './LevelsCard.module.css';
import { levelRows } from './model/rows';
import type { Approval } from './useApproval';

const loadLog = () => import('./WorkflowLog').then(module => module.WorkflowLog);

/** Returns links to the level table and the log, and the table; null without a task. */
export function useLevels({ task, user, context }: Approval) {
  const log = useLazyModal(loadLog);
  const [open, setOpen] = useState(false);
  const id = useId();
  if (!task) return { links: null, table: null };
  const rows = levelRows(task, user, context);
  return {
    links: (
      <Row wrap gap={[0, 5]} fixed className={styles.links}>
        <Button
          tone="quiet"
          small
          className={foldMark}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Approval levels
        </Button>
        <Button
          tone="quiet"
          small
          aria-haspopup="dialog"
          busy={log.opening !== null}
          onPointerEnter={() => log.preload()}
          onFocus={() => log.preload()}
          onClick={() => log.open()}
        >
          Workflow Log
        </Button>
        {log.Component && (
          <log.Component open={log.isOpen} task={task} context={context} onClose={log.close} onClosed={log.remove} />
        )}
      </Row>
    ),
    table: (
      <section id={id} className={styles.levels} aria-label="Approval levels" hidden={!open}>
        {rows.length > 0 ? (
          <LevelTable rows={rows} />
        ) : (
          <Text as="p" tone="soft" pad={[3, 5]}>
            The approval levels could not be read.
          </Text>
        )}
      </section>
    ),
  };
}
