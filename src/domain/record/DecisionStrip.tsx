import { useMemo } from 'react';
import { DATETIME_12_FORMAT, formatMoment } from '@/lib/dates';
import { useHistory } from '@/shared/history/api/useHistory';
import { shownValue } from '@/shared/history/model/history';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Notice } from '@/shared/ui/Notice';
import { Stack, Text } from '@/shared/ui/layout';
import type { RecordType } from '../recordTypes';
import { afterDecision } from './afterDecision';
import styles from './DecisionStrip.module.css';
import type { StoredDocument } from './document';

interface DecisionStripProps {
  kind: RecordType;
  record: StoredDocument;
}

const NOTHING = 'nothing';
const when = (at: string | null) => formatMoment(at, DATETIME_12_FORMAT);

/** For a record that can change after its decision: shows who decided, and later changes with old and new value, user and time. */
export function DecisionStrip({ kind, record: { id, status, countryCode } }: DecisionStripProps) {
  const { tables, error, reload } = useHistory({ context: kind.context, contextId: id, country: countryCode });
  const found = useMemo(() => tables && afterDecision(tables, kind.context), [tables, kind]);
  if (error && !found)
    return (
      <ErrorPanel
        message="Changes after the decision couldn't be loaded."
        error={error}
        onRetry={() => void reload()}
      />
    );
  if (!found) return null;
  const { decision, changes } = found;
  return (
    <Notice
      as="section"
      lines
      raised
      below={5}
      tone={changes.length > 0 ? 'warn' : 'quiet'}
      size="small"
      aria-label={status ?? ''}
    >
      <Text as="p" tone="soft">
        {decision
          ? `${status} by ${[decision.who, when(decision.at)].filter(Boolean).join(' on ')}.`
          : `The history does not show who ${status?.toLowerCase()} it.`}
      </Text>
      {changes.length > 0 && (
        <>
          <Text as="output" block tone="ink" size="title" weight="strong" above={2}>
            {changes.length === 1 ? '1 value' : `${changes.length} values`} changed after the decision
          </Text>
          <Stack as="ul" bulleted above={2} className={styles.changes}>
            {changes.map(({ key, label, before, after, who, at }) => (
              <li key={key}>
                <b>{label}</b> from <del>{shownValue(before) || NOTHING}</del> to{' '}
                <ins>{shownValue(after) || NOTHING}</ins>, by {who || 'an unknown user'}
                {at && ` on ${when(at)}`}
              </li>
            ))}
          </Stack>
        </>
      )}
    </Notice>
  );
}
