import { toPage } from '@/domain/record/list';
import { operation } from '@/platform/graphql/operation';
import type { ListInput } from '@/shared/list/listTypes';
import {
  StagingTeInvoiceByIdDocument,
  StagingTeInvoiceDeleteDocument,
  StagingTeInvoiceListDocument,
  StagingTeInvoiceUpdateDocument,
  SubmitStagingTeInvoiceDocument,
  type StagingTeInvoiceByIdQuery,
  type StagingTeInvoiceListQuery,
  type StagingTeInvoiceUpdateMutationVariables,
} from './staging.graphql.generated';
import {
  TeInvoiceByIdDocument,
  TeInvoiceListDocument,
  type TeInvoiceByIdQuery,
  type TeInvoiceListQuery,
} from './te.graphql.generated';

export type TeInvoice = NonNullable<TeInvoiceByIdQuery['teInvoiceById']>;
export type StagedInvoice = NonNullable<StagingTeInvoiceByIdQuery['stagingTEInvoiceById']>;
export type WireLine = NonNullable<StagedInvoice['items']>[number];
export type WireSplit = NonNullable<WireLine['splits']>[number];
export type TeRow = NonNullable<NonNullable<TeInvoiceListQuery['page']>['data']>[number];
export type StagedRow = NonNullable<NonNullable<StagingTeInvoiceListQuery['page']>['data']>[number];
/** The files of a staged invoice as they are written: JSON text each; what is left out stays. */
type StagedFiles = StagingTeInvoiceUpdateMutationVariables['input'];

const byIdOf = (id: number) => ({ id });
const pageOf = (input: ListInput) => ({ input });

export const teListPage = operation(TeInvoiceListDocument, pageOf, data => toPage(data.page));
export const teById = operation(TeInvoiceByIdDocument, byIdOf, data => data.teInvoiceById);

export const stagingListPage = operation(StagingTeInvoiceListDocument, pageOf, data => toPage(data.page));
export const stagedById = operation(StagingTeInvoiceByIdDocument, byIdOf, data => data.stagingTEInvoiceById);

/** Answers the backend's word of what became of it (DECISIONS 20). */
export const deleteStaged = operation(
  StagingTeInvoiceDeleteDocument,
  (id: number) => ({ input: { id } }),
  data => data.stagingTEInvoiceDelete?.result ?? null,
);
export const submitStaged = operation(
  SubmitStagingTeInvoiceDocument,
  (ids: readonly number[]) => ({ list: ids.map(byIdOf) }),
  data => data.submitStagingTEInvoice,
);
export const updateStaged = operation(
  StagingTeInvoiceUpdateDocument,
  (input: StagedFiles) => ({ input }),
  data => data.stagingTEInvoiceUpdate?.status ?? null,
);
