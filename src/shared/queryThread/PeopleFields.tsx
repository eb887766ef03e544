import { useCallback, useId, useState, type ReactNode } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { FieldFrame, partIds } from '@/shared/fields/FieldFrame';
import type { ControlProps } from '@/shared/ui/ControlProps';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { useQueryPeople } from './api/useQueryPeople';
import { refuseCc, refuseRecipient, type RaiseValues } from './model/raise';
import type { QueryRecord } from './model/record';
import { isSamePerson, writerName, type QueryPerson } from './model/thread';

interface Props {
  control: Control<RaiseValues>;
  record: QueryRecord;
  user: QueryPerson;
}

interface PeopleFrameProps {
  name: 'recipient' | 'cc';
  label: string;
  required: boolean;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}

function PeopleFrame({ name, label, required, error, children }: PeopleFrameProps) {
  const ids = partIds(useId());
  const hasError = error !== undefined;
  return (
    <FieldFrame
      ids={ids}
      name={name}
      label={label}
      labelAs="label"
      required={required}
      mode="edit"
      {...(hasError && { error })}
    >
      {children({
        id: ids.control,
        'aria-required': required,
        'aria-invalid': hasError,
        'aria-describedby': `${ids.error} ${ids.help}`,
        placeholder: 'Name or e-mail',
        ...(hasError && { status: 'error' }),
      })}
    </FieldFrame>
  );
}

const toOption = (person: QueryPerson) => ({
  value: person.userId,
  label: writerName(person),
  hint: person.isSupplier ? `${person.email} · Supplier` : person.email,
});

/** Recipient. People who can't be asked are not proposed, and refused when found by search. */
export function RecipientField({ control, record, user }: Props) {
  const { field, fieldState } = useController({ control, name: 'recipient' });
  const [recipientType, cc] = useWatch({ control, name: ['recipientType', 'cc'] });
  const [refusal, setRefusal] = useState<string | null>(null);
  const find = useQueryPeople(record, user);
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const found = await find(text, signal);
      return text === '' ? found.filter(person => !refuseRecipient(person, user, { recipientType, cc })) : found;
    },
    [find, user, recipientType, cc],
  );
  const error = refusal ?? fieldState.error?.message;
  return (
    <PeopleFrame name="recipient" label="Query Recipient" required error={error}>
      {props => (
        <RemoteSelect<QueryPerson>
          key={recipientType}
          {...props}
          {...field}
          onChange={person => {
            const reason = person && refuseRecipient(person, user, { recipientType, cc });
            setRefusal(reason);
            if (reason === null) field.onChange(person);
          }}
          search={search}
          toOption={toOption}
          searchOnly={record.people.length === 0}
        />
      )}
    </PeopleFrame>
  );
}

export function CcField({ control, record, user }: Props) {
  const { field, fieldState } = useController({ control, name: 'cc' });
  const recipient = useWatch({ control, name: 'recipient' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const search = useQueryPeople(record, user);
  const error = refusal ?? fieldState.error?.message;
  return (
    <PeopleFrame name="cc" label="CC" required={false} error={error}>
      {props => (
        <RemoteSelect<QueryPerson>
          multiple
          {...props}
          {...field}
          onChange={people => {
            const joining = people.filter(person => !field.value.some(known => isSamePerson(known, person)));
            const reason = joining.length > 0 ? refuseCc(people, user, recipient) : null;
            setRefusal(reason);
            if (reason === null) field.onChange(people);
            return reason === null;
          }}
          search={search}
          toOption={toOption}
          searchOnly={record.people.length === 0}
        />
      )}
    </PeopleFrame>
  );
}
