import Button from 'antd/es/button';
import { WHEN_SLOW } from '@/shared/ui/useLazyModal';
import type { Action } from './model/task';

interface Props {
  actions: readonly Action[];
  /** The action whose dialog is on its way. */
  opening: Action | null;
  disabled: boolean;
  onPress: (action: Action) => void;
  /** Someone is about to press: the dialog's code can come. */
  onPreload: (action: Action) => void;
  /** Leads to where the record is corrected and saved; shown when it is given. */
  onSaveAsDraft: (() => void) | undefined;
}

const LABEL: Record<Action, string> = { approve: 'Approve', sendback: 'Send back', reject: 'Reject' };

/** The granted actions, the approval last and primary: where the eye and the thumb arrive. */
export function ActionButtons({ actions, opening, disabled, onPress, onPreload, onSaveAsDraft }: Props) {
  const order = (['reject', 'sendback', 'approve'] as const).filter(action => actions.includes(action));
  return (
    <>
      {onSaveAsDraft && (
        <Button
          title="Opens the form, so that you can correct the record first"
          disabled={disabled}
          onClick={onSaveAsDraft}
        >
          Save As Draft
        </Button>
      )}
      {order.map(action => (
        <Button
          key={action}
          type={action === 'approve' ? 'primary' : 'default'}
          danger={action === 'reject'}
          loading={opening === action && WHEN_SLOW}
          disabled={disabled}
          onPointerEnter={() => onPreload(action)}
          onFocus={() => onPreload(action)}
          onClick={() => onPress(action)}
        >
          {LABEL[action]}
        </Button>
      ))}
    </>
  );
}
