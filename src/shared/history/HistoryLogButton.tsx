import { Button } from '@/shared/ui/Button';
import type { ButtonStyle } from '@/shared/ui/buttonClass';
import { useLazyModal } from '@/shared/ui/useLazyModal';
import type { HistoryOf } from './api/useHistory';

const load = async () => (await import('./HistoryLog')).HistoryLog;

/** 'History Log' button of a record (spec 1 §2, spec 2 §2). Loads the dialog and the changes when pressed. */
export function HistoryLogButton({ tone, small, ...record }: HistoryOf & ButtonStyle) {
  const log = useLazyModal(load);
  return (
    <>
      <Button tone={tone} small={small} busy={log.opening !== null} {...log.opener()}>
        History Log
      </Button>
      {log.Component && <log.Component record={record} open={log.isOpen} onClose={log.close} onClosed={log.remove} />}
    </>
  );
}
