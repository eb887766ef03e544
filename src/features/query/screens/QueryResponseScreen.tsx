import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { EmptyText } from '@/shared/ui/EmptyText';
import { Grid } from '@/shared/list/Grid';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TabCard } from '@/shared/ui/TabCard';
import { useQueryResponses } from '../api/useQueryResponses';
import { queryResponseColumns } from '../fields/queryResponse.columns';
import { tabsOf } from '../model/contexts';

const NOTHING = 'No queries are waiting for your response.';

/** Queries that wait for the user's answer, by kind of record. */
export function QueryResponseScreen() {
  const { userId } = useSession();
  const { rows, error, busy, reload } = useQueryResponses(userId);
  const [search, setSearch] = useSearchParams();

  const tabs = tabsOf(rows ?? []);
  const wanted = tabs.find(tab => tab.id === search.get('tab'));
  const current = wanted ?? tabs.find(tab => tab.count > 0) ?? tabs[0];
  return (
    <>
      <PageHeader title="Query Response" />
      <TabCard
        label="Queries by kind of record"
        tabs={rows ? tabs : null}
        current={current?.id ?? ''}
        onChange={tab => setSearch({ tab }, { replace: true })}
        failure={error ? error.message : null}
        onRetry={() => void reload()}
        emptyHint={NOTHING}
      >
        {current && current.rows.length > 0 ? (
          <Grid
            label={`Queries on ${current.label}`}
            columns={queryResponseColumns}
            rows={current.rows}
            rowKey="id"
            busy={busy}
          />
        ) : (
          <EmptyText text="No record available!" hint={NOTHING} />
        )}
      </TabCard>
    </>
  );
}
