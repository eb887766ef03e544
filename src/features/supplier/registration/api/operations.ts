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

/** A registration as the backend has it. */
export type StoredRegistration = NonNullable<SupplierRegistrationByIdQuery['supplierRegistrationById']>;

/** Null when there is none, or it is not the user's to see. */
export const registrationById = operation(
  SupplierRegistrationByIdDocument,
  (id: Id) => ({ id }),
  data => data.supplierRegistrationById,
);

/** Who a supplier is, without the rows of its sections; null as above. */
export const organizationById = operation(
  SupplierOrganizationDocument,
  (id: Id) => ({ id }),
  data => data.supplierRegistrationById,
);

/** Saves a registration as it is, or submits it. Returns its id, or null when the server confirms none. */
export const saveRegistration = operation(
  CreateSupplierRegistrationDocument,
  (input: SupplierRegistrationInput) => ({ input }),
  data => toCreatedId(data.createSupplierRegistration?.id),
);
