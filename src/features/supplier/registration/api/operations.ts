import { byIdOperation } from '@/domain/calls/api/operations';
import { toCreatedId } from '@/lib/success';
import { operation } from '@/platform/graphql/operation';
import {
  CreateSupplierRegistrationDocument,
  SupplierOrganizationDocument,
  SupplierRegistrationByIdDocument,
  type SupplierRegistrationByIdQuery,
  type SupplierRegistrationInput,
} from './registration.graphql.generated';

export type StoredRegistration = NonNullable<SupplierRegistrationByIdQuery['supplierRegistrationById']>;

/** Null if it doesn't exist or access is denied. */
export const registrationById = byIdOperation(SupplierRegistrationByIdDocument, data => data.supplierRegistrationById);

/** Loads account and organization without sections; null as above. */
export const organizationById = byIdOperation(SupplierOrganizationDocument, data => data.supplierRegistrationById);

export const saveRegistration = operation(
  CreateSupplierRegistrationDocument,
  (input: SupplierRegistrationInput) => ({ input }),
  data => toCreatedId(data.createSupplierRegistration?.id),
);
