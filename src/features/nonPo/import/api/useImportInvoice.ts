import { useCallback } from 'react';
import { env } from '@/platform/env';
import { useCall } from '@/platform/graphql/useCall';
import type { Attachment } from '@/shared/attachments/attachment';
import { readInvoice, type ReadOutcome, type ReadRequest } from '../model/readInvoice';
import { MutationPostNonPoInvoiceFileDocument, QueryOcrInvoiceDataDocument } from './importInvoice.graphql.generated';

/** Returns the OCR service's name of a file: `fileUid|fileName|fileUrl|size` (docs/decisions.md#import-descriptor). File names contain no `|`. */
export function fileDescriptor(file: Attachment, fileServiceUrl: string): string {
  const url = `${fileServiceUrl}/api/download/${encodeURIComponent(file.file_uid)}`;
  return [file.file_uid, file.file_name, url, file.fileSize].join('|');
}

/** Reads an invoice file with the OCR service. */
export function useImportInvoice() {
  const call = useCall();
  return useCallback(
    (request: ReadRequest): Promise<ReadOutcome> =>
      readInvoice(request, {
        submit: async ({ file, companyCode }, signal) => {
          const input = { file: fileDescriptor(file, env.fileUrl), companyCode };
          return (await call(MutationPostNonPoInvoiceFileDocument, { input }, { signal })).mutationPostNonPoInvoiceFile;
        },
        fetchStatus: async (uid, signal) =>
          (await call(QueryOcrInvoiceDataDocument, { uid }, { signal })).queryOcrInvoiceData,
      }),
    [call],
  );
}
