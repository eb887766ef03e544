import { useCallback } from 'react';
import { GridTable } from '@/shared/grid/GridTable';
import { LAYOUT } from '@/shared/fieldTypes/layout';
import { EmptyText } from '@/shared/ui/EmptyText';
import { Text } from '@/shared/ui/layout';
import type { ImportColumn } from '../importDef';
import type { ImportStore } from '../importStore';
import { isEnd, useRow } from './cells';
import { ImportGridRow } from './GridRow';
import styles from './ImportGrid.module.css';
import type { CellPlace, CellSelection } from './selection';
import { HEAD, ROW, useCursor, useGridInput } from './useGridInput';

interface ImportGridProps {
  label: string;
  store: ImportStore;
  view: readonly number[];
  onChosen: (selection: CellSelection) => void;
  onDone: (message: string) => void;
  status: string;
  /** Cell to go to; another object goes there again. */
  goal: CellPlace | null;
}

const LETTER = 8;

const EDGES = 16;

const getWidth = ({ kind, title }: ImportColumn) =>
  Math.max(LAYOUT[kind].width, Math.min(title.length + 3, 24) * LETTER + EDGES);

/** Editable table of a file's rows with the keys of a spreadsheet. Renders visible rows only. */
export function ImportGrid({ label, store, view, onChosen, onDone, status, goal }: ImportGridProps) {
  const { columns } = store.def;
  const cursor = useCursor({ store, view, onChosen, goal });
  const { root, at, block, editing } = cursor;
  const handlers = useGridInput(cursor, { store, view, columns }, onDone);
  const leaveOut = useCallback((index: number, out: boolean) => store.leaveOut([index], out), [store]);

  const tracks = `76px ${columns.map(column => `${getWidth(column)}px`).join(' ')}`;
  const current = view[at.row];
  return (
    <div className={styles.box}>
      <GridTable
        // As spreadsheets: one cell has the focus, arrows move it.
        role="grid"
        aria-label={label}
        aria-rowcount={view.length + 1}
        aria-colcount={columns.length + 1}
        aria-multiselectable="true"
        className={styles.scroller}
        columns={columns}
        isEnd={isEnd}
        tracks={tracks}
        numbers="Row"
        scroller={root}
        below={view.length === 0 && <EmptyText text="No rows match this filter" />}
        body={{
          count: view.length,
          current: at.row,
          height: ROW,
          head: HEAD,
          beyond: 4,
          atOnce: false,
          draw: (place, top) => {
            const index = view[place];
            if (index === undefined) return null;
            const isCurrent = place === at.row;
            const isIn = place >= block.top && place <= block.bottom;
            return (
              <ImportGridRow
                key={index}
                store={store}
                columns={columns}
                index={index}
                place={place}
                top={top}
                current={isCurrent ? at.col : -1}
                left={isIn ? block.left : -1}
                right={isIn ? block.right : -1}
                editing={isCurrent ? editing : null}
                onLeaveOut={leaveOut}
              />
            );
          },
        }}
        {...handlers}
      />
      <CellStatus store={store} index={current} column={columns[at.col]?.key ?? ''} status={status} />
    </div>
  );
}

interface CellStatusProps {
  store: ImportStore;
  index: number | undefined;
  column: string;
  status: string;
}

function CellStatus({ store, index = -1, column, status }: CellStatusProps) {
  useRow(store, index);
  const message = store.getProblems(index)?.[column];
  return (
    <Text
      as="output"
      tone={message === undefined ? 'soft' : 'bad'}
      weight={message === undefined ? undefined : 'medium'}
      size="small"
      room
    >
      {message ?? status}
    </Text>
  );
}
