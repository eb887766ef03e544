import Button from 'antd/es/button';
import { useId, useState } from 'react';
import { LevelTable } from './LevelTable';
import styles from './LevelsCard.module.css';
import { levelRows } from './model/rows';
import type { WorkflowTask } from './model/task';
import { useLazyModal, WHEN_SLOW } from '@/shared/ui/useLazyModal';
import type { Approval } from './useApproval';

const loadLog = () => import('./WorkflowLog').then(module => module.WorkflowLog);

/** The level table, one click away, and the way to the full log; nothing where there is no task. */
export function LevelsCard({ approval: { task, user, context } }: { approval: Approval }) {
  return task && <Levels task={task} user={user} context={context} />;
}

function Levels({ task, user, context }: Pick<Approval, 'user' | 'context'> & { task: WorkflowTask }) {
  const log = useLazyModal(loadLog);
  const rows = levelRows(task, user, context);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <section aria-label="Approval levels">
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          Approval levels
        </button>
        <Button
          type="link"
          size="small"
          loading={log.opening !== null && WHEN_SLOW}
          onPointerEnter={() => log.preload()}
          onFocus={() => log.preload()}
          onClick={() => log.open()}
        >
          Workflow Log
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {rows.length > 0 ? (
          <LevelTable rows={rows} />
        ) : (
          <p className={styles.none}>The approval levels could not be read.</p>
        )}
      </div>
      {log.Component && (
        <log.Component open={log.isOpen} task={task} context={context} onClose={log.close} onClosed={log.remove} />
      )}
    </section>
  );
}
