import { useMemo, type ReactNode } from 'react';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { resolveFields } from '@/shared/fields/resolve';
import { DialogForm, type Leave } from '@/shared/form/DialogForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { useQueryWrites } from './api/useQueryWrites';
import { queryMessages } from './model/messages';
import { BLANK_ITEM, itemSchema, type ItemValues } from './model/raise';
import type { QueryRecord } from './model/record';
import { writerName, type Query, type QueryPerson } from './model/thread';
import { ANSWER_FILES, QUESTION_FILES, questionFields } from './queryFields';

interface ItemFormProps {
  record: QueryRecord;
  user: QueryPerson;
  query: Query;
  /** Id of the question to answer; null: a further question. */
  respondTo: Id | null;
  more?: ReactNode;
  onCancel: () => void;
  onDone: () => void;
  onLeaveChange: (leave: Leave) => void;
}

/** Form for an answer or a further question. */
export function ItemForm(props: ItemFormProps) {
  const { record, user, query, respondTo, more, onCancel, onDone, onLeaveChange } = props;
  const { id: queryId } = query;
  const writes = useQueryWrites(record, user);
  const label = respondTo === null ? 'Query' : 'Response';
  const families = respondTo === null ? QUESTION_FILES : ANSWER_FILES;
  const form = useDocumentForm<ItemValues, Id | null>({
    key: { screen: respondTo === null ? 'query.add' : 'query.respond', recordId: String(respondTo ?? queryId) },
    initial: BLANK_ITEM,
    schemaFor: () => itemSchema(`${label} is required`),
    fieldsFor: () => questionFields(label, families, record),
    save: values => (respondTo === null ? writes.ask(queryId, values) : writes.respond(queryId, respondTo, values)),
    readResult: id => (id === null ? { error: queryMessages.failed } : 'ok'),
    onSaved: () => {
      if (respondTo === null)
        notify.success(queryMessages.raised, { detail: `To ${writerName(query.recipient)}, on ${query.title}.` });
      else notify.success(queryMessages.answered, { detail: `${writerName(query.creator)} can close it now.` });
      onDone();
    },
    toFormPath: path => (path === 'query' || path === 'response' ? 'text' : path),
  });
  const fields = useMemo(
    () => resolveFields(questionFields(label, families, record), [], [], BLANK_ITEM),
    [label, families, record],
  );
  return (
    <DialogForm form={form} lookAt={record.path} more={more} onCancel={onCancel} onLeaveChange={onLeaveChange}>
      <FieldGrid control={form.control} resolved={fields} />
    </DialogForm>
  );
}
