import { toPage } from '@/domain/record/list';
import { operation } from '@/platform/graphql/operation';
import { allRows } from '@/shared/list/listInput';
import type { ListInput } from '@/shared/list/listTypes';
import { toOptions } from '@/shared/list/options';
import {
  MasterSupplierByIdDocument,
  CompanyListDocument,
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

/** The companies that the list is filtered by. */
export const supplierCompanies = operation(
  CompanyListDocument,
  () => ({ input: allRows({}) }),
  data => toOptions(data.companyList?.data),
);
