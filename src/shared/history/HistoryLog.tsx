import Collapse from 'antd/es/collapse';
import Modal from 'antd/es/modal';
import Tabs from 'antd/es/tabs';
import { formatMoment, HISTORY_DATETIME_FORMAT } from '@/lib/dates';
import { EmptyText } from '@/shared/ui/EmptyText';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { useHistory, type HistoryOf } from './api/useHistory';
import { ChangeTable } from './ChangeTable';
import type { HistoryEntry, HistoryTable } from './model/history';
import styles from './HistoryLog.module.css';

interface HistoryLogProps {
  record: HistoryOf;
  open: boolean;
  onClose: () => void;
  /** The window is gone; it can be unmounted. */
  onClosed: () => void;
}

/** Every change of a record: one tab per entity, one panel per change (spec 1 §2 'History Log', spec 2 §9 for its dates). */
export function HistoryLog({ record, open, onClose, onClosed }: HistoryLogProps) {
  return (
    <Modal
      title="History Log"
      open={open}
      onCancel={onClose}
      afterClose={onClosed}
      footer={null}
      width="95%"
      destroyOnHidden
    >
      <Content record={record} />
    </Modal>
  );
}

function Content({ record }: { record: HistoryOf }) {
  const { tables, error, reload } = useHistory(record);
  if (error && !tables) return <ErrorPanel message={error.message} onRetry={() => void reload()} />;
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

/** The newest change stands open. */
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
    <span className={styles.head}>
      <time className={styles.when} dateTime={entry.at ?? undefined}>
        {formatMoment(entry.at, HISTORY_DATETIME_FORMAT) || 'No date'}
      </time>
      <span className={styles.who}>{entry.who || 'Unknown user'}</span>
      {entry.subject && <span className={styles.subject}>{entry.subject}</span>}
      {entry.type && (
        <span className={styles.type} data-type={entry.type.toLowerCase()}>
          {entry.type}
        </span>
      )}
    </span>
  );
}
