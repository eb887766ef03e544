import { groupDigits } from '@/lib/grouping';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Button } from '@/shared/ui/Button';
import { Notice } from '@/shared/ui/Notice';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import { Row, Text } from '@/shared/ui/layout';
import type { Refusal } from '../useWorkbench';
import styles from './Workbench.module.css';

/** The download and the cells have all. */
const SHOWN = 50;

const COLUMNS: readonly ReadColumn<Refusal['table'][number]>[] = [
  { kind: 'text', name: 'key', title: 'Key' },
  { kind: 'number', name: 'row', title: 'Row', value: ({ row }) => (row === null ? '' : groupDigits(row)) },
  { kind: 'text', name: 'value', title: 'Value' },
];

/** Shows counts and errors of a partly refused file (spec 3 §8). */
export function ServerResult({ refusal, onSave }: { refusal: Refusal; onSave: () => void }) {
  const { message, counts, table, unclear, errorFile } = refusal;
  const hasRows = table.some(({ row }) => row !== null);
  return (
    <Notice as="section" tone="bad" lines className={styles.answer} role="alert">
      <Text as="strong" tone="bad">
        {message}
      </Text>
      {counts && (
        <Row as="dl" wrap gap={[1, 6]} size="small">
          <Count label="Successfully Upload Record" count={counts.succeeded} />
          <Count label="Error Record" count={counts.total - counts.succeeded} />
          <Count label="Total Record" count={counts.total} />
        </Row>
      )}
      {unclear && (
        <p>The server did not report which rows were imported. Check the list before you submit the rest again.</p>
      )}
      {table.length > 0 && (
        <details>
          <summary>Server errors ({groupDigits(table.length)})</summary>
          <ScrollArea label="Server errors">
            <ReadTable
              columns={hasRows ? COLUMNS : COLUMNS.filter(({ name }) => name !== 'row')}
              rows={table.slice(0, SHOWN)}
            />
          </ScrollArea>
          {table.length > SHOWN && <p>Showing the first {SHOWN}. The error file has all of them.</p>}
        </details>
      )}
      {(table.length > 0 || errorFile) && (
        <Button tone="link" small onClick={onSave}>
          Download error file
        </Button>
      )}
    </Notice>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <Row gap={4}>
      <Text as="dt" tone="soft">
        {label}
      </Text>
      <Text as="dd" weight="strong" figures>
        {groupDigits(count)}
      </Text>
    </Row>
  );
}
