import { useMemo, useState } from 'react';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { employeeSearchMin, useEmployeeSearch } from './api/useApprovalCalls';
import { DialogField, getNote } from './DialogField';
import { checkApproverChoice, type ApproverType } from './model/choice';
import { personName, samePerson, type WorkflowPerson, type WorkflowTask } from './model/task';

interface Props {
  id: string;
  label: string;
  kind: ApproverType;
  task: WorkflowTask;
  value: WorkflowPerson[];
  elsewhere?: readonly WorkflowPerson[];
  /** The user's recent choices, offered before typing. */
  recent?: readonly WorkflowPerson[];
  onChange: (value: WorkflowPerson[]) => void;
  disabled: boolean;
  missing: string | null;
}

const toOption = (person: WorkflowPerson) => ({ value: person.userId, label: personName(person), hint: person.email });

/** Picks the approvers of one level. Refuses an invalid person at once, with the reason. */
export function ApproverPicker({
  id,
  label,
  kind,
  task,
  value,
  elsewhere,
  recent,
  onChange,
  disabled,
  missing,
}: Props) {
  const employees = useEmployeeSearch();
  const offered = useMemo(
    () => (recent ?? []).filter(person => checkApproverChoice(person, [], task, kind, elsewhere) === null),
    [recent, task, kind, elsewhere],
  );
  const search = useMemo(
    () => async (text: string, signal: AbortSignal) => (text === '' ? [...offered] : employees(text, signal)),
    [employees, offered],
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const message = refusal ?? (value.length === 0 ? missing : null);

  const choose = (next: WorkflowPerson[]) => {
    const joining = next.find(person => !value.some(known => samePerson(known, person)));
    const reason = joining ? checkApproverChoice(joining, value, task, kind, elsewhere) : null;
    setRefusal(reason);
    if (reason === null) onChange(next);
    return reason === null;
  };

  return (
    <DialogField id={id} label={label} required problem={message}>
      <RemoteSelect<WorkflowPerson>
        multiple
        id={id}
        value={value}
        onChange={choose}
        search={search}
        toOption={toOption}
        getMinChars={employeeSearchMin}
        searchOnly={offered.length === 0}
        quick={offered.length > 0}
        placeholder="Name, e-mail or code"
        disabled={disabled}
        status={message === null ? undefined : 'error'}
        aria-required
        aria-invalid={message !== null}
        aria-describedby={getNote(id)}
      />
    </DialogField>
  );
}
