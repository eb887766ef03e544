import { byIdOperation } from '@/domain/calls/api/operations';
import { SupplierByIdDocument } from './supplier.graphql.generated';

/** Loads a supplier's profile; null if it doesn't exist or access is denied. */
export const supplierById = byIdOperation(SupplierByIdDocument, data => data.supplierById);
