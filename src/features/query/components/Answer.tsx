import { useMemo } from 'react';
import { placePaths } from '@/domain/places';
import { getRecordType } from '@/domain/recordTypes';
import { safePortalPath } from '@/platform/routing/safePortalPath';
import { useQueries } from '@/shared/queryThread/api/useQueryLists';
import type { QueryRecord } from '@/shared/queryThread/model/record';
import { ThreadPanel } from '@/shared/queryThread/ThreadPanel';
import { useQueryUser } from '@/shared/queryThread/useQueryUser';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PortalTheme } from '@/shared/ui/PortalTheme';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import type { QueryResponseRow } from '../api/useQueryResponses';

interface AnswerProps {
  row: QueryResponseRow;
  onAnswered: () => void;
  onCancel: () => void;
}

export function Answer({ row, onAnswered, onCancel }: AnswerProps) {
  const user = useQueryUser();
  const context = row.context ?? '';
  const { queries, error, reload } = useQueries(context, row.contextId);
  const query = queries?.find(({ id }) => id === row.id);
  const record = useMemo(
    (): QueryRecord => ({
      module: getRecordType(context)?.module ?? context,
      context,
      contextId: row.contextId ?? 0,
      title: row.title ?? '',
      path: safePortalPath(row.contextUrl) ?? placePaths.queryResponse,
      mayRaise: false,
      people: [],
    }),
    [context, row],
  );
  if (query)
    return (
      <PortalTheme>
        <ThreadPanel record={record} user={user} query={query} onCancel={onCancel} onDone={onAnswered} />
      </PortalTheme>
    );
  if (error) return <ErrorPanel error={error} onRetry={() => void reload()} />;
  return queries ? <EmptyText text="No Data Found" hint="This query no longer exists." /> : <TextSkeleton lines={4} />;
}
