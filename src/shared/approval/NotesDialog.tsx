import { useId, useState } from 'react';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';
import styles from './dialogs.module.css';
import { REMARKS_REQUIRED_MESSAGE } from './model/choice';
import { RemarksField } from './RemarksField';
import { SendbackLevel } from './SendbackLevel';
import { useTyped } from './useTyped';

const EMPTY = { remarks: '', l1: [], l2: [], deviation: null };

const LEAD = {
  sendback: 'Say what needs to be corrected. Everyone involved in this request can read it.',
  reject: 'Say why. A rejected request is closed; the initiator has to create a new one.',
  approve: '',
};

/** Reject and send back: remarks are required (spec 2 §5, 'Approval'). */
export function NotesDialog(props: ActionDialogProps) {
  const [typed, patch] = useTyped(props.rescueKey, EMPTY);
  const [tried, setTried] = useState(false);
  const id = useId();
  const missing = typed.remarks.trim() === '';

  const submit = () => {
    setTried(true);
    if (missing) document.getElementById(id)?.focus();
    else props.onSubmit({ ...typed, remarks: typed.remarks.trim() });
  };

  return (
    <ActionDialog {...props} title="Notes" okText={props.action === 'reject' ? 'Reject' : 'Send back'} onOk={submit}>
      <p className={styles.lead}>{LEAD[props.action]}</p>
      {props.action === 'sendback' && props.context.choosesSendbackLevel && (
        <SendbackLevel
          task={props.task}
          context={props.context}
          chosen={typed.backTo ?? 0}
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
        error={tried && missing ? REMARKS_REQUIRED_MESSAGE : null}
      />
    </ActionDialog>
  );
}
