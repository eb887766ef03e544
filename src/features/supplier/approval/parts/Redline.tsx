import { useEffect, useMemo } from 'react';
import type { Id } from '@/lib/ids';
import type { CallError } from '@/platform/graphql/callError';
import { report } from '@/platform/report';
import { useHistory } from '@/shared/history/api/useHistory';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Text } from '@/shared/ui/layout';
import { useAccountsElsewhere, useChangedRows } from '../api/useChangedRows';
import { requestedChanges, type RowChange, type SectionChanges } from '../model/changes';
import { changeKinds, type ChangeKind } from '../../profile/changeKinds';
import {
  accountOf,
  contactChangesOf,
  isDocumentOlder,
  proofsOf,
  rowNameOf,
  surroundingsOf,
  type CurrentRows,
} from '../model/rows';
import { fraudSignsOf, type FraudSign } from '@/domain/supplier/fraudSigns';
import { sectionOfEntity } from '../../sections';
import { ChangeCard } from './ChangeCard';

interface RedlineProps {
  supplier: { id: Id; legalName: string | null; countryCode: string | null };
  /** Which of the approvals, and how it stands. */
  kind: ChangeKind;
  status: string;
  /** The reader may see the signs of fraud. */
  withSigns: boolean;
}

const HISTORY = changeKinds[0].context;

/** Each change of a request as old and new value side by side, with what proves it and what to look at twice (issue 11 'Redline'). */
export function Redline({ supplier, kind, status, withSigns }: RedlineProps) {
  const { tables, error, reload } = useHistory({
    context: HISTORY,
    contextId: supplier.id,
    country: supplier.countryCode,
  });
  const current = useChangedRows(supplier.id);
  const sections = useMemo(() => tables && requestedChanges(tables, kind, status), [tables, kind, status]);
  useEffect(() => {
    for (const { entity } of sections ?? [])
      if (!sectionOfEntity(entity)) report({ what: 'error', name: 'UnknownSection', code: entity });
  }, [sections]);
  const rows: CurrentRows = current.data ?? null;
  const signs = useSigns(supplier, withSigns ? (tables ?? []) : [], withSigns ? (sections ?? []) : [], rows, status);
  if (error && !sections)
    return <ErrorPanel message={`The changes could not be loaded. ${error.message}`} onRetry={() => void reload()} />;
  if (!sections) return <TextSkeleton lines={4} />;
  const count = sections.reduce((sum, section) => sum + section.rows.length, 0);
  return (
    <section aria-label={`Changes: ${kind.name}`}>
      <Text as="p" tone="soft" above={4} below={4}>
        {count === 0 ? 'The history holds no change of this request.' : count === 1 ? '1 change' : `${count} changes`}
      </Text>
      {current.error && (
        <ErrorPanel
          message={`${withSigns ? 'Documents and signs' : 'Documents'} could not be loaded. ${current.error.message}`}
          onRetry={() => void current.reload()}
        />
      )}
      {signs.error && (
        <ErrorPanel
          message={`The accounts were not compared with those of other suppliers. ${signs.error.message}`}
          onRetry={() => void signs.reload()}
        />
      )}
      {sections.map(({ entity, title, rows: changes }) => (
        <section key={entity} aria-label={title}>
          <Text as="h3" size="text" above={5} below={4}>
            {title}
          </Text>
          {changes.map(change => (
            <ChangeCard
              key={change.key}
              change={change}
              name={rowNameOf(entity, change, rows)}
              documents={proofsOf(entity, change, rows)}
              signs={withSigns ? signs.of(entity, change) : []}
            />
          ))}
        </section>
      ))}
    </section>
  );
}

type Tables = Parameters<typeof requestedChanges>[0];

interface Signs {
  of: (entity: string, change: RowChange) => FraudSign[];
  /** Why it is not known who else has the accounts. */
  error: CallError | undefined;
  reload: () => Promise<void>;
}

/** The signs of a changed account; those that need the rows or other suppliers come when these are known. */
function useSigns(
  { id, legalName }: RedlineProps['supplier'],
  tables: Tables,
  sections: readonly SectionChanges[],
  rows: CurrentRows,
  status: string,
): Signs {
  const accounts = sections.flatMap(({ entity, rows: changes }) =>
    changes.flatMap(change => accountOf(entity, change, rows)?.accountNumber || []),
  );
  const { data: elsewhere, error, reload } = useAccountsElsewhere(id, [...new Set(accounts)]);
  // Contacts are decided on by others, but travel in the same request.
  const contacts = contactChangesOf(
    changeKinds.flatMap(kind => requestedChanges(tables, kind, status)),
    rows,
  );
  const signsOf: Signs['of'] = (entity, change) => {
    const account = accountOf(entity, change, rows);
    if (!account) return [];
    const around = surroundingsOf(legalName ?? '', rows, contacts);
    return fraudSignsOf(account, {
      ...around,
      elsewhere: elsewhere?.get(account.accountNumber) ?? [],
      isDocumentOlder: isDocumentOlder(change),
    });
  };
  return { of: signsOf, error, reload };
}
