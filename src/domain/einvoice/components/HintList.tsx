import { Button } from '@/shared/ui/Button';
import { Box, Hidden, Stack, Text } from '@/shared/ui/layout';
import type { Hint } from '../hints/hints';
import styles from './HintList.module.css';

interface HintListProps {
  hints: readonly Hint[];
  onLead?: (at: string) => void;
  /** All are of one rule: why, doubt and source stand once, under them. */
  once?: boolean;
}

/** What rules of the owner's table found: each with why it matters, how sure it is, and its source. */
export function HintList({ hints, onLead, once = false }: HintListProps) {
  if (hints.length === 0) return null;
  return (
    <Stack as="ul" gap={4} above={3}>
      {hints.map(({ rule, what, at }, index) => (
        <Box as="li" barred pad={[4, 0]} key={`${rule.id} ${what}`} data-tone="warn">
          {!once && (
            <Text as="p" weight="strong">
              {rule.title}
              {rule.unsure !== undefined && (
                <Text tone="soft" size="fine" weight="medium" className={styles.unsure}>
                  uncertain
                </Text>
              )}
            </Text>
          )}
          <Text as="p" tone="ink">
            {what}{' '}
            {onLead && at !== null && (
              <Button tone="link" onClick={() => onLead(at)}>
                Fix<Hidden>: {rule.title}</Hidden>
              </Button>
            )}
          </Text>
          {(!once || index === hints.length - 1) && (
            <>
              <Text as="p" tone="soft">
                {rule.why} {rule.unsure}
              </Text>
              <Text as="p" size="fine" tone="faint" above={1}>
                Source: <Source rule={rule} />
              </Text>
            </>
          )}
        </Box>
      ))}
    </Stack>
  );
}

export function Source({ rule: { source } }: Pick<Hint, 'rule'>) {
  if (source.url === undefined) return source.name;
  return (
    <a href={source.url} target="_blank" rel="noopener noreferrer">
      {source.name}
    </a>
  );
}
