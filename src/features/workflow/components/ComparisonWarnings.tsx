import { Box, Stack, Text } from '@/shared/ui/layout';
import type { getComparedTasks } from '../model/comparedTasks';
import type { checkTasks } from '../model/fraudWarnings';
import styles from './FraudWarnings.module.css';

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
      aria-label="Documents"
    >
      {odd.length > 0 && (
        <>
          <b>
            {odd.length === 1
              ? '1 request does not match its document'
              : `${odd.length} requests do not match their documents`}
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
          {notLookedAt === 1
            ? '1 request was not opened, so its document was not checked.'
            : `${notLookedAt} requests were not opened, so their documents were not checked.`}
        </p>
      )}
    </Box>
  );
}

interface FraudWarningsProps extends ReturnType<typeof checkTasks> {
  isLoading: boolean;
}

export function FraudWarnings({ flagged, notFullyChecked, isLoading }: FraudWarningsProps) {
  if (flagged.length === 0 && notFullyChecked === 0) return null;
  const requests = notFullyChecked === 1 ? '1 request' : `${notFullyChecked} requests`;
  return (
    <Box
      as="section"
      tone="soft"
      size="small"
      breaks
      below={6}
      className={styles.signs}
      data-odd={flagged.length > 0 || undefined}
      aria-label="Bank accounts"
    >
      {flagged.length > 0 && (
        <>
          <Text as="b" tone="warn">
            {flagged.length === 1 ? '1 request has a fraud warning' : `${flagged.length} requests have fraud warnings`}
          </Text>
          <Stack as="ul" bulleted scrolls tone="warn" above={2} below={4} className={styles.list}>
            {flagged.map(({ task, sentences }) => (
              <li key={task.key}>
                {task.supplierName || task.supplierCode}: {sentences.join(' ')}
              </li>
            ))}
          </Stack>
        </>
      )}
      {notFullyChecked > 0 && (
        <p>
          {isLoading
            ? `Checking the bank accounts of ${requests}…`
            : `${requests} not fully checked. Open ${notFullyChecked === 1 ? 'it' : 'each'} to see what was not compared.`}
        </p>
      )}
    </Box>
  );
}
