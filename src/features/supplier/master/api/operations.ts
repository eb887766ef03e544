import { toPage } from '@/domain/record/list';
import { operation } from '@/platform/graphql/operation';
import type { ListInput } from '@/shared/list/listTypes';
import {
  MasterSupplierByIdDocument,
  MasterSupplierListDocument,
  type MasterSupplierByIdQuery,
  type MasterSupplierListQuery,
} from './masterSupplier.graphql.generated';

export type SupplierRow = NonNullable<NonNullable<MasterSupplierListQuery['masterSupplierList']>['data']>[number];
export type MasterSupplier = NonNullable<MasterSupplierByIdQuery['masterSupplierById']>;

export const supplierListPage = operation(
  MasterSupplierListDocument,
  (input: ListInput) => ({ input }),
  data => toPage(data.masterSupplierList),
);

export const masterSupplierById = operation(
  MasterSupplierByIdDocument,
  (id: number) => ({ id }),
  data => data.masterSupplierById,
);
