import { byIdOperation, pageOperation, type AnsweredRow } from '@/domain/calls/api/operations';
import {
  MasterSupplierByIdDocument,
  MasterSupplierListDocument,
  MasterSupplierProfileDocument,
  type MasterSupplierByIdQuery,
  type MasterSupplierListQuery,
} from './masterSupplier.graphql.generated';

export type SupplierRow = AnsweredRow<MasterSupplierListQuery['masterSupplierList']>;
export type MasterSupplier = NonNullable<MasterSupplierByIdQuery['masterSupplierById']>;

export const supplierListPage = pageOperation(MasterSupplierListDocument, data => data.masterSupplierList);
export const masterSupplierById = byIdOperation(MasterSupplierByIdDocument, data => data.masterSupplierById);
/** Whose profile a row is of: asked for by itself, for a backend may not say it. */
export const masterSupplierProfile = byIdOperation(
  MasterSupplierProfileDocument,
  data => data.masterSupplierById && { id: data.masterSupplierById.supplierId },
);
