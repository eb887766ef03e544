import { text, type Columns } from '../../rules/declared/columns.ts';
import { sectionKinds } from '../sections.ts';
import { supplierColumns } from '../../rules/supplier/columns.ts';

const OWN = `contactNumber countryName countryCode iHaveGst isGstVerify isPanVerify gstNumber gstStatus pan panHolderName panStatus pan206ABStatus
  typeOfHolder isPanIndividual panLinkAadhar title legalName tradeName organizationType locationType address1 address2 address3 city state
  pinCode phone boardline companyWebsite yearFounded taxNo w8W9 tan tanStatus cin cinStatus isMsme msmeNumber msmeEnterpriseType isLowerTds
  eInvoiceApplicable unregisteredGSTVendor annualAggregateTurnover taxPayerType orgCategory serviceProvidedToIndia trc trcAttachment
  noPeDeclarationForm noPeDeclarationFormAttachment formA2 formA2Attachment`;

/** Registration fields of the supplier record, by form name (spec 1 §3 'Registration form values'). */
export const registrationColumns: Columns = {
  ...Object.fromEntries(
    OWN.split(/\s+/).map(name => {
      const column = supplierColumns[name];
      if (!column) throw new Error(`There is no column ${name}`);
      return [name, column];
    }),
  ),
  registration: text('Organization Registration Number', { column: 'registration_number' }),
  currency: text('Currency', { column: 'default_currency' }),
};

/** Nested lists of the form: the sections' rows, and the account's tax numbers. */
export const REGISTRATION_LISTS: readonly string[] = [
  ...sectionKinds.map(({ formList }) => formList),
  'accountsTaxDetails',
];
