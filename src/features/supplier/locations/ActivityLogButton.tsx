import Button from 'antd/es/button';
import type { SectionRow } from '@/shared/section/section';
import { useLazyModal, WHEN_SLOW } from '@/shared/ui/useLazyModal';
import type { LocationValues } from './locations.fields';

/** The activity log of a location that is seen (spec 1 §2 'Location Of Presence Details'). */
export function ActivityLogButton({ row }: { row: SectionRow<LocationValues> }) {
  const modal = useLazyModal(() => import('../history/ActivityLogModal').then(file => file.ActivityLogModal));
  return (
    <>
      <Button loading={modal.opening !== null && WHEN_SLOW} aria-haspopup="dialog" onClick={() => modal.open()}>
        Activity Log
      </Button>
      {modal.Component && (
        <modal.Component
          locationId={Number(row.key)}
          open={modal.isOpen}
          onClose={modal.close}
          onClosed={modal.remove}
        />
      )}
    </>
  );
}
