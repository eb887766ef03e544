import type { Id } from '@/lib/ids';
import { EmptyText } from '@/shared/ui/EmptyText';
import { Stack } from '@/shared/ui/layout';
import { usePrinting } from '@/shared/ui/printing';
import { Grid } from './Grid';
import type { ColumnDef } from './listTypes';
import { FEW, NearRows } from './NearRows';
import { RowFinder, type Finder } from './RowFinder';
import type { Selection } from './useSelection';
import styles from './LongTable.module.css';

interface LongTableProps<Row extends { id: Id }> {
  label: string;
  columns: readonly ColumnDef<Row>[];
  /** From `useFoundRows`: the visible rows and the search state. */
  finder: Finder<Row>;
  /** Label of the search box. */
  find: string;
  /** Absent: rows are not selectable. */
  selection?: Selection<Row>;
  /** Text shown when there are no rows. */
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
