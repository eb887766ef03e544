import { useRef } from 'react';
import type { Id } from '@/lib/ids';
import { EmptyText } from '@/shared/ui/EmptyText';
import { Stack } from '@/shared/ui/layout';
import { usePrinting } from '@/shared/ui/printing';
import { useAppearance } from '@/shared/ui/appearance';
import { densities } from '@/shared/ui/tokens';
import { useRowsInSight } from '@/shared/ui/useRowsInSight';
import { Grid, type GridBodyProps } from './Grid';
import type { ColumnDef } from './listTypes';
import { RowFinder, type Finder } from './RowFinder';
import type { Selection } from './useSelection';
import styles from './LongTable.module.css';
import grid from './grid.module.css';

interface LongTableProps<Row extends { id: Id }> {
  label: string;
  columns: readonly ColumnDef<Row>[];
  finder: Finder<Row>;
  find: string;
  selection?: Selection<Row>;
  empty: string;
}

/** Shows up to about 1,000 loaded rows: draws only rows near the viewport and filters rows by text. */
export function LongTable<Row extends { id: Id }>(props: LongTableProps<Row>) {
  const { label, finder, find, selection, empty } = props;
  const printing = usePrinting();
  const columns = printing ? props.columns.filter(({ kind }) => kind !== 'actions') : props.columns;
  return (
    <Stack gap={5}>
      {!printing && <RowFinder finder={finder} label={find} />}
      <div className={styles.frame}>
        <Grid
          label={label}
          columns={columns}
          rows={finder.rows}
          rowKey="id"
          selection={selection}
          {...(finder.rows.length > FEW && { body: NearRows })}
          scroll={finder.rows.length > FEW ? 'always' : 'box'}
          empty={<EmptyText text={empty} />}
        />
      </div>
    </Stack>
  );
}

/** Up to this count all rows are drawn, so that the browser can search, copy and print them. */
const FEW = 100;

function NearRows<Row>(props: GridBodyProps<Row>) {
  const printing = usePrinting();
  return printing ? props.rows.map(row => props.draw(row)) : <Near {...props} />;
}

function Near<Row>({ rows, draw }: GridBodyProps<Row>) {
  const { density } = useAppearance();
  const { row: height } = densities[density];
  const top = useRef<HTMLTableRowElement>(null);
  const virtualizer = useRowsInSight<HTMLTableRowElement>({
    count: rows.length,
    box: () => top.current?.closest<HTMLElement>('[data-scroll]') ?? null,
    height,
    measure: row => row.offsetHeight || height,
    beyond: 6,
  });
  const drawn = virtualizer.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    <>
      <tr ref={top} className={grid.gapRow} aria-hidden="true" style={{ height: before }}>
        <td className={grid.gap}>{'\u00a0'}</td>
      </tr>
      {drawn.map(({ index }) => {
        const row = rows[index];
        return row === undefined ? null : draw(row, index, virtualizer.measureElement);
      })}
      <tr className={grid.gapRow} aria-hidden="true" style={{ height: after }}>
        <td className={grid.gap}>{'\u00a0'}</td>
      </tr>
    </>
  );
}
