import { minLength } from '@/shared/fields/rules';
import type { FieldDef } from '@/shared/fields/types';
import type { FileFamily } from '@/lib/fileTypes';
import { MIN_TEXT, queryMessages } from './model/messages';
import type { RaiseValues } from './model/raise';
import type { QueryRecord } from './model/record';

/** Question files: csv, excel, pdf, gif, jpeg; answers also allow e-mails (spec 2 §5). */
export const QUESTION_FILES: readonly FileFamily[] = ['csv', 'excel', 'pdf', 'image'];
export const ANSWER_FILES: readonly FileFamily[] = [...QUESTION_FILES, 'email'];

type QueryFields = Pick<RaiseValues, 'text' | 'attachments'>;

/** Fields of a question or an answer; `model/raise` validates them. */
export function queryFields(
  label: string,
  families: readonly FileFamily[],
  { module, context, contextId }: QueryRecord,
): FieldDef<QueryFields>[] {
  return [
    {
      kind: 'longText',
      name: 'text',
      label,
      rows: 4,
      required: true,
      rules: [minLength(MIN_TEXT, queryMessages.tooShort)],
      span: 3,
    },
    {
      kind: 'attachment',
      name: 'attachments',
      label: 'Attachment',
      families,
      module,
      context,
      contextId: String(contextId),
      span: 3,
    },
  ];
}

/** Category and recipient type of a new query. Suppliers can ask buyers only. */
export function aboutFields(isSupplier: boolean): FieldDef<RaiseValues>[] {
  return [
    {
      kind: 'remoteSelect',
      name: 'category',
      label: 'Category',
      lookup: 'categories',
      required: true,
      placeholder: 'Select a category',
    },
    {
      kind: 'select',
      name: 'recipientType',
      label: 'Recipient type',
      options: ['User', 'Supplier'].map(value => ({ value, label: value })),
      asButtons: true,
      visible: () => !isSupplier,
    },
  ];
}
