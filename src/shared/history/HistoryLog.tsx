import Collapse from 'antd/es/collapse';
import Tabs from 'antd/es/tabs';
import { formatMoment, HISTORY_DATETIME_FORMAT } from '@/lib/dates';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { Pill } from '@/shared/ui/Pill';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Row, Text } from '@/shared/ui/layout';
import { Modal } from '@/shared/ui/Modal';
import { useHistory, type HistoryOf } from './api/useHistory';
import type { HistoryEntry, HistoryTable } from './model/history';
import styles from './HistoryLog.module.css';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';

const TYPE_TONE: Record<string, 'good' | 'bad' | undefined> = { create: 'good', delete: 'bad' };

interface HistoryLogProps {
  record: HistoryOf;
  open: boolean;
  onClose: () => void;
  /** Called after the closing animation; the dialog can be unmounted. */
  onClosed: () => void;
}

/** Shows all changes of a record: a tab per entity, a panel per change (spec 1 §2 'History Log', spec 2 §9 for its dates). */
export function HistoryLog({ record, open, onClose, onClosed }: HistoryLogProps) {
  return (
    <Modal title="History Log" open={open} onCancel={onClose} afterClose={onClosed} footer={null} width="95%">
      <Content record={record} />
    </Modal>
  );
}

function Content({ record }: { record: HistoryOf }) {
  const { tables, error, reload } = useHistory(record);
  if (error && !tables) return <ErrorPanel error={error} onRetry={() => void reload()} />;
  if (!tables) return <TextSkeleton lines={5} />;
  if (tables.length === 0) return <EmptyText text="No records available!" />;
  return (
    <Tabs
      items={tables.map((table, index) => ({
        key: String(index),
        label: `${table.name} (${table.entries.length})`,
        children: <Entries table={table} />,
      }))}
    />
  );
}

function Entries({ table: { entries } }: { table: HistoryTable }) {
  return (
    <Collapse
      className={styles.entries}
      defaultActiveKey={entries[0]?.key}
      items={entries.map(entry => ({
        key: entry.key,
        label: <EntryHead entry={entry} />,
        children: <ChangeTable entry={entry} />,
      }))}
    />
  );
}

function EntryHead({ entry }: { entry: HistoryEntry }) {
  return (
    <Row as="span" align="baseline" wrap gap={[1, 5]}>
      <Text as="time" tone="soft" figures whole dateTime={entry.at ?? undefined}>
        {formatMoment(entry.at, HISTORY_DATETIME_FORMAT) || 'No date'}
      </Text>
      <Text tone="ink" weight="strong" breaks>
        {entry.who || 'Unknown user'}
      </Text>
      {entry.subject && (
        <Text tone="soft" breaks>
          {entry.subject}
        </Text>
      )}
      {entry.type && <Pill tone={TYPE_TONE[entry.type.toLowerCase()] ?? 'info'}>{entry.type}</Pill>}
    </Row>
  );
}

type Change = HistoryEntry['changes'][number];

const NOTHING = '–';

const columns: readonly ReadColumn<Change>[] = [
  { kind: 'text', name: 'label', title: 'Label', namesRow: true },
  { kind: 'longText', name: 'oldValue', title: 'Old Value', inFull: true, value: row => row.oldValue || NOTHING },
  { kind: 'longText', name: 'newValue', title: 'New Value', inFull: true, value: row => row.newValue || NOTHING },
];

function ChangeTable({ entry: { changes } }: { entry: HistoryEntry }) {
  return (
    <ReadTable
      columns={columns}
      rows={changes}
      rowKey={change => change.property}
      empty={
        <Text as="p" tone="soft">
          No changed values are recorded.
        </Text>
      }
      framed={false}
      className={styles.table}
    />
  );
}
