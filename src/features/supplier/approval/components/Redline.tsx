import { useMemo, useState } from 'react';
import type { Id } from '@/lib/ids';
import { joinParts } from '@/lib/text';
import { recordTypes } from '@/domain/recordTypes';
import { changedAccounts, checkAccounts } from '@/domain/supplier/accountChanges';
import { useAccountUsers } from '@/domain/supplier/api/useAccountUsers';
import { useHistory } from '@/shared/history/api/useHistory';
import { Button } from '@/shared/ui/Button';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Box, Hidden, Text } from '@/shared/ui/layout';
import { useChangedRows } from '../../api/useChangedRows';
import { requestedChanges, type SectionChanges } from '../model/changes';
import { changeTypes, type ChangeType } from '../../profile/changeTypes';
import { getProofs, getRowName, type CurrentRows } from '../model/rows';
import { ChangeCard } from './ChangeCard';
import { showRest } from '@/shared/ui/showRest';

interface RedlineProps {
  supplier: { id: Id; legalName: string | null; countryCode: string | null };
  kind: ChangeType;
  status: string;
  withWarnings: boolean;
}

const HISTORY = changeTypes[0].context;

/** Shows a request's changes as old and new values side by side, with documents and fraud warnings (issue 11 'Redline'). */
export function Redline({ supplier, kind, status, withWarnings }: RedlineProps) {
  const { tables, error, reload } = useHistory({
    context: HISTORY,
    contextId: supplier.id,
    country: supplier.countryCode,
  });
  const current = useChangedRows(supplier.id);
  const sections = useMemo(() => tables && requestedChanges(tables, kind, status), [tables, kind, status]);
  const rows: CurrentRows = current.data ?? null;
  const request = withWarnings &&
    kind === recordTypes.SupplierFinancialInfoUpdate &&
    tables && { supplierId: supplier.id, legalName: supplier.legalName ?? '', status, tables, rows };
  const numbers = request ? changedAccounts(request).flatMap(({ accountNumber }) => accountNumber || []) : [];
  const users = useAccountUsers([...new Set(numbers)]);
  const warnings = request ? checkAccounts(request, users.data) : null;
  if (error && !sections)
    return <ErrorPanel message="The changes couldn't be loaded." error={error} onRetry={() => void reload()} />;
  if (!sections) return <TextSkeleton lines={4} />;
  return (
    <Box as="section" pad={[4, 0]} aria-label={`Changes: ${kind.name}`}>
      {sections.length === 0 && (
        <Text as="p" tone="soft">
          No changes are recorded
        </Text>
      )}
      {current.error && (
        <ErrorPanel
          message={`${withWarnings ? 'Documents and fraud warnings' : 'Documents'} couldn't be loaded.`}
          error={current.error}
          onRetry={() => void current.reload()}
        />
      )}
      {users.error && (
        <ErrorPanel
          message="The accounts were not compared with those of other suppliers."
          error={users.error}
          onRetry={() => void users.reload()}
        />
      )}
      {sections.map(section => (
        <SectionRedline key={section.entity} section={section} rows={rows} warnings={warnings} />
      ))}
    </Box>
  );
}

/** Longer sections start with this many changes, and all that have fraud warnings. */
const FIRST = 10;

interface SectionRedlineProps {
  section: SectionChanges;
  rows: CurrentRows;
  warnings: ReturnType<typeof checkAccounts> | null;
}

function SectionRedline({ section: { entity, title, rows: changes }, rows, warnings }: SectionRedlineProps) {
  const [all, setAll] = useState(false);
  const hasWarnings = ({ key }: (typeof changes)[number]) => (warnings?.get(key) ?? []).length > 0;
  const shown = all ? changes : changes.filter((change, index) => index < FIRST || hasWarnings(change));
  const count = changes.length === 1 ? '1 change' : `${changes.length} changes`;
  const authors = [...new Set(changes.map(({ who }) => who))];
  const author = authors.length === 1 ? authors[0] : null;
  return (
    <section aria-label={title}>
      <Text as="h3" size="text" above={4} below={3}>
        {title}{' '}
        <Text tone="soft" weight="plain" size="small">
          {joinParts(count, author)}
        </Text>
      </Text>
      {shown.map(change => (
        <ChangeCard
          key={change.key}
          change={author ? { ...change, who: '' } : change}
          name={getRowName(entity, change, rows)}
          documents={getProofs(entity, change, rows)}
          warnings={warnings?.get(change.key) ?? []}
        />
      ))}
      {shown.length < changes.length && (
        <Button
          small
          onClick={event => showRest(() => setAll(true), event.currentTarget.parentElement, '[data-change]', FIRST)}
        >
          Show all {changes.length} changes<Hidden> in {title}</Hidden>
        </Button>
      )}
    </section>
  );
}
