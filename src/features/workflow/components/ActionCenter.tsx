import { groupDigits } from '@/lib/grouping';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import type { ReadColumn } from '@/shared/list/listTypes';
import { EmptyText } from '@/shared/ui/EmptyText';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { Text } from '@/shared/ui/layout';
import type { WaitingItem } from '../model/waiting';
import { TableCard } from './HomeCard';

export interface WorkPlace {
  name: string;
  /** Plural of its items: 'approvals'. */
  noun: string;
  to: string;
  result: QueryResult<readonly unknown[]>;
  items: readonly WaitingItem[];
}

const columns: readonly ReadColumn<WorkPlace>[] = [
  { name: 'name', title: 'Name', kind: 'text', namesRow: true },
  {
    name: 'count',
    title: 'Count',
    kind: 'custom',
    align: 'right',
    onPhone: 'top',
    cell: place => <Count {...place} />,
  },
  {
    name: 'action',
    title: 'Action',
    kind: 'link',
    value: () => 'View',
    href: place => place.to,
    getName: place => `View ${place.name}`,
  },
];

export function ActionCenter({ places }: { places: readonly WorkPlace[] }) {
  const nothing = places.every(({ result }) => result.data?.length === 0);
  return (
    <TableCard
      title="Action Center"
      columns={columns}
      rows={nothing ? [] : places}
      rowKey={place => place.to}
      empty={<EmptyText text="No record available!" />}
    />
  );
}

function Count({ name, result }: WorkPlace) {
  const { error, reload } = result;
  if (error)
    return <QuietRetry text="Unavailable." error={error} label={`Retry ${name}`} onRetry={() => void reload()} />;
  const found = result.data?.length;
  if (found === undefined) return <output aria-label={`Counting ${name}`}>…</output>;
  return (
    <Text size="title" weight={found === 0 ? 'plain' : 'strong'} tone={found === 0 ? 'faint' : 'ink'}>
      {groupDigits(found)}
    </Text>
  );
}
