import { useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { FieldFrame } from '@/shared/fields/FieldFrame';
import { RemoteSelect } from '@/shared/ui/RemoteSelect';
import { useQueryPeople } from './api/useQueryPeople';
import { useQueryField } from './formFields';
import { refuseCc, refuseRecipient, type RaiseValues } from './model/raise';
import type { QueryRecord } from './model/record';
import { isSamePerson, personName, type QueryPerson } from './model/thread';

interface Props {
  control: Control<RaiseValues>;
  record: QueryRecord;
  user: QueryPerson;
}

const toOption = (person: QueryPerson) => ({
  value: person.userId,
  label: personName(person),
  hint: person.isSupplier ? `${person.email} · Supplier` : person.email,
});

/** Who is asked. One who cannot be is refused at once. */
export function RecipientField({ control, record, user }: Props) {
  const { ids, field, error, aria } = useQueryField(control, 'recipient');
  const [recipientType, cc] = useWatch({ control, name: ['recipientType', 'cc'] });
  const [refusal, setRefusal] = useState<string | null>(null);
  const search = useQueryPeople(record, user);
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
        listWhenEmpty={record.people.length > 0}
        placeholder="Name or e-mail"
      />
    </FieldFrame>
  );
}

/** Who is told as well: at most five. */
export function CcField({ control, record, user }: Props) {
  const { ids, field, error, aria } = useQueryField(control, 'cc');
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
        }}
        onBlur={field.onBlur}
        search={search}
        toOption={toOption}
        listWhenEmpty={record.people.length > 0}
        placeholder="Name or e-mail"
      />
    </FieldFrame>
  );
}
