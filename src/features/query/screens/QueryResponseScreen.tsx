import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { EmptyText } from '@/shared/ui/EmptyText';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TabCard } from '@/shared/ui/TabCard';
import { useQueryResponses } from '../api/useQueryResponses';
import { tabsOf } from '../model/contexts';
import { QueryResponseTable } from '../parts/QueryResponseTable';

const NOBODY = 'Nobody waits for your answer here.';

/** Queries that wait for the user's answer, by kind of record. */
export function QueryResponseScreen() {
  const { userId } = useSession();
  const { rows, error, reload } = useQueryResponses(userId);
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
        emptyHint={NOBODY}
      >
        {current && current.rows.length > 0 ? (
          <QueryResponseTable rows={current.rows} label={`Queries on ${current.label}`} />
        ) : (
          <EmptyText text="No record available!" hint={NOBODY} />
        )}
      </TabCard>
    </>
  );
}
