import { Box, Stack, Text } from '@/shared/ui/layout';
import type { TaskWithSigns } from '../model/fraudSigns';
import type { ListedTask } from '../model/listedTask';
import styles from './FraudSigns.module.css';

/** Which of the chosen requests change a bank account with a sign of fraud: said before all are approved (DECISIONS 74). */
export function FraudSigns({ tasks, odd }: { tasks: readonly ListedTask[]; odd: readonly TaskWithSigns[] }) {
  if (tasks.every(({ accounts }) => accounts.length === 0)) return null;
  return (
    <Box
      as="section"
      tone="soft"
      size="small"
      breaks
      below={6}
      className={styles.signs}
      data-odd={odd.length > 0 || undefined}
      aria-label="Bank accounts"
    >
      {odd.length > 0 && (
        <>
          <Text as="b" tone="warn">
            {odd.length === 1 ? '1 of them carries a sign of fraud' : `${odd.length} of them carry signs of fraud`}
          </Text>
          <Stack as="ul" bulleted scrolls tone="warn" above={2} below={4} className={styles.list}>
            {odd.map(({ task, sentences }) => (
              <li key={task.key}>
                {task.supplierName || task.supplierCode}: {sentences.join(' ')}
              </li>
            ))}
          </Stack>
        </>
      )}
      <p>Countries, contacts and accounts of other suppliers are compared on the page of each request only.</p>
    </Box>
  );
}
