import {
  approverField,
  disclaimer,
  invoiceFileField,
  invoiceNumberField,
  pastInvoiceDateField,
  plainText,
  supportingDocumentsField,
} from '@/domain/invoice/fields';
import { recordTypes } from '@/domain/recordTypes';
import { defineFields } from '@/shared/fields/define';
import { maxLength, minLength, onDraft } from '@/shared/fields/rules';

export const headerFields = defineFields([
  approverField,
  invoiceNumberField,
  pastInvoiceDateField,
  {
    kind: 'text',
    name: 'invoiceNarration',
    label: 'Narration',
    required: true,
    rules: [onDraft(minLength(5)), onDraft(maxLength(30)), plainText],
    span: 2,
  },
  invoiceFileField('invoiceDocument', 'Upload Invoice', recordTypes.ProformaInvoice),
  supportingDocumentsField(recordTypes.ProformaInvoice),
]);

export const endingFields = (bySupplier: boolean) =>
  defineFields([
    { kind: 'longText', name: 'notes', label: 'Notes', rows: 3, rules: [plainText], span: 3 },
    disclaimer(bySupplier, 'this advance was agreed on the purchase order named here'),
  ]);
