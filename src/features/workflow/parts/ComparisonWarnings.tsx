import { Box } from '@/shared/ui/layout';
import type { getComparedTasks } from '../model/comparedTasks';
import styles from './FraudSigns.module.css';

export function ComparisonWarnings({ odd, notLookedAt }: ReturnType<typeof getComparedTasks>) {
  if (odd.length === 0 && notLookedAt === 0) return null;
  return (
    <Box
      as="section"
      tone="soft"
      size="small"
      breaks
      below={6}
      className={styles.signs}
      data-odd={odd.length > 0 || undefined}
      aria-label="Papers"
    >
      {odd.length > 0 && (
        <>
          <b>
            {odd.length === 1 ? '1 of them differs from its paper' : `${odd.length} of them differ from their papers`}
          </b>
          <ul>
            {odd.map(({ task, sentence }) => (
              <li key={task.key}>
                {task.number}: {sentence}
              </li>
            ))}
          </ul>
        </>
      )}
      {notLookedAt > 0 && (
        <p>
          {notLookedAt === 1 ? 'The paper of 1 request' : `The papers of ${notLookedAt} requests`} you have not opened
          {notLookedAt === 1 ? ' was' : ' were'} not compared: that is done on{' '}
          {notLookedAt === 1 ? 'its page' : 'the page of each'}.
        </p>
      )}
    </Box>
  );
}
