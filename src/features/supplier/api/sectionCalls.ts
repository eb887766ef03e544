import type { FieldValues } from 'react-hook-form';
import type { RowOf } from '@/domain/record/api/operations';
import type { Id } from '@/lib/ids';
import type { KnownTo } from '@/shared/fields/wire';
import { allRows } from '@/shared/list/listInput';
import type { BankValues } from '../bank/bank.section';
import type { ContactValues } from '../contacts/contacts.section';
import type { DocumentValues } from '../documents/documents.section';
import type { FinancialValues } from '../financial/financial.fields';
import type { LocationValues } from '../locations/locations.fields';
import type { ClientReferenceValues, CompanyReferenceValues } from '../references/references.section';
import type { RelatedCompanyValues } from '../related/relatedCompanies.section';
import { sectionRows } from '../sectionRows';
import type { ServiceableValues } from '../serviceable/serviceable.section';
import * as accounts from './accounts.graphql.generated';
import * as contact from './contacts.graphql.generated';
import * as first from './firstSection.graphql.generated';
import * as ops from './sections.graphql.generated';
import { isAnothers } from './useProfileChecks';
import { bySupplier } from './prefetchFirstSection';
import type { SectionCalls } from './useSectionStore';

/** What differs between sections meets only its own rows and answers. */
function calls<V extends FieldValues, Row extends { id: Id | null; status: string | null }>(
  // oxlint-disable-next-line typescript/no-explicit-any
  own: SectionCalls<V, Row, any>,
): SectionCalls {
  return own as unknown as SectionCalls;
}

const TAKEN_ELSEWHERE = 'This Account number is already exist';
const CHECK_FAILED = 'Error checking Account number';

/** What a section's rows are on the wire. */
type Wire<Id extends keyof typeof sectionRows> = ReturnType<(typeof sectionRows)[Id]['toWire']>;

/** Every section's calls by the section's id. */
export const sectionCalls = {
  related: calls<RelatedCompanyValues, RowOf<first.SupplierRelatedCompanyListQuery['supplierRelatedCompanyList']>>({
    list: first.SupplierRelatedCompanyListDocument,
    variables: bySupplier,
    rowsOf: (answer: first.SupplierRelatedCompanyListQuery) => answer.supplierRelatedCompanyList?.data,
    toValues: sectionRows.related.fromWire,
    create: first.CreateSupplierRelatedCompanyDocument,
    toInput: (values, { id, supplierId, came }) => {
      const fields: KnownTo<first.SupplierRelatedCompanyInput, Wire<'related'>> = sectionRows.related.toWire(
        values,
        came,
      );
      return { ...(id && { id }), supplierId, ...fields };
    },
    remove: first.DeleteSupplierRelatedCompanyDocument,
  }),
  locations: calls<LocationValues, RowOf<ops.SupplierLocationOfPresenceListQuery['supplierLocationOfPresenceList']>>({
    list: ops.SupplierLocationOfPresenceListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierLocationOfPresenceListQuery) => answer.supplierLocationOfPresenceList?.data,
    toValues: sectionRows.locations.fromWire,
    create: ops.CreateSupplierLocationOfPresenceDocument,
    toInput: (values, { id, supplierId, came }) => {
      const input: ops.SupplierLocationOfPresenceInput = {
        ...(id && { id }),
        supplierId,
        ...sectionRows.locations.toWire(values, came),
      };
      return input;
    },
    remove: ops.DeleteSupplierLocationOfPresenceDocument,
  }),
  contacts: calls<ContactValues, RowOf<contact.SupplierByContactListQuery['supplierByContactList']>>({
    list: contact.SupplierByContactListDocument,
    variables: bySupplier,
    rowsOf: (answer: contact.SupplierByContactListQuery) => answer.supplierByContactList?.data,
    toValues: sectionRows.contacts.fromWire,
    create: contact.CreateSupplierContactDocument,
    toInput: (values, { id, supplierId, came }) => {
      const fields: KnownTo<contact.SupplierContactInput, Wire<'contacts'>> = sectionRows.contacts.toWire(values, came);
      return { ...(id && { id }), supplierId, ...fields };
    },
    remove: contact.DeleteSupplierContactDocument,
  }),
  documents: calls<DocumentValues, RowOf<ops.SupplierDocumentListQuery['supplierDocumentList']>>({
    list: ops.SupplierDocumentListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierDocumentListQuery) => answer.supplierDocumentList?.data,
    toValues: sectionRows.documents.fromWire,
    create: ops.CreateSupplierDocumentDocument,
    toInput: (values, { id, supplierId, came }) => {
      const input: ops.SupplierDocumentInput = {
        ...(id && { id }),
        supplierId,
        ...sectionRows.documents.toWire(values, came),
      };
      return input;
    },
    remove: ops.DeleteSupplierDocumentDocument,
  }),
  bank: calls<BankValues, RowOf<ops.SupplierByBankListQuery['supplierByBankList']>>({
    list: ops.SupplierByBankListDocument,
    variables: bySupplier,
    rowsOf: (answer: ops.SupplierByBankListQuery) => answer.supplierByBankList?.data,
    toValues: sectionRows.bank.fromWire,
    create: ops.CreateSupplierBankDocument,
    toInput: (values, { id, supplierId, came }) => {
      const fields: KnownTo<ops.SupplierBankInput, Wire<'bank'>> = sectionRows.bank.toWire(values, came);
      return { ...(id && { id }), supplierId, ...fields };
    },
    // Another supplier's account is found before it is sent (spec 1 §5, DECISIONS 47).
    checkedBy: accounts.SupplierByBankListDocument,
    check: async (ask, { accountNumber }, { supplierId }) => {
      const accountnumber = accountNumber.trim();
      if (accountnumber === '') return null;
      try {
        const answer = (await ask({ input: allRows({ accountnumber }) })) as accounts.SupplierByBankListQuery;
        const others = answer.supplierByBankList?.data ?? [];
        return others.some(row => isAnothers(row, accountnumber, supplierId))
          ? { field: 'accountNumber', message: TAKEN_ELSEWHERE }
          : null;
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
    toValues: sectionRows.financial.fromWire,
    create: ops.CreateSupplierFinancialInformationDocument,
    toInput: (values, { id, supplierId, came }) => {
      const fields: KnownTo<ops.SupplierFinancialInformationInput, Wire<'financial'>> = sectionRows.financial.toWire(
        values,
        came,
      );
      return [{ ...(id && { id }), supplierId, ...fields }];
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
    toValues: sectionRows.companyReferences.fromWire,
    create: ops.CreateSupplierReferenceCompanyDocument,
    toInput: (values, { id, supplierId, came }) => {
      const fields: KnownTo<
        ops.SupplierReferenceCompanyInput,
        Wire<'companyReferences'>
      > = sectionRows.companyReferences.toWire(values, came);
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
    toValues: sectionRows.clientReferences.fromWire,
    create: ops.CreateSupplierReferenceClientDocument,
    toInput: (values, { id, supplierId, came }) => {
      const fields: KnownTo<
        ops.SupplierReferenceClientInput,
        Wire<'clientReferences'>
      > = sectionRows.clientReferences.toWire(values, came);
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
    toValues: sectionRows.serviceable.fromWire,
    create: ops.CreateSupplierServiceableCategoryLocationDocument,
    toInput: (values, { supplierId }) => {
      const input: ops.SupplierServiceableInput = { supplierId, ...sectionRows.serviceable.toWire(values) };
      return input;
    },
    // It is said anew, never deleted: the section offers no delete.
    remove: ops.CreateSupplierServiceableCategoryLocationDocument,
  }),
};
