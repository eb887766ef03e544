import { useCallback } from 'react';
import { env } from '@/platform/env';
import { useCall } from '@/platform/graphql/useCall';
import { fileDescriptor } from '../model/descriptor';
import { readInvoice, type ReadOutcome, type ReadRequest } from '../model/readInvoice';
import { MutationPostNonPoInvoiceFileDocument, QueryOcrInvoiceDataDocument } from './importInvoice.graphql.generated';

export function useImportInvoice() {
  const call = useCall();
  return useCallback(
    (request: ReadRequest): Promise<ReadOutcome> =>
      readInvoice(request, {
        submit: async ({ file, companyCode }, signal) => {
          const input = { file: fileDescriptor(file, env.fileUrl), companyCode };
          return (await call(MutationPostNonPoInvoiceFileDocument, { input }, { signal })).mutationPostNonPoInvoiceFile;
        },
        ask: async (uid, signal) => (await call(QueryOcrInvoiceDataDocument, { uid }, { signal })).queryOcrInvoiceData,
      }),
    [call],
  );
}
