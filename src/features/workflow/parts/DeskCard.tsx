import type { ReactNode } from 'react';
import type { Loaded } from '@/platform/graphql/useLoad';
import { EmptyText } from '@/shared/ui/EmptyText';
import { TabCard } from '@/shared/ui/TabCard';
import type { DeskTask } from '../model/deskTask';
import type { DeskView } from '../useDeskView';
import styles from './Desk.module.css';
import { DeskTable, type DeskTableProps } from './DeskTable';
import { SearchBox } from './SearchBox';

interface DeskCardProps extends Pick<DeskTableProps, 'columns' | 'markOf' | 'select'> {
  title: string;
  list: Loaded<readonly DeskTask[]>;
  view: DeskView;
  failedText: string;
  emptyHint: string;
  searchHint: string;
  /** Beside the search: what is counted, and what can be done with it. */
  act: ReactNode;
  busy?: boolean;
}

/** The tasks of a desk by kind of record, with what narrows and orders them. */
export function DeskCard({ title, list, view, searchHint, act, busy = false, ...props }: DeskCardProps) {
  const { columns, markOf, select, failedText, emptyHint } = props;
  return (
    <TabCard
      label="Kinds of records"
      tabs={list.data && !list.error ? view.tabs : null}
      current={view.tab}
      onChange={view.setTab}
      failure={list.error ? failedText : null}
      onRetry={() => void list.reload()}
      emptyHint={emptyHint}
    >
      <div className={styles.panel}>
        <div className={styles.bar}>
          <SearchBox value={view.text} onChange={view.setText} hint={searchHint} />
          {act}
        </div>
        {view.shown.length > 0 ? (
          <DeskTable
            key={view.tab}
            label={`${title}: ${view.tabs.find(tab => tab.id === view.tab)?.label ?? ''}`}
            columns={columns}
            tasks={view.shown}
            order={view.order}
            onSort={view.sortBy}
            busy={list.busy || busy}
            markOf={markOf}
            select={select}
          />
        ) : (
          <EmptyText text="No record available!" hint="Nothing here holds these words." />
        )}
      </div>
    </TabCard>
  );
}
