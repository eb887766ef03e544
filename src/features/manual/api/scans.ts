import { useMemo } from 'react';
import * as z from 'zod/mini';
import { getMimeType } from '@/lib/fileTypes';
import { env } from '@/platform/env';
import type { DownloadedFile } from '@/platform/files/fileService';
import { saveBlob } from '@/platform/files/saveBlob';
import { CallError } from '@/platform/graphql/callError';
import { callFetch } from '@/platform/graphql/callFetch';
import { useLoaded, type QueryResult } from '@/platform/graphql/useLoaded';

const address = (action: string, name: string) =>
  `${env.authUrl}/InvoiceAzureDocument/${action}/${encodeURIComponent(name)}`;

const names = z.array(z.string());

/** Returns the names of the scanner's documents for a URN (spec 3 §7). Rejects with `CallError`. */
function scannedDocuments(scanUrn: string, signal: AbortSignal): Promise<string[]> {
  return callFetch(address('GetManualInvoiceDocuments', scanUrn), { signal }, async response => {
    const found = z.safeParse(names, await response.json());
    if (!found.success) throw new CallError('server', { cause: found.error });
    return found.data;
  });
}

export async function downloadScannedDocument(name: string): Promise<void> {
  await save(address('DownloadManualInvoiceDocument', name), name);
}

/** Loads a scanned document for display; 'missing' if the scanner doesn't have it. Rejects with `CallError`. */
export async function loadScannedDocument(name: string): Promise<DownloadedFile | 'missing'> {
  try {
    const blob = await callFetch(address('DownloadManualInvoiceDocument', name), {}, response => response.blob());
    return blob.size === 0 ? 'missing' : { blob, fileName: name, mimeType: getMimeType(name) };
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return 'missing';
    throw error;
  }
}

/** Downloads the scanned invoice of a URN as PDF. The specification doesn't give the path. */
export async function downloadScannedInvoice(scanUrn: string): Promise<void> {
  await save(address('DownloadScanInvoice', scanUrn), `${scanUrn}.pdf`);
}

async function save(url: string, fileName: string): Promise<void> {
  const blob = await callFetch(url, {}, response => response.blob());
  if (blob.size === 0) throw new CallError('server');
  saveBlob(blob, fileName);
}

type Scans = Pick<QueryResult<readonly string[]>, 'data' | 'error' | 'busy' | 'reload'>;

export interface EntryContext {
  scans: Scans;
}

/** Loads the names of the scanned documents; entries without a URN have none. The result object is stable. */
export function useScans(scanUrn: string | null | undefined): Scans {
  const { data, error, busy, reload } = useLoaded(scannedDocuments, scanUrn || null);
  return useMemo(() => ({ data, error, busy, reload }), [data, error, busy, reload]);
}
