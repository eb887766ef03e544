import { Box, Stack, Text } from '@/shared/ui/layout';
import type { checkAccounts } from '../model/fraudSigns';
import styles from './FraudSigns.module.css';

/** Names the chosen requests that have fraud warnings, and counts those that were not fully checked. */
export function FraudSigns({ flagged, notFullyChecked }: ReturnType<typeof checkAccounts>) {
  if (flagged.length === 0 && notFullyChecked === 0) return null;
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
          {notFullyChecked === 1 ? '1 request' : `${notFullyChecked} requests`} not fully checked. Countries, contacts,
          documents and accounts of other suppliers are only compared on a request’s page.
        </p>
      )}
    </Box>
  );
}
