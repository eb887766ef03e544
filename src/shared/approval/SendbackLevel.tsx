import Radio from 'antd/es/radio';
import { useId } from 'react';
import { Box, Text } from '@/shared/ui/layout';
import { roleOf, type ApprovalContext } from './model/context';
import { levelsBefore, namesOf } from './model/levels';
import { personName, type WorkflowTask } from './model/task';

interface SendbackLevelProps {
  task: WorkflowTask;
  context: ApprovalContext;
  /** 0: the initiator. */
  chosen: number;
  disabled: boolean;
  onChoose: (level: number) => void;
}

/** Selects the initiator or an earlier level as target; nothing to choose at the first level. */
export function SendbackLevel({ task, context, chosen, disabled, onChoose }: SendbackLevelProps) {
  const label = useId();
  const earlier = levelsBefore(task);
  if (earlier.length === 0) return null;
  const options = [
    { value: 0, label: `${personName(task.requester) || 'The initiator'}, to correct it` },
    ...earlier.map(level => ({
      value: level.level,
      label: `${namesOf(level.approvers.filter(({ active }) => active))} (${roleOf(context, level)}), to decide again`,
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
