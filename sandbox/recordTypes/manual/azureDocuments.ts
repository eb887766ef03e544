/** `/auth/InvoiceAzureDocument/*` (spec 3 §7). */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { seesScans } from './scans.ts';
import { getBearer, expireToken, viewerOfToken } from '../../http/auth.ts';
import { withFault, type Faults } from '../../http/faults.ts';
import { json, only, Refusal, type Call, type Reply } from '../../http/http.ts';

interface Document {
  name: string;
  mimeType: string;
  path: string;
}

const documents = (db: Database, by: 'name' | 'scan_urn', value: string) =>
  db.query<Document & { scanUrn: string }>(
    `select name, scan_urn "scanUrn", mime_type "mimeType", path from azure_document where ${by} = $1 order by name`,
    [value],
  );

async function download(db: Database, viewer: Viewer, found: (Document & { scanUrn: string }) | undefined) {
  const bytes =
    found && (await seesScans(db, viewer, found.scanUrn))
      ? await readFile(join(db.filesFolder, found.path)).catch(() => null)
      : null;
  if (!found || !bytes) return json(404, { message: "This document doesn't exist." });
  const headers = { 'content-disposition': `attachment; filename="${found.name}"` };
  return { status: 200, type: found.mimeType, body: bytes, headers };
}

const ACTIONS: Record<string, (db: Database, viewer: Viewer, value: string) => Promise<Reply>> = {
  GetManualInvoiceDocuments: async (db, viewer, scanUrn) => {
    const found = (await seesScans(db, viewer, scanUrn)) ? await documents(db, 'scan_urn', scanUrn) : [];
    return json(
      200,
      found.map(({ name }) => name),
    );
  },
  DownloadManualInvoiceDocument: async (db, viewer, name) => {
    const [found] = await documents(db, 'name', name);
    return download(db, viewer, found);
  },
  /** The scanned invoice; the specification does not define its path. */
  DownloadScanInvoice: async (db, viewer, scanUrn) => {
    const found = await documents(db, 'scan_urn', scanUrn);
    return download(
      db,
      viewer,
      found.find(({ name }) => !name.includes('_')),
    );
  },
};

/** Decodes a name from a URL. @throws Refusal 404 for invalid encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(404, "This document doesn't exist.");
  }
}

export function azureDocumentRoute(db: Database, faults: Faults): (call: Call) => Promise<Reply> {
  return async call => {
    const [, action = '', value = ''] = /^\/auth\/InvoiceAzureDocument\/(\w+)\/([^/]+)$/.exec(call.url.pathname) ?? [];
    const work = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
    if (!work) throw new Refusal(404, 'Unknown address of the auth host.');
    only(call, 'GET');
    const token = getBearer(call.req);
    return withFault(faults.take(token, action), {
      error: () => json(500, { message: 'The document store failed. Try again.' }),
      empty: () => json(200, []),
      expire: () => expireToken(db, token),
      work: async () => work(db, await viewerOfToken(db, token), decoded(value)),
    });
  };
}
