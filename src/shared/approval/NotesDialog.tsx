import { useId, useState } from 'react';
import { Text } from '@/shared/ui/layout';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';
import { levelsBefore } from './model/levels';
import { remarksProblem } from './model/remarks';
import { NOTHING_TYPED } from './rescue';
import { RemarksField } from './RemarksField';
import { SendbackLevel } from './SendbackLevel';
import { useTyped } from './useTyped';

const LEAD = {
  sendback: 'Say what needs to be corrected. Everyone involved in this request can read it.',
  reject: 'Say why. A rejected request is closed; the initiator has to create a new one.',
  approve: '',
};

/** Reject and send back: remarks are required (spec 2 §5, 'Approval'). */
export function NotesDialog(props: ActionDialogProps) {
  const [typed, patch] = useTyped(props.rescueKey, NOTHING_TYPED);
  const [tried, setTried] = useState(false);
  const id = useId();
  // What was kept of an earlier try may name a level that is none to go back to any more.
  const backTo = levelsBefore(props.task).find(({ level }) => level === typed.backTo)?.level ?? 0;
  const wrong = remarksProblem(typed.remarks, true);

  const submit = () => {
    setTried(true);
    if (wrong !== null) document.getElementById(id)?.focus();
    else props.onSubmit({ ...typed, remarks: typed.remarks.trim(), backTo });
  };

  return (
    <ActionDialog
      {...props}
      title="Notes"
      okText={props.action === 'reject' ? 'Reject' : 'Send back'}
      remarks={typed.remarks}
      onOk={submit}
    >
      <Text as="p" tone="soft" breaks below={4}>
        {LEAD[props.action]}
      </Text>
      {props.action === 'sendback' && props.context.choosesSendbackLevel && (
        <SendbackLevel
          task={props.task}
          context={props.context}
          chosen={backTo}
          disabled={props.sending}
          onChoose={backTo => patch({ backTo })}
        />
      )}
      <RemarksField
        id={id}
        value={typed.remarks}
        onChange={remarks => patch({ remarks })}
        required
        disabled={props.sending}
        error={tried ? wrong : null}
      />
    </ActionDialog>
  );
}
