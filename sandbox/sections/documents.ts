import { date, files, text } from '../rules/declared/columns.ts';
import { isDocumentExpiryDay, isIssueDay, needs, textIn } from './rules.ts';
import type { SectionKind } from './sectionType.ts';

/** Spec 1 §3 'Document / certificate'. */
export const documents: SectionKind = {
  entity: 'SupplierDocument',
  label: 'Documents',
  noun: 'document',
  table: 'supplier_document',
  approval: 'SupplierUpdate',
  formList: 'certificates',
  calls: { list: 'supplierDocumentList', create: 'createSupplierDocument', remove: 'deleteSupplierDocument' },
  columns: {
    certificateName: text('Certificate Name'),
    certificateType: text(),
    certificateNumber: text('Certificate Number'),
    issueDate: date('Issue Date'),
    dateOfExpiry: date('Date Of Expiry'),
    issueAuthority: text('Issuing Authority'),
    classificationYear: text('Classification Year'),
    attachment: files('Attachment'),
  },
  files: { attachment: { families: ['pdf', 'image', 'word'] } },
  check(draft) {
    needs({
      certificateName: 'Certificate name is required',
      certificateNumber: 'Certificate number is required',
      issueDate: 'Issue date is required',
      attachment: 'Document is required',
    })(draft);
    if (!isIssueDay(textIn(draft.row, 'issueDate'))) draft.say('issueDate', 'Issue date must be before today');
    if (!isDocumentExpiryDay(textIn(draft.row, 'dateOfExpiry')))
      draft.say('dateOfExpiry', "Date of expiry can't be in the past");
  },
};
