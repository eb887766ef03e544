import {
  disclaimer,
  invoiceFileField,
  invoiceNumberField,
  pastInvoiceDateField,
  plainText,
  supportingDocumentsField,
} from '@/domain/invoice/fields';
import { recordTypes } from '@/domain/recordTypes';
import { defineFields } from '@/shared/fields/define';
import { minLength } from '@/shared/fields/rules';
import { messages } from '../messages';

const NOTES_LEAST = 20;

/** Header fields that users enter; the rest comes from the order and its receipts (spec 3 §3, §5). */
export const headerFields = defineFields([
  invoiceNumberField,
  pastInvoiceDateField,
  { kind: 'text', name: 'supplierBoardline', label: 'Supplier Board Line' },
  { kind: 'text', name: 'invoiceHeaderText', label: 'Invoice Header Text', span: 2 },
  { kind: 'text', name: 'invoiceItemHeaderText', label: 'Invoice Item Text' },
]);

export const documentFields = defineFields([
  invoiceFileField('invoicePDF', 'Upload Invoice', recordTypes.DeliveryInvoice),
  { ...supportingDocumentsField(recordTypes.DeliveryInvoice), name: 'attachment' },
]);

export const endingFields = (bySupplier: boolean) =>
  defineFields([
    {
      kind: 'longText',
      name: 'note',
      label: 'Notes',
      rows: 3,
      rules: [plainText, minLength(NOTES_LEAST, messages.notesTooShort)],
      span: 3,
    },
    disclaimer(bySupplier, 'the goods or services billed here were supplied as ordered'),
  ]);
