import type { ReactNode } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { DialogForm, type Leave } from '@/shared/form/DialogForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { useQueryWrites } from './api/useQueryWrites';
import { ANSWER_FILES, FilesField, LongTextField, QUESTION_FILES } from './formFields';
import { queryMessages } from './model/messages';
import { BLANK_ITEM, itemSchema, type ItemValues } from './model/raise';
import type { QueryRecord } from './model/record';
import type { QueryPerson } from './model/thread';

interface ItemFormProps {
  record: QueryRecord;
  user: QueryPerson;
  queryId: number;
  /** The question being answered; null: a further question. */
  respondTo: number | null;
  more?: ReactNode;
  onCancel: () => void;
  onDone: () => void;
  onLeaveChange: (leave: Leave) => void;
}

/** An answer, or a further question. */
export function ItemForm(props: ItemFormProps) {
  const { record, user, queryId, respondTo, more, onCancel, onDone, onLeaveChange } = props;
  const writes = useQueryWrites(record, user);
  const label = respondTo === null ? 'Query' : 'Response';
  const form = useDocumentForm<ItemValues, number | null>({
    key: { screen: respondTo === null ? 'query.add' : 'query.respond', recordId: String(respondTo ?? queryId) },
    initial: BLANK_ITEM,
    schemaFor: () => itemSchema(`${label} is required`),
    save: values => (respondTo === null ? writes.ask(queryId, values) : writes.respond(queryId, respondTo, values)),
    readResult: id => (id !== null && id > 0 ? 'ok' : { error: queryMessages.failed }),
    onSaved: () => {
      notify.success(respondTo === null ? queryMessages.raised : queryMessages.answered);
      onDone();
    },
    toFormPath: path => (path === 'query' || path === 'response' ? 'text' : path),
  });
  const families = respondTo === null ? QUESTION_FILES : ANSWER_FILES;
  return (
    <DialogForm form={form} lookAt={record.path} more={more} onCancel={onCancel} onLeaveChange={onLeaveChange}>
      <LongTextField control={form.control} name="text" label={label} />
      <FilesField control={form.control} name="attachments" families={families} record={record} />
    </DialogForm>
  );
}
