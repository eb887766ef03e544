import { useCallback } from 'react';
import { env } from '@/platform/env';
import { useRequest } from '@/platform/graphql/useRequest';
import { fileDescriptor } from '../model/descriptor';
import { readInvoice, type ReadOutcome, type ReadRequest } from '../model/readInvoice';
import { MutationPostNonPoInvoiceFileDocument, QueryOcrInvoiceDataDocument } from './importInvoice.graphql.generated';

/** Has an uploaded file read by the OCR service; the answer is an outcome, only an abort or a lost session rejects. */
export function useImportInvoice() {
  const submit = useRequest(MutationPostNonPoInvoiceFileDocument);
  const ask = useRequest(QueryOcrInvoiceDataDocument);
  return useCallback(
    (request: ReadRequest): Promise<ReadOutcome> =>
      readInvoice(request, {
        submit: async ({ file, companyCode }, signal) => {
          const input = { file: fileDescriptor(file, env.fileUrl), companyCode };
          return (await submit({ input }, { signal })).mutationPostNonPoInvoiceFile;
        },
        ask: async (uid, signal) => (await ask({ uid }, { signal })).queryOcrInvoiceData,
      }),
    [submit, ask],
  );
}
