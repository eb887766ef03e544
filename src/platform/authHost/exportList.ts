import { fileStamp } from '@/lib/dates';
import { env } from '@/platform/env';
import { saveBlob } from '@/platform/files/saveBlob';
import { CallError } from '@/platform/graphql/callError';
import { callFetch } from '@/platform/graphql/callFetch';

export type ExportType = 'xlsx' | 'csv';

/** A whole list is written on the server before its first byte comes. */
const EXPORT_TIMEOUT_MS = 300_000;

interface ExportRequest {
  /** Path on the auth host: '/ImportExport/ExportNonPoInvoice'. */
  path: string;
  /** Without time and ending: 'NonPoInvoiceList'. */
  fileName: string;
  /** The list's parameters (DECISIONS 23). */
  query: readonly { name: string; value: string; operator?: string; type?: string }[];
  /** The order of the rows on the screen. */
  sortBy?: string;
  sortOrder?: 'asc' | 'desc';
  exportType: ExportType;
  signal?: AbortSignal | undefined;
}

/**
 * Asks the auth host for a list as a file and saves it as `{fileName}_YYYYMMDDHHmmss.{xlsx|csv}` (spec 1 §7, generic list export).
 * Rejects with `CallError`; a 401 ends the session.
 */
export async function exportList({ path, fileName, signal, ...body }: ExportRequest): Promise<void> {
  const file = await callFetch(
    env.authUrl + path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // Beside what the specification names: order and zone of the screen. A backend that does not know them leaves them unread.
      body: JSON.stringify({ ...body, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
      timeoutMs: EXPORT_TIMEOUT_MS,
      signal,
    },
    answer => answer.blob(),
  );
  // Nothing at all is a failure that was not told: even an empty list has its headings.
  if (file.size === 0) throw new CallError('server');
  saveBlob(file, `${fileName}_${fileStamp()}.${body.exportType}`);
}
