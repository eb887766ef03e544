import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/Button';
import { Row, Text } from '@/shared/ui/layout';
import styles from './ApprovalActions.module.css';
import { ACTION_LABELS, type Action } from './model/task';
import type { Approval } from './useApproval';

interface ApprovalActionsProps {
  approval: Approval;
  about: ReactNode;
}

const KEYS = { approve: 'A', sendback: 'S', reject: 'R' } as const satisfies Record<Action, string>;
const TONE = { approve: 'primary', sendback: undefined, reject: 'danger' } as const;

/** Shows the permitted actions, approve last as primary button. On a phone they are fixed at the bottom with the summary. */
export function ApprovalActions({ approval, about }: ApprovalActionsProps) {
  const { rights, saveAsDraft, busy, dialogs } = approval;
  const order = (['reject', 'sendback', 'approve'] as const).filter(action => rights.actions.includes(action));
  if (order.length === 0 && !saveAsDraft) return null;
  return (
    <Row wrap gap={4} fixed className={styles.actions}>
      <Text as="div" cut data-phone="only" className={styles.about}>
        {about}
      </Text>
      {saveAsDraft && (
        <Button title="Open the form to correct the record" disabled={busy} onClick={saveAsDraft}>
          Save As Draft
        </Button>
      )}
      {order.map(action => (
        <Button
          key={action}
          tone={TONE[action]}
          busy={dialogs.opening?.key === action}
          disabled={busy}
          aria-keyshortcuts={KEYS[action]}
          onPointerEnter={() => dialogs.preload(action)}
          onFocus={() => dialogs.preload(action)}
          onClick={() => approval.press(action)}
        >
          {ACTION_LABELS[action]}
        </Button>
      ))}
    </Row>
  );
}
