import { useCallback, useMemo } from 'react';
import * as z from 'zod/mini';
import { useOptionLoader } from '@/domain/calls/list';
import { NOT_ACCEPTED, toUserMessage } from '@/lib/userMessage';
import { env } from '@/platform/env';
import { postFile } from '@/platform/files/fileService';
import { useCall } from '@/platform/graphql/useCall';
import type { ErrorFile, ImportResult, SendImport } from '@/shared/importing/importDef';
import { manualImport } from '../manual.import';
import { manualImportMessages as messages } from '../../messages';
import { apSubCategoryCodes, currencyCodes, documentTypeCodes } from '../../api/operations';
import {
  ManualInvoiceImportDocument,
  type ManualInvoiceImportMutation,
} from '../../api/manualImport.graphql.generated';

/** The backend processes the rows one by one during the call. */
const IMPORT_TIMEOUT_MS = 600_000;

const uploadShape = z.object({
  status: z.union([z.string(), z.number()]),
  message: z.nullish(z.string()),
  data: z.nullish(z.string()),
});

/**
 * Returns the import's definition, which loads its option lists on demand, and the function that uploads and imports the file (spec 3 §7).
 */
export function useManualImport() {
  const documentTypes = useOptionLoader(documentTypeCodes);
  const apSubCategories = useOptionLoader(apSubCategoryCodes);
  const currencies = useOptionLoader(currencyCodes);
  const call = useCall();
  const def = useMemo(
    () => manualImport({ documentTypes, apSubCategories, currencies }),
    [documentTypes, apSubCategories, currencies],
  );
  const send = useCallback<SendImport>(
    async (file, { signal, progress, setMessage: say }) => {
      say(`Uploading ${file.name}`);
      const url = `${env.authUrl}/Import/ManualInvoice`;
      const upload = z.safeParse(uploadShape, await postFile(url, 'image', file, { signal, onProgress: progress }));
      if (!upload.success || String(upload.data.status) !== '1') return refused(messages.uploadFailed(file.name));
      const { message, data } = upload.data;
      const [fileUid = '', fileName = '', fileUrl = '', size = ''] = data?.split('|') ?? [];
      // Without success, the descriptor names the file with the errors.
      if (message !== 'success' || !data)
        return refused(messages.notValid(file.name), fileName ? { uid: fileUid, name: fileName } : undefined);
      say(messages.uploaded(file.name));
      const input = { fileUid, fileName, fileUrl, size };
      const result = await call(ManualInvoiceImportDocument, { input }, { signal, timeoutMs: IMPORT_TIMEOUT_MS });
      return toResult(result.manualInvoiceImport);
    },
    [call],
  );
  return { def, send };
}

const refused = (message: string, errorFile?: ErrorFile): ImportResult => ({
  ok: false,
  message,
  total: null,
  succeeded: null,
  problems: [],
  ...(errorFile && { errorFile }),
});

function toResult(result: ManualInvoiceImportMutation['manualInvoiceImport']): ImportResult {
  if (!result) return refused(messages.submitFailed(''));
  const { totalRecordCount: total, succeedRecordCount: succeeded, data } = result;
  const message = toUserMessage(result.message) ?? '';
  const problems = (data ?? []).map(({ key, row, value }) => ({
    key: key ?? '',
    row: row ?? null,
    value: toUserMessage(value, true) ?? NOT_ACCEPTED,
  }));
  const whole = problems.length === 0 && total !== null && total > 0 && total === succeeded;
  if (whole) return { ok: true, message, total, succeeded };
  return { ok: false, message: messages.submitFailed(message), total, succeeded, problems };
}
