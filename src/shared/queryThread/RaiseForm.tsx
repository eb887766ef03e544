import Radio from 'antd/es/radio';
import Select from 'antd/es/select';
import type { Control } from 'react-hook-form';
import { notify } from '@/platform/feedback/feedback';
import { FieldFrame } from '@/shared/fields/FieldFrame';
import { DialogForm, type Leave } from '@/shared/form/DialogForm';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { ErrorPanel } from '@/shared/ui/ErrorPanel';
import { useQueryCategories } from './api/useQueryLists';
import { useQueryWrites } from './api/useQueryWrites';
import { FilesField, LongTextField, QUESTION_FILES, useQueryField } from './formFields';
import { queryMessages } from './model/messages';
import { BLANK_RAISE, raiseSchema, type RaiseValues } from './model/raise';
import type { QueryRecord } from './model/record';
import type { Query, QueryPerson } from './model/thread';
import { CcField, RecipientField } from './PeopleFields';
import styles from './QueryModal.module.css';

interface RaiseFormProps {
  record: QueryRecord;
  user: QueryPerson;
  queries: readonly Query[];
  onCancel: () => void;
  onDone: () => void;
  onLeaveChange: (leave: Leave) => void;
}

/** A new query: what about, to whom, the question, files. */
export function RaiseForm({ record, user, queries, onCancel, onDone, onLeaveChange }: RaiseFormProps) {
  const writes = useQueryWrites(record, user);
  const form = useDocumentForm<RaiseValues, number | null>({
    key: { screen: 'query.raise', recordId: `${record.context}.${record.contextId}` },
    initial: BLANK_RAISE,
    schemaFor: values => raiseSchema(values, user),
    save: values =>
      writes.raise(
        values,
        queries.map(query => query.id),
      ),
    readResult: id => (id !== null && id > 0 ? 'ok' : { error: queryMessages.failed }),
    onSaved: () => {
      notify.success(queryMessages.raised);
      onDone();
    },
    toFormPath: path =>
      ({ categoryCode: 'category', recipientId: 'recipient', emailInCC: 'cc', query: 'text' })[path] ?? path,
  });
  const { control, setValue } = form;
  return (
    <DialogForm form={form} lookAt={record.path} onCancel={onCancel} onLeaveChange={onLeaveChange}>
      <div className={styles.grid}>
        <CategoryField control={control} />
        {!user.isSupplier && <RecipientTypeField control={control} onChange={() => setValue('recipient', null)} />}
        <RecipientField control={control} record={record} user={user} />
        <CcField control={control} record={record} user={user} />
      </div>
      <LongTextField control={control} name="text" label="Query" />
      <FilesField control={control} name="attachments" families={QUESTION_FILES} record={record} />
    </DialogForm>
  );
}

function CategoryField({ control }: { control: Control<RaiseValues> }) {
  const { ids, field, error, aria } = useQueryField(control, 'category');
  const { categories, error: failed, loading, reload } = useQueryCategories();
  if (failed && !categories)
    return (
      <ErrorPanel message={`The categories could not be loaded. ${failed.message}`} onRetry={() => void reload()} />
    );
  return (
    <FieldFrame
      ids={ids}
      name="category"
      label="Category"
      labelAs="label"
      required
      mode="edit"
      {...(error === undefined ? {} : { error })}
    >
      <Select
        {...aria(true)}
        ref={field.ref}
        className={styles.wide}
        value={field.value?.code ?? null}
        onChange={code => field.onChange(categories?.find(category => category.code === code) ?? null)}
        onBlur={field.onBlur}
        options={(categories ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        loading={loading}
        showSearch={{ optionFilterProp: 'label' }}
        notFoundContent={loading ? 'Loading…' : 'No Data'}
        placeholder="Select a category"
      />
    </FieldFrame>
  );
}

function RecipientTypeField({ control, onChange }: { control: Control<RaiseValues>; onChange: () => void }) {
  const { ids, field } = useQueryField(control, 'recipientType');
  return (
    <FieldFrame ids={ids} name="recipientType" label="Ask" labelAs="text" required={false} mode="edit">
      <Radio.Group
        id={ids.control}
        aria-labelledby={ids.label}
        optionType="button"
        value={field.value}
        options={['User', 'Supplier']}
        onChange={event => {
          field.onChange(event.target.value);
          onChange();
        }}
      />
    </FieldFrame>
  );
}
