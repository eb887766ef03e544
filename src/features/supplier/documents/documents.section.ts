import { addDays, today } from '@/lib/dates';
import { equalsIgnoreCase } from '@/lib/text';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { notLaterThanDays } from '@/shared/fields/rules';
import type { FieldDef } from '@/shared/fields/types';
import type { Choice, Identity } from '@/shared/fieldTypes/types';
import { getBlank, deserialize, serialize } from '@/shared/fields/dto';
import type { SectionDef } from '../section/section';
import { textIn } from '../model/verifiedValues';
import { MSME_AUTHORITY, MSME_CERTIFICATE, namedChoice, PAPERS, textField } from '../profile/profileFields';
import * as ops from '../api/sections.graphql.generated';
import { filesIn, profileSection } from '../profile/profileSection';
import { recordTypes } from '@/domain/recordTypes';

/** Length of an MSME (Udyam) number (spec 1 §9). */
const MSME_NUMBER = 19;

type Named = { certificateName: Choice | null };
const isMsme = ({ certificateName }: Named) => equalsIgnoreCase(certificateName?.name, MSME_CERTIFICATE);
const isOther = (values: Named) => !isMsme(values);
const lockedForMsme = (values: Named) => (isMsme(values) ? ('locked' as const) : ('edit' as const));

/** Fields of a document or certificate (spec 1 §5, exact messages). An MSME number is verified and fills the other fields. */
export const certificateFields = defineFields([
  namedChoice('certificateName', 'Certificate Name', 'certificates', { required: 'Certificate name is required' }),
  textField('certificateNumber', 'Certificate Number', {
    private: true,
    dto: false,
    dependsOn: ['certificateName'],
    visible: isOther,
    required: 'Certificate number is required',
  }),
  {
    kind: 'identity',
    name: 'msmeNumber',
    dto: false,
    label: 'Certificate Number',
    length: MSME_NUMBER,
    check: 'msme',
    auto: true,
    checking: 'Please wait check msme details',
    dependsOn: ['certificateName'],
    visible: isMsme,
    required: 'Certificate number is required',
    rules: [
      { test: ({ verified }: Identity) => verified, message: 'Enter all 19 characters to check the MSME number' },
    ],
  },
  {
    kind: 'date',
    name: 'issueDate',
    label: 'Issue Date',
    dependsOn: ['certificateName'],
    mode: lockedForMsme,
    max: () => addDays(today(), -1),
    required: 'Issue date is required',
    rules: [notLaterThanDays(-1, 'Issue date must be before today')],
  },
  {
    kind: 'date',
    name: 'dateOfExpiry',
    label: 'Date Of Expiry',
    min: today,
    rules: [{ test: (day: string) => day >= today(), message: "Date of expiry can't be in the past" }],
  },
  textField('issueAuthority', 'Issuing Authority', { dependsOn: ['certificateName'], mode: lockedForMsme }),
  {
    kind: 'text',
    name: 'classificationYear',
    label: 'Classification Year',
    dependsOn: ['certificateName'],
    visible: isMsme,
    mode: 'locked',
  },
  { kind: 'attachment', name: 'attachment', label: 'Attachment', required: 'Document is required', span: 2, ...PAPERS },
]);

export type DocumentValues = ValuesOf<typeof certificateFields>;

function getCertificateNumber(values: DocumentValues): string {
  return isMsme(values) ? values.msmeNumber.text : values.certificateNumber;
}

/** Fills issuer, date and year from a verified MSME number (spec 1 §7 'MSME'). */
function deriveDocument(values: DocumentValues, previous: DocumentValues): Partial<DocumentValues> | null {
  if (isMsme(values) !== isMsme(previous))
    return { issueDate: '', classificationYear: '', issueAuthority: isMsme(values) ? MSME_AUTHORITY : '' };
  if (!isMsme(values) || values.msmeNumber === previous.msmeNumber) return null;
  const { found } = values.msmeNumber;
  return { issueDate: textIn(found, 'issueDate'), classificationYear: textIn(found, 'classificationYear') };
}

/** Name and number of a verified certificate are locked; document and expiry can be renewed. */
const VERIFIED = new Set<string>(['certificateName', 'msmeNumber']);
const verifiedFields = certificateFields.map(field =>
  VERIFIED.has(field.name) ? { ...field, mode: 'locked' as const } : field,
) as readonly FieldDef<DocumentValues>[];

export const documentsSection: SectionDef<DocumentValues> = {
  name: 'supplier.documents',
  title: 'Documents and Certificates',
  modalTitle: 'Document',
  noun: 'document',
  columns: [
    'certificateName',
    { title: 'Certificate Number', text: ({ values }) => getCertificateNumber(values) },
    'issueDate',
    'dateOfExpiry',
    'issueAuthority',
  ],
  fields: ({ row }) => (row && isMsme(row.values) ? verifiedFields : certificateFields),
  blank: () => getBlank(certificateFields),
  derive: deriveDocument,
  problems: values =>
    isMsme(values) && values.msmeNumber.verified && !values.issueDate
      ? [{ field: 'issueDate', message: 'Issue date is required' }]
      : [],
  deleteLabel: 'Deactive',
  savedMessage: 'document details has been create successfully! ',
};

type Dto = Parameters<typeof deserialize<typeof certificateFields>>[1] & { certificateNumber: string | null };

function deserializeDocument(row: Dto): DocumentValues {
  const values = deserialize(certificateFields, row);
  const number = row.certificateNumber ?? '';
  return isMsme(values)
    ? { ...values, msmeNumber: { text: number.toUpperCase(), verified: number !== '' } }
    : { ...values, certificateNumber: number };
}

function serializeDocument(values: DocumentValues, came: object | null) {
  return {
    ...serialize(certificateFields, values, came),
    certificateNumber: getCertificateNumber(values).trim() || null,
  };
}

export const documents = profileSection({
  id: 'documents',
  formName: 'certificates',
  entity: 'SupplierDocument',
  approval: recordTypes.SupplierUpdate,
  declare: () => documentsSection,
  deserialize: deserializeDocument,
  serialize: serializeDocument,
  calls: {
    list: ops.SupplierDocumentListDocument,
    getRows: response => response.supplierDocumentList?.data,
    create: ops.CreateSupplierDocumentDocument,
    remove: ops.DeleteSupplierDocumentDocument,
  },
  redline: { names: ['certificateName'], documents: filesIn('attachment') },
});
