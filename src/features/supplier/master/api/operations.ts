import { byIdOperation, pageOperation, type ResponseRow } from '@/domain/calls/api/operations';
import {
  MasterSupplierByIdDocument,
  MasterSupplierListDocument,
  MasterSupplierProfileDocument,
  type MasterSupplierByIdQuery,
  type MasterSupplierListQuery,
} from './masterSupplier.graphql.generated';

export type MasterSupplierRow = ResponseRow<MasterSupplierListQuery['masterSupplierList']>;
export type MasterSupplier = NonNullable<MasterSupplierByIdQuery['masterSupplierById']>;

export const supplierListPage = pageOperation(MasterSupplierListDocument, data => data.masterSupplierList);
export const masterSupplierById = byIdOperation(MasterSupplierByIdDocument, data => data.masterSupplierById);
/** Loads the profile id of a row in a separate query, because some backends don't support it. */
export const masterSupplierProfile = byIdOperation(
  MasterSupplierProfileDocument,
  data => data.masterSupplierById && { id: data.masterSupplierById.supplierId },
);
