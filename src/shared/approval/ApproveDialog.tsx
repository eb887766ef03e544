import Checkbox from 'antd/es/checkbox';
import { useId, useState } from 'react';
import { Text } from '@/shared/ui/layout';
import { ActionDialog, type ActionDialogProps } from './ActionDialog';
import { ApproverPicker } from './ApproverPicker';
import { CHOOSE_DEVIATION_MESSAGE, CHOOSE_L1_L2_MESSAGE } from './model/choice';
import { afterApproval, getPeople } from './model/levels';
import type { WorkflowTask } from './model/task';
import { recentPeople } from './recentPeople';
import { RemarksField } from './RemarksField';
import { useRemarks, remarksProblem } from './useRemarks';

function initial(task: WorkflowTask) {
  const deviation = getPeople(task, 'deviation');
  return {
    l1: getPeople(task, 'l1'),
    l2: getPeople(task, 'l2'),
    deviation: deviation.length > 0 ? deviation : null,
  };
}

/** Approve with optional remarks; the first step names L1 and L2, a deviation step may name its approvers (spec 3 §4). */
export function ApproveDialog(props: ActionDialogProps) {
  const { task, rights, context, user, scope, sending } = props;
  const [remarks, setRemarks] = useRemarks(props.remarksKey);
  const [chosen, setChosen] = useState(() => initial(task));
  const patch = (next: Partial<typeof chosen>) => setChosen(now => ({ ...now, ...next }));
  const [tried, setTried] = useState(false);
  const id = useId();
  const { l1, l2, deviation } = chosen;
  const lacksLevels = rights.choosesL1L2 && (l1.length === 0 || l2.length === 0);
  const lacksDeviation = rights.mayAddDeviation && deviation?.length === 0;
  const wrongRemarks = remarksProblem(remarks, false);
  const focus = (field: string) => document.getElementById(`${id}${field}`)?.focus();
  const next = afterApproval(task, user, context);
  const { userId } = user;
  const [recent] = useState(() => ({
    l1: recentPeople({ userId, scope, level: 'l1' }),
    l2: recentPeople({ userId, scope, level: 'l2' }),
  }));

  const submit = () => {
    setTried(true);
    if (lacksLevels) focus(l1.length === 0 ? 'l1' : 'l2');
    else if (lacksDeviation) focus('deviation');
    else if (wrongRemarks !== null) focus('remarks');
    else props.onSubmit({ ...chosen, remarks: remarks.trim() });
  };
  const picker = { task, disabled: sending };

  return (
    <ActionDialog {...props} title="Workflow Approve" okText="Approve" remarks={remarks} onOk={submit}>
      {!rights.choosesL1L2 && !rights.mayAddDeviation && next && (
        <Text as="p" tone="soft" breaks below={4}>
          {next}
        </Text>
      )}
      {rights.choosesL1L2 &&
        (['l1', 'l2'] as const).map(level => (
          <ApproverPicker
            key={level}
            {...picker}
            id={`${id}${level}`}
            label={`${level.toUpperCase()} approver`}
            kind={level}
            value={chosen[level]}
            elsewhere={level === 'l1' ? l2 : l1}
            recent={recent[level]}
            onChange={value => patch({ [level]: value })}
            missing={tried && lacksLevels ? CHOOSE_L1_L2_MESSAGE : null}
          />
        ))}
      {rights.mayAddDeviation && (
        <Checkbox
          checked={deviation !== null}
          disabled={sending}
          onChange={event => patch({ deviation: event.target.checked ? getPeople(task, 'deviation') : null })}
        >
          Deviation Approver
        </Checkbox>
      )}
      {rights.mayAddDeviation && deviation !== null && (
        <ApproverPicker
          {...picker}
          id={`${id}deviation`}
          label="Deviation approvers"
          kind="deviation"
          value={deviation}
          onChange={value => patch({ deviation: value })}
          missing={tried ? CHOOSE_DEVIATION_MESSAGE : null}
        />
      )}
      <RemarksField
        id={`${id}remarks`}
        value={remarks}
        onChange={setRemarks}
        required={false}
        disabled={sending}
        error={tried ? wrongRemarks : null}
      />
    </ActionDialog>
  );
}
