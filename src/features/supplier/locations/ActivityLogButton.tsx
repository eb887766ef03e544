import { readId } from '@/platform/ids';
import type { SectionRow } from '../section/section';
import { Button } from '@/shared/ui/Button';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { LocationValues } from './locations.fields';

export function ActivityLogButton({ row }: { row: SectionRow<LocationValues> }) {
  const modal = useLazyModal(() => import('../history/ActivityLogModal').then(file => file.ActivityLogModal));
  const id = readId(row.key);
  return (
    <>
      <Button busy={modal.opening !== null} aria-haspopup="dialog" onClick={() => modal.open()}>
        Activity Log
      </Button>
      {modal.Component && id !== null && (
        <modal.Component locationId={id} open={modal.isOpen} onClose={modal.close} onClosed={modal.remove} />
      )}
    </>
  );
}
