import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { EmptyText } from '@/shared/ui/EmptyText';
import { useLatestQueries } from '@/shared/queryThread/api/useLatestQueries';
import { PageHeader } from '@/shared/ui/PageHeader';
import { TabCard } from '@/shared/ui/TabCard';
import { Stack } from '@/shared/ui/layout';
import { useQueryResponses, type QueryResponseRow } from '../api/useQueryResponses';
import { getContextTabs } from '../model/contexts';
import { QueryCard } from '../components/QueryCard';

const NOTHING = 'No queries are waiting for your response.';

export function QueryResponseScreen() {
  const { userId } = useSession();
  const { rows, error, busy, reload } = useQueryResponses(userId);
  const [search, setSearch] = useSearchParams();

  const tabs = getContextTabs(rows ?? []);
  const wanted = tabs.find(tab => tab.id === search.get('tab'));
  const current = wanted ?? tabs.find(tab => tab.count > 0) ?? tabs[0];
  return (
    <>
      <PageHeader title="Query Response" />
      <TabCard
        label="Queries by record type"
        tabs={rows ? tabs : null}
        current={current?.id ?? ''}
        onChange={tab => setSearch({ tab }, { replace: true })}
        failure={error ? { text: error.message, error } : null}
        onRetry={() => void reload()}
        emptyHint={NOTHING}
      >
        {current && current.rows.length > 0 ? (
          <Queries
            key={current.id}
            label={`Queries on ${current.label}`}
            rows={current.rows}
            busy={busy}
            onAnswered={() => void reload()}
          />
        ) : (
          <EmptyText text="No record available!" hint={NOTHING} />
        )}
      </TabCard>
    </>
  );
}

interface QueriesProps {
  label: string;
  rows: readonly QueryResponseRow[];
  busy: boolean;
  onAnswered: () => void;
}

function Queries({ label, rows, busy, onAnswered }: QueriesProps) {
  const questions = useLatestQueries(rows.map(({ id }) => id));
  return (
    <Stack as="ul" gap={4} pad={5} aria-label={label} aria-busy={busy}>
      {rows.map(row => (
        <QueryCard key={row.id} row={row} question={questions.get(String(row.id))} onAnswered={onAnswered} />
      ))}
    </Stack>
  );
}
