import type { Database } from '../data/database.ts';
import type { Resolvers } from '../rules/context.ts';
import type { Faults } from '../http/faults.ts';
import type { Call, Reply } from '../http/http.ts';
import { azureDocumentRoute } from './manual/azureDocuments.ts';
import { manualImportRoute, manualImports } from './manual/importEntries.ts';
import { manualWrites } from './manual/writes.ts';
import { teImportRoute } from './te/importStaged.ts';
import { uploadAttachmentRoute } from './te/uploadAttachment.ts';

/** These depend on the shared modules, so they are separate from the declarations. */
export const ownResolvers: readonly Resolvers[] = [manualWrites, manualImports];

type MakeRoute = (db: Database, faults: Faults) => (call: Call) => Promise<Reply>;

export const ownRoutes: readonly [prefix: string, route: MakeRoute][] = [
  ['/auth/InvoiceAzureDocument/', azureDocumentRoute],
  ['/auth/Import/ManualInvoice', manualImportRoute],
  ['/auth/Import/UploadAttachment', uploadAttachmentRoute],
  ['/auth/Import/TEInvoiceImport', teImportRoute],
];
