import Button from 'antd/es/button';
import { LevelTable } from './LevelTable';
import styles from './LevelsCard.module.css';
import type { ApprovalContext } from './model/context';
import { levelRows } from './model/rows';
import type { Person, WorkflowTask } from './model/task';
import { useOnDemand } from './useOnDemand';

const loadLog = () => import('./WorkflowLog').then(module => module.WorkflowLog);

interface Props {
  task: WorkflowTask;
  user: Person;
  context: ApprovalContext;
}

/** The level table in its card, with the way to the full log. */
export function LevelsCard({ task, user, context }: Props) {
  const log = useOnDemand<'log', Awaited<ReturnType<typeof loadLog>>>(loadLog);
  const rows = levelRows(task, user, context);
  const Log = log.shown?.piece;
  return (
    <section className={styles.card} aria-label="Approval levels">
      {rows.length > 0 ? (
        <LevelTable rows={rows} />
      ) : (
        <p className={styles.none}>The approval levels could not be read.</p>
      )}
      <div className={styles.foot}>
        <Button
          type="link"
          size="small"
          loading={log.opening !== null}
          onPointerEnter={() => log.near('log')}
          onFocus={() => log.near('log')}
          onClick={() => void log.open('log')}
        >
          Workflow Log
        </Button>
      </div>
      {Log && log.shown && (
        <Log open={log.shown.open} task={task} context={context} onClose={log.close} onClosed={log.remove} />
      )}
    </section>
  );
}
