import type { FieldValues } from 'react-hook-form';
import { fromWire, toWire, type KnownTo, type WireOf } from '@/shared/fields/wire';
import { allRows } from '@/shared/list/listInput';
import { bankFields, type BankValues } from '../bank/bank.section';
import { contactFields, type ContactValues } from '../contacts/contacts.section';
import { documentFromWire, documentToWire } from '../documents/documents.mappers';
import type { DocumentValues } from '../documents/documents.section';
import { financialFields, type FinancialValues } from '../financial/financial.fields';
import { locationFromWire, locationToWire } from '../locations/locations.mappers';
import type { LocationValues } from '../locations/locations.fields';
import {
  clientReferenceFields,
  companyReferenceFields,
  type ClientReferenceValues,
  type CompanyReferenceValues,
} from '../references/references.section';
import { relatedCompanyFields, type RelatedCompanyValues } from '../related/relatedCompanies.section';
import { serviceableFromWire, serviceableToWire } from '../serviceable/serviceable.mappers';
import type { ServiceableValues } from '../serviceable/serviceable.section';
import * as contact from './contacts.graphql.generated';
import * as ops from './sections.graphql.generated';
import { bySupplier, type SectionCalls } from './useSectionStore';

/** What differs between sections meets only its own rows and answers. */
function calls<V extends FieldValues, Row extends { id: number | null; status: string | null }>(
  // oxlint-disable-next-line typescript/no-explicit-any
  own: SectionCalls<V, Row, any>,
): SectionCalls {
  return own as unknown as SectionCalls;
}

const TAKEN_ELSEWHERE = 'This Account number is already exist';
const CHECK_FAILED = 'Error checking Account number';

