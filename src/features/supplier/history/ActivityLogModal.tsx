import type { Id } from '@/lib/ids';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { Modal } from '@/shared/ui/Modal';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { ScrollArea } from '@/shared/ui/ScrollArea';
import { useActivities, type Activity } from './api/useActivities';

interface ActivityLogModalProps {
  locationId: Id;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}

const columns: readonly ReadColumn<Activity>[] = [
  { kind: 'datetime', name: 'timeStamp', title: 'Date' },
  { kind: 'text', name: 'userName', title: 'User' },
  { kind: 'text', name: 'name', title: 'Activity', namesRow: true },
  { kind: 'text', name: 'title', title: 'Title', width: 200 },
  { kind: 'longText', name: 'remarks', title: 'Remarks', inFull: true },
];

/** Shows a location's activities (spec 1 §2 'Activity Log modal'); empty if loading fails (spec 1 §8). */
export function ActivityLogModal({ locationId, open, onClose, onClosed }: ActivityLogModalProps) {
  const rows = useActivities(locationId);
  return (
    <Modal title="Activity Log" open={open} onCancel={onClose} afterClose={onClosed} footer={null} width="95%">
      {rows ? (
        <ScrollArea label="Activities">
          <ReadTable label="Activity Log" columns={columns} rows={rows} rowKey={row => row.id} />
        </ScrollArea>
      ) : (
        <TextSkeleton lines={4} />
      )}
    </Modal>
  );
}
