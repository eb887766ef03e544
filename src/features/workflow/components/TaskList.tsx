import { useRef, useState, type ReactNode } from 'react';
import type { QueryResult } from '@/platform/graphql/useLoaded';
import { Grid, type GridProps } from '@/shared/list/Grid';
import { FindBox } from '@/shared/list/RowFinder';
import { useRowKeys } from '@/shared/list/useRowKeys';
import { Button } from '@/shared/ui/Button';
import { EmptyText } from '@/shared/ui/EmptyText';
import { TabCard } from '@/shared/ui/TabCard';
import { Box, Row, Stack, Text } from '@/shared/ui/layout';
import { decisionKey, type ListedTask } from '../model/listedTask';
import type { TaskListState } from '../useTaskList';
import styles from './TaskList.module.css';

interface TaskListProps extends Pick<
  GridProps<ListedTask>,
  'columns' | 'getMark' | 'selection' | 'getGroup' | 'oneLine'
> {
  title: string;
  tasks: QueryResult<readonly ListedTask[]>;
  view: TaskListState;
  failedText: string;
  emptyHint: string;
  searchHint: string;
  /** Values shared by all rows. */
  details?: readonly { title: string; text: string }[];
  /** Selection count and actions next to the search. */
  act: ReactNode;
  busy?: boolean;
}

export function TaskList({ title, tasks, view, searchHint, act, busy = false, ...props }: TaskListProps) {
  const { failedText, emptyHint, details = [], ...grid } = props;
  return (
    <TabCard
      label="Record types"
      tabs={tasks.data && !tasks.error ? view.tabs : null}
      current={view.tab}
      onChange={view.setTab}
      failure={tasks.error ? { text: failedText, error: tasks.error } : null}
      onRetry={() => void tasks.reload()}
      emptyHint={emptyHint}
    >
      <Stack className={styles.panel}>
        <Row place="between" wrap gap={[4, 6]} pad={[3, 5]} ruledBelow className={styles.bar}>
          <FindBox
            label="Search in this list"
            placeholder={searchHint}
            value={view.text}
            onChange={view.setText}
            className={styles.search}
          />
          {details.length > 0 && (
            <Row as="p" wrap gap={[0, 6]} tone="soft" size="small" className={styles.facts}>
              {details.map(({ title, text }) => (
                <span key={title}>
                  {title}:{' '}
                  <Text as="b" tone="ink" weight="strong" title={text}>
                    {text}
                  </Text>
                </span>
              ))}
            </Row>
          )}
          {act}
        </Row>
        {view.shown.length > 0 ? (
          <TaskGrid
            key={view.tab}
            label={`${title}: ${view.tabs.find(tab => tab.id === view.tab)?.label ?? ''}`}
            rows={view.shown}
            rowKey={decisionKey}
            sort={view.order}
            onSort={view.sortBy}
            busy={tasks.busy || busy}
            {...grid}
          />
        ) : (
          <EmptyText text="No record available!" hint="No requests match your search." />
        )}
      </Stack>
    </TabCard>
  );
}

/** Rows per step; more render on demand. */
const STEP = 100;

function TaskGrid({ rows, ...grid }: GridProps<ListedTask> & { rows: readonly ListedTask[] }) {
  const [shown, setShown] = useState(STEP);
  const scroller = useRef<HTMLDivElement>(null);
  useRowKeys(scroller);
  const more = rows.length - shown;
  return (
    <>
      <Grid ref={scroller} rows={rows.slice(0, shown)} {...grid} />
      {more > 0 && (
        <Box middle pad={5} ruledAbove>
          <Button small onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, more)} more of {rows.length}
          </Button>
        </Box>
      )}
    </>
  );
}
