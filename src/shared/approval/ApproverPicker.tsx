import { useState } from 'react';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { EMPLOYEE_SEARCH_MIN, useEmployeeSearch } from './api/useApprovalCalls';
import styles from './dialogs.module.css';
import { checkApproverChoice, type ApproverKind } from './model/choice';
import { personName, samePerson, type Person, type WorkflowTask } from './model/task';

interface Props {
  id: string;
  label: string;
  kind: ApproverKind;
  task: WorkflowTask;
  value: Person[];
  /** Chosen for another level in the same dialog. */
  elsewhere?: readonly Person[];
  onChange: (value: Person[]) => void;
  disabled: boolean;
  /** Shown when the form was sent without a choice. */
  missing: string | null;
}

const toOption = (person: Person) => ({ value: person.userId, label: personName(person), hint: person.email });

/** Picks the approvers of one level. A person who may not join is refused at once, with the reason. */
export function ApproverPicker({ id, label, kind, task, value, elsewhere, onChange, disabled, missing }: Props) {
  const search = useEmployeeSearch();
  const [refusal, setRefusal] = useState<string | null>(null);
  const message = refusal ?? (value.length === 0 ? missing : null);

  const choose = (next: Person[]) => {
    const joining = next.find(person => !value.some(known => samePerson(known, person)));
    const reason = joining ? checkApproverChoice(joining, value, task, kind, elsewhere) : null;
    setRefusal(reason);
    if (reason === null) onChange(next);
  };

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} <span aria-hidden="true">*</span>
      </label>
      <RemoteSelect<Person>
        multiple
        id={id}
        value={value}
        onChange={choose}
        search={search}
        toOption={toOption}
        minChars={EMPLOYEE_SEARCH_MIN}
        placeholder="Name or e-mail"
        disabled={disabled}
        status={message === null ? undefined : 'error'}
        aria-required
        aria-invalid={message !== null}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={styles.error} role="alert">
        {message}
      </p>
    </div>
  );
}
