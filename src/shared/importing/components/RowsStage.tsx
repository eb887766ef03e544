import { useCallback, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { groupDigits } from '@/lib/grouping';
import { useLatest } from '@/platform/useLatest';
import { Row, Stack, Text } from '@/shared/ui/layout';
import { windows } from '@/shared/ui/tokens';
import { useMediaQuery } from '@/shared/ui/useMediaQuery';
import { fillRowsDown, findNext, replaceAll, replaceAt, type Search } from '../grid/blockEdits';
import { ImportGrid } from '../grid/ImportGrid';
import { getBlock, START, type CellPlace, type CellSelection } from '../grid/selection';
import type { ImportProblem, ImportStore } from '../importStore';
import { ALL_ROWS, getGroup, rowsShown, type RowFilter } from '../view';
import { FindBar } from './FindBar';
import { ProblemList, SmallRows } from './RowLists';
import { RowFilters } from './RowFilters';
import { RowForm } from './RowForm';
import { RowTools } from './RowTools';
import styles from './Workbench.module.css';

interface RowsStageProps {
  store: ImportStore;
  unused: readonly string[];
  onRematch: () => void;
  onSave: () => void;
}

function useRowsShown(store: ImportStore, filter: RowFilter, count: number): readonly number[] {
  return useMemo(() => rowsShown(store, filter, count), [store, filter, count]);
}

/** Rows with their errors: a table beside a list; on a phone a list, and each row as a form. */
export function RowsStage({ store, unused, onRematch, onSave }: RowsStageProps) {
  useSyncExternalStore(store.onShape, store.shape);
  const small = useMediaQuery(windows.phone);
  const summary = store.summary();
  const loading = summary.checked < summary.total;
  const [filter, setFilter] = useState<RowFilter>(ALL_ROWS);
  const chosen = useRef<CellSelection>(START);
  const [goal, setGoal] = useState<CellPlace | null>(null);
  const [done, setDone] = useState('');
  const [finding, setFinding] = useState(false);
  const [open, setOpen] = useState<ImportProblem | null>(null);
  const { columns } = store.def;

  // Rows appear while they are taken in; from then on they stay until a filter is chosen.
  const { checked } = summary;
  const view = useRowsShown(store, filter, checked);
  const all = store.problems();
  const problems = useMemo(
    () => (filter.group === null ? all : all.filter(problem => getGroup(problem) === filter.group)),
    [all, filter.group],
  );

  // A new object applies the filter again, even if it is equal.
  const choose = useCallback((next: RowFilter) => setFilter({ ...next }), [setFilter]);
  function revealProblem(problem: ImportProblem): void {
    if (small) return setOpen(problem);
    const isShown = view.includes(problem.index);
    const rows = isShown ? view : rowsShown(store, ALL_ROWS, checked);
    if (!isShown) setFilter(ALL_ROWS);
    setGoal({ row: rows.indexOf(problem.index), col: columns.findIndex(({ key }) => key === problem.key) });
  }
  const latest = useLatest(revealProblem);
  const onReveal = useCallback((problem: ImportProblem) => latest.current(problem), [latest]);

  const shown = { store, view, columns };
  const keepChosen = useCallback((selection: CellSelection) => void (chosen.current = selection), []);
  const block = () => getBlock(chosen.current);
  const chosenRows = () => view.slice(block().top, block().bottom + 1);

  function next(search: Search): void {
    const place = findNext(shown, search, chosen.current.at);
    if (!place) return setDone(`No results for '${search.find}' in these rows.`);
    if (small) setOpen({ index: view[place.row] ?? 0, key: columns[place.col]?.key ?? '', message: '' });
    else setGoal(place);
  }
  function replace(search: Search): void {
    replaceAt(shown, search, chosen.current.at);
    next(search);
  }

  const following = open && problems.find(({ index }) => index > open.index);
  if (small && open)
    return (
      <RowForm
        store={store}
        index={open.index}
        focusKey={open.key || null}
        onBack={() => setOpen(null)}
        onNext={following ? () => setOpen(following) : undefined}
      />
    );
  const status = loading ? `Checking row ${groupDigits(summary.checked)} of ${groupDigits(summary.total)}…` : done;
  return (
    <Row down grows gap={4}>
      <RowFilters store={store} summary={summary} filter={filter} onChoose={choose} />
      <RowTools
        store={store}
        finding={finding}
        onFinding={() => setFinding(before => !before)}
        chosen={
          small
            ? undefined
            : {
                onFillDown: () => setDone(fillRowsDown(shown, block())),
                onLeaveOut: out => store.leaveOut(chosenRows(), out),
              }
        }
        onLeaveOutWrong={
          summary.problemRows > 0
            ? () => store.leaveOut(rowsShown(store, { show: 'problems', group: filter.group }, checked), true)
            : undefined
        }
        onRematch={onRematch}
        onSave={onSave}
      />
      {finding && (
        <FindBar
          columns={columns}
          onClose={() => setFinding(false)}
          onNext={next}
          onReplace={replace}
          onReplaceAll={search => setDone(replaceAll(shown, search))}
        />
      )}
      {unused.length > 0 && (
        <Text as="p" tone="soft" size="small" breaks>
          {unused.length === 1 ? 'Column' : 'Columns'} not imported: {unused.join(', ')}
        </Text>
      )}
      <Stack gap={4} grows className={styles.panes} data-problems={problems.length > 0 || undefined}>
        {problems.length > 0 && <ProblemList store={store} problems={problems} onReveal={onReveal} />}
        {small ? (
          <SmallRows store={store} view={view} onOpen={index => setOpen({ index, key: '', message: '' })} />
        ) : (
          <ImportGrid
            label="Rows in the file"
            store={store}
            view={view}
            onChosen={keepChosen}
            onDone={setDone}
            status={status}
            goal={goal}
          />
        )}
      </Stack>
      {small && (
        <Text as="output" tone="soft" size="small" room>
          {status}
        </Text>
      )}
    </Row>
  );
}
