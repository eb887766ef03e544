import Button from 'antd/es/button';
import { useOnDemand, WHEN_SLOW } from '@/shared/ui/useOnDemand';
import type { HistoryOf } from './api/useHistory';

const load = async () => (await import('./HistoryLog')).HistoryLog;

/** 'History Log' of a record (spec 1 §2, spec 2 §2). The window and the changes come when it is pressed. */
export function HistoryLogButton({ context, contextId }: HistoryOf) {
  const { shown, opening, open, near, close, remove } = useOnDemand(load);
  const Log = shown?.piece;
  return (
    <>
      <Button
        loading={opening !== null && WHEN_SLOW}
        onPointerEnter={() => near('log')}
        onFocus={() => near('log')}
        onClick={() => void open('log')}
      >
        History Log
      </Button>
      {Log && <Log record={{ context, contextId }} open={shown.open} onClose={close} onClosed={remove} />}
    </>
  );
}
