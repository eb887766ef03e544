import { fileStamp } from '@/lib/dates';
import { env } from '@/platform/env';
import { saveBlob } from '@/platform/files/saveBlob';
import { CallError } from '@/platform/graphql/callError';
import { callFetch } from '@/platform/graphql/callFetch';

export type ExportType = 'xlsx' | 'csv';

/** The server writes the whole list before it sends the first byte. */
const EXPORT_TIMEOUT_MS = 300_000;

interface ExportRequest {
  /** Path on the auth host: '/ImportExport/ExportNonPoInvoice'. */
  path: string;
  /** Without timestamp and extension: 'NonPoInvoiceList'. */
  fileName: string;
  /** The list's parameters (docs/decisions.md#export-calls). */
  query: readonly { name: string; value: string; operator?: string; type?: string }[];
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
  exportType: ExportType;
  signal?: AbortSignal | undefined;
}

/** Downloads a list from the auth host as `{fileName}_YYYYMMDDHHmmss.{xlsx|csv}` (spec 1 §7). Rejects with `CallError`. */
export async function exportList({ path, fileName, signal, ...body }: ExportRequest): Promise<void> {
  const file = await callFetch(
    env.authUrl + path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Adds sort order and time zone to the specified fields; other backends ignore them.
      body: JSON.stringify({ ...body, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      timeoutMs: EXPORT_TIMEOUT_MS,
      signal,
    },
    response => response.blob(),
  );
  // Even an empty list has headings, so an empty file is a failure.
  if (file.size === 0) throw new CallError('server');
  saveBlob(file, `${fileName}_${fileStamp()}.${body.exportType}`);
}
