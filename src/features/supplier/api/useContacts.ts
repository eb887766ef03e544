import { useMemo } from 'react';
import { prefetch } from '@/platform/graphql/prefetch';
import { useRecord, useRequest } from '@/platform/graphql/useRequest';
import { fromWire, toWire, type KnownTo, type WireOf } from '@/shared/fields/wire';
import { allRows } from '@/shared/list/listInput';
import type { SectionRow } from '@/shared/section/section';
import { useSavedRows } from '@/shared/section/useSavedRows';
import { contactFields, type ContactValues } from '../contacts/contacts.section';
import {
  CreateSupplierContactDocument,
  DeleteSupplierContactDocument,
  SupplierByContactListDocument,
  type SupplierByContactListQuery,
  type SupplierContactInput,
} from './contacts.graphql.generated';

type Contact = NonNullable<NonNullable<SupplierByContactListQuery['supplierByContactList']>['data']>[number];

function toRow(contact: Contact): SectionRow<ContactValues> {
  const { id, status, erpSupplierContactId } = contact;
  return {
    key: String(id),
    values: fromWire(contactFields, contact),
    status,
    facts: { id, erpSupplierContactId },
  };
}

const contactsOf = (supplierId: number) => ({ input: allRows({ SupplierId: supplierId }) });

export function prefetchContacts(supplierId: number): void {
  prefetch(SupplierByContactListDocument, contactsOf(supplierId));
}

/** The contacts of a supplier, each saved at once. */
export function useContacts(supplierId: number) {
  const variables = useMemo(() => contactsOf(supplierId), [supplierId]);
  const { data, ...rest } = useRecord(SupplierByContactListDocument, variables);
  const create = useRequest(CreateSupplierContactDocument);
  const remove = useRequest(DeleteSupplierContactDocument);
  const contacts = useMemo(() => data && (data.supplierByContactList?.data ?? []), [data]);
  return useSavedRows<ContactValues, Contact>({
    loaded: { ...rest, data: contacts },
    toRow,
    save: async (values, row) => {
      const fields: KnownTo<SupplierContactInput, WireOf<typeof contactFields>> = toWire(contactFields, values);
      const input = { ...(row && { id: Number(row.key) }), supplierId, ...fields };
      return (await create({ input })).createSupplierContact?.id;
    },
    remove: async row => (await remove({ input: { id: Number(row.key) } })).deleteSupplierContact?.id,
  });
}
