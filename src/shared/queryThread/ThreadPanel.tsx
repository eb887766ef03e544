import { useRef, useState, useMemo, type ReactNode } from 'react';
import { confirm, notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { DATETIME_12_FORMAT, formatMoment } from '@/lib/dates';
import { Button } from '@/shared/ui/Button';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { ReadValue } from '@/shared/ui/ReadValue';
import { StatusTag } from '@/shared/ui/StatusTag';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { DialogFoot, Stack, Text } from '@/shared/ui/layout';
import type { Id } from '@/lib/ids';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { resolveFields } from '@/shared/fields/resolve';
import { DialogForm, type LeaveRef } from '@/shared/form/DialogForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { useQueryItems } from './api/useQueryLists';
import { useQueryWrites } from './api/useQueryWrites';
import { Conversation } from './Conversation';
import { queryMessages } from './model/messages';
import type { QueryRecord } from './model/record';
import { queryRights } from './model/rights';
import { writerName, type Query, type QueryPerson } from './model/thread';
import { BLANK_ITEM, itemSchema, type ItemValues } from './model/raise';
import { ANSWER_FILES, QUESTION_FILES, queryFields } from './queryFields';

interface ThreadPanelProps {
  record: QueryRecord;
  user: QueryPerson;
  query: Query;
  onCancel: () => void;
  onDone: () => void;
  leave?: LeaveRef | undefined;
}

const CLOSE = {
  title: 'Close this query?',
  content: 'No one can add to this query once it is closed.',
  okText: 'Close query',
  danger: true,
};

export function ThreadPanel(props: ThreadPanelProps) {
  const { record, user, query, onCancel, onDone } = props;
  const { items, error, reload } = useQueryItems(query.id);
  const writes = useQueryWrites(record, user);
  const [adding, setAdding] = useState(false);
  const [closing, setClosing] = useState(false);
  const busy = useRef(false);
  const rights = queryRights(query, items, user);
  const writing = adding || rights.respondTo !== null;

  const close = async () => {
    if (busy.current) return;
    busy.current = true;
    try {
      if (!(await confirm(CLOSE))) return;
      setClosing(true);
      const id = await writes.close(query.id);
      if (id === null) return void notify.error(queryMessages.failed);
      notify.success(queryMessages.closed);
      onDone();
    } catch (thrown) {
      notify.error(toCallError(thrown).message, { cause: thrown });
    } finally {
      busy.current = false;
      setClosing(false);
    }
  };

  const more = (rights.mayClose || rights.mayAdd) && (
    <>
      <Text tone="soft" size="small">
        This query:
      </Text>
      {rights.mayClose && (
        <Button tone="danger" busy={closing} onClick={() => void close()}>
          Close
        </Button>
      )}
      {rights.mayAdd && !adding && <Button onClick={() => setAdding(true)}>+ Add Query</Button>}
    </>
  );
  return (
    <>
      <Stack as="dl" gap={[4, 6]} tiles={150} below={6}>
        <ReadValue label="Category" value={query.category} />
        <ReadValue label="Raised by" value={writerName(query.creator)} />
        <ReadValue label="Query Recipient" value={writerName(query.recipient)} />
        {query.cc.length > 0 && <ReadValue label="CC" value={query.cc.map(writerName).join(', ')} />}
        <ReadValue label="Raised on" value={formatMoment(query.raisedAt, DATETIME_12_FORMAT)} />
        <ReadValue label="Status" value={<StatusTag status={query.status} />} />
      </Stack>
      {error && <ErrorPanel error={error} onRetry={() => void reload()} />}
      {items ? <Conversation query={query} items={items} user={user} /> : !error && <TextSkeleton lines={4} />}
      {writing ? (
        <ItemForm {...props} key={rights.respondTo ?? 'add'} respondTo={adding ? null : rights.respondTo} more={more} />
      ) : (
        <DialogFoot>
          {more}
          <Text grows />
          <Button onClick={onCancel}>Cancel</Button>
        </DialogFoot>
      )}
    </>
  );
}

interface ItemFormProps extends ThreadPanelProps {
  /** Id of the question to answer; null: a further question. */
  respondTo: Id | null;
  more: ReactNode;
}

function ItemForm(props: ItemFormProps) {
  const { record, user, query, respondTo, more, onCancel, onDone, leave } = props;
  const { id: queryId } = query;
  const writes = useQueryWrites(record, user);
  const label = respondTo === null ? 'Query' : 'Response';
  const families = respondTo === null ? QUESTION_FILES : ANSWER_FILES;
  const form = useDocumentForm<ItemValues, Id | null>({
    key: { screen: respondTo === null ? 'query.add' : 'query.respond', recordId: String(respondTo ?? queryId) },
    initial: BLANK_ITEM,
    schemaFor: () => itemSchema(`${label} is required`),
    fieldsFor: () => queryFields(label, families, record),
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
    () => resolveFields(queryFields(label, families, record), [], [], BLANK_ITEM),
    [label, families, record],
  );
  return (
    <DialogForm form={form} recordPath={record.path} more={more} onCancel={onCancel} leave={leave}>
      <FieldGrid control={form.control} resolved={fields} />
    </DialogForm>
  );
}
