import { useCallback, useId, useState } from 'react';
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

function usePeopleField<N extends 'recipient' | 'cc'>(control: Control<RaiseValues>, name: N) {
  const ids = partIds(useId());
  const { field, fieldState } = useController({ control, name });
  const error = fieldState.error?.message;
  const aria = (required: boolean, refusal: string | null): ControlProps => ({
    id: ids.control,
    'aria-required': required,
    'aria-invalid': error !== undefined || refusal !== null,
    'aria-describedby': `${ids.error} ${ids.help}`,
    ...(error !== undefined || refusal !== null ? { status: 'error' as const } : {}),
  });
  return { ids, field, error, aria };
}

const toOption = (person: QueryPerson) => ({
  value: person.userId,
  label: writerName(person),
  hint: person.isSupplier ? `${person.email} · Supplier` : person.email,
});

/** Recipient. People who can't be asked are not proposed, and refused when found by search. */
export function RecipientField({ control, record, user }: Props) {
  const { ids, field, error, aria } = usePeopleField(control, 'recipient');
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
  const shown = refusal ?? error;
  return (
    <FieldFrame
      ids={ids}
      name="recipient"
      label="Query Recipient"
      labelAs="label"
      required
      mode="edit"
      {...(shown === undefined ? {} : { error: shown })}
    >
      <RemoteSelect<QueryPerson>
        key={recipientType}
        {...aria(true, refusal)}
        ref={field.ref}
        value={field.value}
        onChange={person => {
          const reason = person && refuseRecipient(person, user, { recipientType, cc });
          setRefusal(reason);
          if (reason === null) field.onChange(person);
        }}
        onBlur={field.onBlur}
        search={search}
        toOption={toOption}
        searchOnly={record.people.length === 0}
        placeholder="Name or e-mail"
      />
    </FieldFrame>
  );
}

export function CcField({ control, record, user }: Props) {
  const { ids, field, error, aria } = usePeopleField(control, 'cc');
  const recipient = useWatch({ control, name: 'recipient' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const search = useQueryPeople(record, user);
  const shown = refusal ?? error;
  return (
    <FieldFrame
      ids={ids}
      name="cc"
      label="CC"
      labelAs="label"
      required={false}
      mode="edit"
      {...(shown === undefined ? {} : { error: shown })}
    >
      <RemoteSelect<QueryPerson>
        multiple
        {...aria(false, refusal)}
        ref={field.ref}
        value={field.value}
        onChange={people => {
          const joining = people.filter(person => !field.value.some(known => isSamePerson(known, person)));
          const reason = joining.length > 0 ? refuseCc(people, user, recipient) : null;
          setRefusal(reason);
          if (reason === null) field.onChange(people);
          return reason === null;
        }}
        onBlur={field.onBlur}
        search={search}
        toOption={toOption}
        searchOnly={record.people.length === 0}
        placeholder="Name or e-mail"
      />
    </FieldFrame>
  );
}
