import type { Id } from '@/lib/ids';
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
export const registrationById = operation(
  SupplierRegistrationByIdDocument,
  (id: Id) => ({ id }),
  data => data.supplierRegistrationById,
);

/** Loads account and organization without sections; null as above. */
export const organizationById = operation(
  SupplierOrganizationDocument,
  (id: Id) => ({ id }),
  data => data.supplierRegistrationById,
);

export const saveRegistration = operation(
  CreateSupplierRegistrationDocument,
  (input: SupplierRegistrationInput) => ({ input }),
  data => toCreatedId(data.createSupplierRegistration?.id),
);