/** Every section's calls by the section's id. */
export const sectionCalls = {
  related: calls<RelatedCompanyValues, RowOf<ops.SupplierRelatedCompanyListQuery['supplierRelatedCompanyList']>>({
    list: ops.SupplierRelatedCompanyListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierRelatedCompanyListQuery) => answer.supplierRelatedCompanyList?.data,
    toValues: row => fromWire(relatedCompanyFields, row),
    create: ops.CreateSupplierRelatedCompanyDocument,
    toInput: (values, { id, supplierId }) => {
      const fields: KnownTo<ops.SupplierRelatedCompanyInput, WireOf<typeof relatedCompanyFields>> = toWire(
        relatedCompanyFields,
        values,
      );
      return { ...(id && { id }), supplierId, ...fields };
    },
    remove: ops.DeleteSupplierRelatedCompanyDocument,
  }),
  locations: calls<LocationValues, RowOf<ops.SupplierLocationOfPresenceListQuery['supplierLocationOfPresenceList']>>({
    list: ops.SupplierLocationOfPresenceListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierLocationOfPresenceListQuery) => answer.supplierLocationOfPresenceList?.data,
    toValues: locationFromWire,
    create: ops.CreateSupplierLocationOfPresenceDocument,
    toInput: (values, { id, supplierId }) => {
      const input: ops.SupplierLocationOfPresenceInput = { ...(id && { id }), supplierId, ...locationToWire(values) };
      return input;
    },
    remove: ops.DeleteSupplierLocationOfPresenceDocument,
  }),
  contacts: calls<ContactValues, RowOf<contact.SupplierByContactListQuery['supplierByContactList']>>({
    list: contact.SupplierByContactListDocument,
    variables: bySupplier,
    rowsOf: (answer: contact.SupplierByContactListQuery) => answer.supplierByContactList?.data,
    toValues: row => fromWire(contactFields, row),
    create: contact.CreateSupplierContactDocument,
    toInput: (values, { id, supplierId }) => {
      const fields: KnownTo<contact.SupplierContactInput, WireOf<typeof contactFields>> = toWire(contactFields, values);
      return { ...(id && { id }), supplierId, ...fields };
    },
    remove: contact.DeleteSupplierContactDocument,
  }),
  documents: calls<DocumentValues, RowOf<ops.SupplierDocumentListQuery['supplierDocumentList']>>({
    list: ops.SupplierDocumentListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierDocumentListQuery) => answer.supplierDocumentList?.data,
    toValues: documentFromWire,
    create: ops.CreateSupplierDocumentDocument,
    toInput: (values, { id, supplierId }) => {
      const input: ops.SupplierDocumentInput = { ...(id && { id }), supplierId, ...documentToWire(values) };
      return input;
    },
    remove: ops.DeleteSupplierDocumentDocument,
  }),
  bank: calls<BankValues, RowOf<ops.SupplierByBankListQuery['supplierByBankList']>>({
    list: ops.SupplierByBankListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierByBankListQuery) => answer.supplierByBankList?.data,
    toValues: row => fromWire(bankFields, row),
    create: ops.CreateSupplierBankDocument,
    toInput: (values, { id, supplierId }) => {
      const fields: KnownTo<ops.SupplierBankInput, WireOf<typeof bankFields>> = toWire(bankFields, values);
      return { ...(id && { id }), supplierId, ...fields };
    },
    // Another supplier's account is found before it is sent (spec 1 §5, DECISIONS 47).
    check: async (ask, { accountNumber }, { supplierId }) => {
      const accountnumber = accountNumber.trim();
      if (accountnumber === '') return null;
      try {
        const answer = (await ask({ input: allRows({ accountnumber }) })) as ops.SupplierByBankListQuery;
        const others = answer.supplierByBankList?.data?.some(row => row.supplierId !== supplierId);
        return others ? { field: 'accountNumber', message: TAKEN_ELSEWHERE } : null;
      } catch {
        return { field: 'accountNumber', message: CHECK_FAILED };
      }
    },
    remove: ops.DeleteSupplierBankDocument,
  }),
  financial: calls<
    FinancialValues,
    RowOf<ops.SupplierFinancialInformationListQuery['supplierFinancialInformationList']>
  >({
    list: ops.SupplierFinancialInformationListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierFinancialInformationListQuery) => answer.supplierFinancialInformationList?.data,
    toValues: row => ({ ...fromWire(financialFields, row), year: String(row.year ?? '') }),
    create: ops.CreateSupplierFinancialInformationDocument,
    toInput: (values, { id, supplierId }) => {
      const fields: KnownTo<ops.SupplierFinancialInformationInput, WireOf<typeof financialFields>> = toWire(
        financialFields,
        values,
      );
      return [{ ...(id && { id }), supplierId, year: Number(values.year), ...fields }];
    },
    // The contract has no call to delete a year: the list of years says so.
    remove: ops.CreateSupplierFinancialInformationDocument,
    toRemoval: (_row, { id, supplierId }) => [{ id, supplierId, deleted: true }],
  }),
  companyReferences: calls<
    CompanyReferenceValues,
    RowOf<ops.SupplierReferenceCompanyListQuery['supplierReferenceCompanyList']>
  >({
    list: ops.SupplierReferenceCompanyListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierReferenceCompanyListQuery) => answer.supplierReferenceCompanyList?.data,
    toValues: row => fromWire(companyReferenceFields, row),
    create: ops.CreateSupplierReferenceCompanyDocument,
    toInput: (values, { id, supplierId }) => {
      const fields: KnownTo<ops.SupplierReferenceCompanyInput, WireOf<typeof companyReferenceFields>> = toWire(
        companyReferenceFields,
        values,
      );
      return { ...(id && { id }), supplierId, ...fields };
    },
    remove: ops.DeleteSupplierReferenceCompanyDocument,
  }),
  clientReferences: calls<
    ClientReferenceValues,
    RowOf<ops.SupplierReferenceClientListQuery['supplierReferenceClientList']>
  >({
    list: ops.SupplierReferenceClientListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierReferenceClientListQuery) => answer.supplierReferenceClientList?.data,
    toValues: row => fromWire(clientReferenceFields, row),
    create: ops.CreateSupplierReferenceClientDocument,
    toInput: (values, { id, supplierId }) => {
      const fields: KnownTo<ops.SupplierReferenceClientInput, WireOf<typeof clientReferenceFields>> = toWire(
        clientReferenceFields,
        values,
      );
      return { ...(id && { id }), supplierId, ...fields };
    },
    remove: ops.DeleteSupplierReferenceClientDocument,
  }),
  serviceable: calls<
    ServiceableValues,
    NonNullable<ops.SupplierServiceableCategoryLocationByIdQuery['supplierServiceableCategoryLocationById']>
  >({
    list: ops.SupplierServiceableCategoryLocationByIdDocument,
    variables: supplierId => ({ supplierId }),
    rowsOf: (answer: ops.SupplierServiceableCategoryLocationByIdQuery) => {
      const row = answer.supplierServiceableCategoryLocationById;
      return row ? [row] : [];
    },
    toValues: serviceableFromWire,
    create: ops.CreateSupplierServiceableCategoryLocationDocument,
    toInput: (values, { supplierId }) => {
      const input: ops.SupplierServiceableInput = { supplierId, ...serviceableToWire(values) };
      return input;
    },
    // It is said anew, never deleted: the section offers no delete.
    remove: ops.CreateSupplierServiceableCategoryLocationDocument,
  }),
};

/** A row of a list's answer. */
type RowOf<Page extends { data: readonly unknown[] | null } | null> = NonNullable<NonNullable<Page>['data']>[number];
