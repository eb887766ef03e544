import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { CountTabs } from '@/shared/ui/CountTabs';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { useQueryResponses } from '../api/useQueryResponses';
import { tabsOf } from '../model/contexts';
import { QueryResponseTable } from '../parts/QueryResponseTable';

/** Queries that wait for the user's answer, by kind of record. */
export function QueryResponseScreen() {
  const { userId } = useSession();
  const { rows, error, reload } = useQueryResponses(userId);
  const [search, setSearch] = useSearchParams();
  const panelId = useId();

  const tabs = tabsOf(rows ?? []);
  const wanted = tabs.find(tab => tab.id === search.get('tab'));
  const current = wanted ?? tabs.find(tab => tab.count > 0) ?? tabs[0];
  return (
    <>
      <PageHeader title="Query Response" />
      {error && <ErrorPanel message={error.message} onRetry={() => void reload()} />}
      {!rows && !error && <TextSkeleton lines={6} />}
      {rows && current && (
        <>
          <CountTabs
            label="Queries by kind of record"
            tabs={tabs}
            current={current.id}
            onChange={tab => setSearch({ tab }, { replace: true })}
            panelId={panelId}
          />
          <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${current.id}`}>
            {current.rows.length > 0 ? (
              <QueryResponseTable rows={current.rows} label={`Queries on ${current.label}`} />
            ) : (
              <EmptyText text="No record available!" hint="Nobody waits for your answer here." />
            )}
          </div>
        </>
      )}
    </>
  );
}
