import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { notify } from '@/platform/feedback/feedback';
import { FieldGrid } from '@/shared/fields/FieldGrid';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { resolveFields } from '@/shared/fields/resolve';
import { DialogForm, type LeaveRef } from '@/shared/form/DialogForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { Notice } from '@/shared/ui/Notice';
import { Stack } from '@/shared/ui/layout';
import { useCategorySearch } from './api/useQueryLists';
import { useQueryWrites } from './api/useQueryWrites';
import { queryMessages } from './model/messages';
import { BLANK_RAISE, raiseSchema, type RaiseValues } from './model/raise';
import type { QueryRecord } from './model/record';
import { writerName, type Query, type QueryPerson } from './model/thread';
import { CcField, RecipientField } from './PeopleFields';
import { aboutFields, QUESTION_FILES, queryFields } from './queryFields';

interface RaiseFormProps {
  record: QueryRecord;
  user: QueryPerson;
  queries: readonly Query[];
  onCancel: () => void;
  onDone: () => void;
  leave: LeaveRef;
}

export function RaiseForm({ record, user, queries, onCancel, onDone, leave }: RaiseFormProps) {
  const writes = useQueryWrites(record, user);
  const aboutDefs = useMemo(() => aboutFields(user.isSupplier), [user.isSupplier]);
  const form = useDocumentForm<RaiseValues, Id | null>({
    key: { screen: 'query.raise', recordId: `${record.context}.${record.contextId}` },
    initial: BLANK_RAISE,
    schemaFor: values => raiseSchema(values, user),
    fieldsFor: () => [...aboutDefs, ...queryFields('Query', QUESTION_FILES, record)],
    // Changing the recipient type clears the recipient.
    derive: (values, previous) => (values.recipientType === previous.recipientType ? null : { recipient: null }),
    save: values =>
      writes.raise(
        values,
        queries.map(query => query.id),
      ),
    readResult: id => (id === null ? { error: queryMessages.failed } : 'ok'),
    onSaved: (_intent, _id, { recipient }) => {
      notify.success(
        queryMessages.raised,
        recipient ? { detail: `To ${writerName(recipient)}, on ${record.title}.` } : {},
      );
      onDone();
    },
    toFormPath: path =>
      ({ categoryCode: 'category', recipientId: 'recipient', emailInCC: 'cc', query: 'text' })[path] ?? path,
  });
  const { control } = form;
  const lookups = { categories: useCategorySearch() };
  const about = useMemo(() => resolveFields(aboutDefs, [], [], BLANK_RAISE), [aboutDefs]);
  const question = useMemo(
    () => resolveFields(queryFields('Query', QUESTION_FILES, record), [], [], BLANK_RAISE),
    [record],
  );
  return (
    <DialogForm form={form} recordPath={record.path} onCancel={onCancel} leave={leave}>
      <FieldsProvider lookups={lookups}>
        {record.warning && (
          <Notice as="p" tone="warn" below={5}>
            {record.warning}
          </Notice>
        )}
        <FieldGrid control={control} resolved={about} />
        <Stack gap={[3, 6]} tiles={260}>
          <RecipientField control={control} record={record} user={user} />
          <CcField control={control} record={record} user={user} />
        </Stack>
        <FieldGrid control={control} resolved={question} />
      </FieldsProvider>
    </DialogForm>
  );
}
