import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isOff } from '@/platform/features';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { StatusTag } from '@/shared/ui/StatusTag';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Stack, Text } from '@/shared/ui/layout';
import { relatedDocuments } from './api/operations';
import { relatedConditions, relatedGroups, type RelatedTo, type OrderRef, type RelatedGroup } from './related';
import styles from './RelatedDocuments.module.css';

interface RelatedDocumentsProps {
  of: RelatedTo;
  order: OrderRef;
}

/** Features that serve the documents. */
const FEATURES = { receipts: 'orders', advances: 'proforma', invoices: 'delivery' } as const;

const NOTHING = { receipts: null, advances: null, invoices: null };

/** Links to the documents around an order, receipt or invoice. Loads them after the page is shown. */
export function RelatedDocuments({ of, order }: RelatedDocumentsProps) {
  const wanted = relatedConditions(of, order);
  const conditions = {
    receipts: isOff(FEATURES.receipts) ? null : wanted.receipts,
    advances: isOff(FEATURES.advances) ? null : wanted.advances,
    invoices: isOff(FEATURES.invoices) ? null : wanted.invoices,
  };
  const hasConditions = Object.values(conditions).some(condition => condition !== null);
  const result = useBackendQuery(relatedDocuments, hasConditions ? conditions : null);
  const state = of.kind === 'billed' ? of.receipts : result;
  const groups = state.data
    ? relatedGroups(state.data, of, order)
    : hasConditions || of.kind === 'billed'
      ? null
      : relatedGroups(NOTHING, of, order);
  const shown = groups?.filter(({ id }) => !isOff(FEATURES[id]));
  if (shown?.length === 0 && !state.error) return null;
  return (
    <Stack as="nav" gap={4} aria-label="Related documents">
      <Stack as="ol" gap={[5, 7]} tiles={210} hushed>
        {shown?.map(group => (
          <Group key={group.id} group={group} />
        ))}
      </Stack>
      {state.error && (
        <QuietRetry
          text="Related documents could not be loaded."
          error={state.error}
          onRetry={() => void state.reload?.()}
        />
      )}
      {groups === null && !state.error && <TextSkeleton lines={2} />}
    </Stack>
  );
}

function Group({ group: { label, neighbours, more, all } }: { group: RelatedGroup }) {
  const id = useId();
  return (
    <li className={styles.group}>
      <Text as="p" tone="soft" size="small" below={1} id={id}>
        {label}
      </Text>
      {neighbours.length === 0 ? (
        <Text tone="faint">None</Text>
      ) : (
        <Stack as="ul" gap={2} aria-labelledby={id}>
          {neighbours.map(({ href, name, status }) => (
            <li key={href}>
              <Link to={href}>{name}</Link> <StatusTag status={status} />
            </li>
          ))}
          {all !== null && (
            <li>
              <Link to={all}>{more} more</Link>
            </li>
          )}
        </Stack>
      )}
    </li>
  );
}
