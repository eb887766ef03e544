import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Text } from '@/shared/ui/layout';
import type { HistoryEntry } from './model/history';
import styles from './HistoryLog.module.css';

type Change = HistoryEntry['changes'][number];

const NOTHING = '–';

const columns: readonly ReadColumn<Change>[] = [
  { kind: 'text', name: 'label', title: 'Label', namesRow: true },
  { kind: 'longText', name: 'oldValue', title: 'Old Value', inFull: true, value: row => row.oldValue || NOTHING },
  { kind: 'longText', name: 'newValue', title: 'New Value', inFull: true, value: row => row.newValue || NOTHING },
];

/** The changed properties of one change; values are text, whatever they contain. */
export function ChangeTable({ entry: { changes } }: { entry: HistoryEntry }) {
  return (
    <ReadTable
      columns={columns}
      rows={changes}
      rowKey={change => change.property}
      empty={
        <Text as="p" tone="soft">
          The changed values were not kept.
        </Text>
      }
      framed={false}
      className={styles.table}
    />
  );
}
