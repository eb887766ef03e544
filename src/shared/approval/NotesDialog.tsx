import { useId, useState } from 'react';
import Radio from 'antd/es/radio';
import { Text, Box } from '@/shared/ui/layout';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';
import { levelsBefore, getNames } from './model/levels';
import { getRole, type ApprovalContext } from './model/context';
import { personName, type WorkflowTask } from './model/task';
import { RemarksField } from './RemarksField';
import { useRemarks, remarksProblem } from './useRemarks';

const LEAD = {
  sendback: 'Describe what needs correcting. Everyone involved in this request can read it.',
  reject: 'Give the reason. Rejecting closes this request; the initiator must create a new one.',
  approve: '',
};

/** Reject and send back: remarks are required (spec 2 §5, 'Approval'). */
export function NotesDialog(props: ActionDialogProps) {
  const [remarks, setRemarks] = useRemarks(props.remarksKey);
  const [chosen, setChosen] = useState(0);
  const [tried, setTried] = useState(false);
  const id = useId();
  // The task may have changed since the level was chosen.
  const backTo = levelsBefore(props.task).find(({ level }) => level === chosen)?.level ?? 0;
  const wrong = remarksProblem(remarks, true);

  const submit = () => {
    setTried(true);
    if (wrong !== null) document.getElementById(id)?.focus();
    else props.onSubmit({ remarks: remarks.trim(), l1: [], l2: [], deviation: null, backTo });
  };

  return (
    <ActionDialog
      {...props}
      title="Notes"
      okText={props.action === 'reject' ? 'Reject' : 'Send back'}
      remarks={remarks}
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
          onChoose={setChosen}
        />
      )}
      <RemarksField
        id={id}
        value={remarks}
        onChange={setRemarks}
        required
        disabled={props.sending}
        error={tried ? wrong : null}
      />
    </ActionDialog>
  );
}

interface SendbackLevelProps {
  task: WorkflowTask;
  context: ApprovalContext;
  chosen: number;
  disabled: boolean;
  onChoose: (level: number) => void;
}

function SendbackLevel({ task, context, chosen, disabled, onChoose }: SendbackLevelProps) {
  const label = useId();
  const earlier = levelsBefore(task);
  if (earlier.length === 0) return null;
  const options = [
    { value: 0, label: `${personName(task.requester) || 'The initiator'}, for correction` },
    ...earlier.map(level => ({
      value: level.level,
      label: `${getNames(level.approvers.filter(({ active }) => active))} (${getRole(context, level)}), for a new decision`,
    })),
  ];
  return (
    <Box above={2}>
      <Text block tone="soft" weight="medium" below={2} id={label}>
        Send back to
      </Text>
      <Radio.Group
        aria-labelledby={label}
        vertical
        value={chosen}
        disabled={disabled}
        options={options}
        onChange={event => onChoose(Number(event.target.value))}
      />
    </Box>
  );
}
