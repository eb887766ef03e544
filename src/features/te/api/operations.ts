import { byIdOperation, inputOperation, pageOperation, type ResponseRow } from '@/domain/calls/api/operations';
import type { Id } from '@/lib/ids';
import { confirmStatus } from '@/platform/graphql/callError';
import { operation } from '@/platform/graphql/operation';
import {
  StagingTeInvoiceByIdDocument,
  StagingTeInvoiceDeleteDocument,
  StagingTeInvoiceListDocument,
  StagingTeInvoiceUpdateDocument,
  SubmitStagingTeInvoiceDocument,
  type StagingTeInvoiceByIdQuery,
  type StagingTeInvoiceListQuery,
} from './staging.graphql.generated';
import {
  TeInvoiceByIdDocument,
  TeInvoiceListDocument,
  type TeInvoiceByIdQuery,
  type TeInvoiceListQuery,
} from './te.graphql.generated';

export type TeInvoice = NonNullable<TeInvoiceByIdQuery['teInvoiceById']>;
export type StagedInvoice = NonNullable<StagingTeInvoiceByIdQuery['stagingTEInvoiceById']>;
export type LineDto = NonNullable<StagedInvoice['items']>[number];
export type SplitDto = NonNullable<LineDto['splits']>[number];
export type TeRow = ResponseRow<TeInvoiceListQuery['page']>;
export type StagedRow = ResponseRow<StagingTeInvoiceListQuery['page']>;

export const teListPage = pageOperation(TeInvoiceListDocument, data => data.page);
export const teById = byIdOperation(TeInvoiceByIdDocument, data => data.teInvoiceById);

export const stagingListPage = pageOperation(StagingTeInvoiceListDocument, data => data.page);
export const stagedById = byIdOperation(StagingTeInvoiceByIdDocument, data => data.stagingTEInvoiceById);

export const deleteStaged = operation(
  StagingTeInvoiceDeleteDocument,
  (id: Id) => ({ input: { id } }),
  data => confirmStatus(data.stagingTEInvoiceDelete?.result, 'deleted'),
);
export const submitStaged = operation(
  SubmitStagingTeInvoiceDocument,
  (ids: readonly Id[]) => ({ list: ids.map(id => ({ id })) }),
  data => data.submitStagingTEInvoice,
);
/** Updates the files of a staged invoice, each list as JSON text; omitted lists stay. Rejects as above. */
export const updateStaged = inputOperation(StagingTeInvoiceUpdateDocument, data =>
  confirmStatus(data.stagingTEInvoiceUpdate?.status, 'updated'),
);
