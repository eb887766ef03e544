import { env } from '@/platform/env';
import { postFile } from '@/platform/files/fileService';
import type { SendImport } from '@/shared/importing/importDef';
import type { ImportGate } from '@/shared/importing/importGate';
import { ImportWorkbench } from '@/shared/importing/ImportWorkbench';
import { readImportAnswer } from './importAnswer';
import { teImport } from './te.import';

const send: SendImport = async (file, { signal, progress, say }) => {
  say(`Uploading ${file.name}`);
  return readImportAnswer(
    await postFile(`${env.authUrl}/Import/TEInvoiceImport`, 'file', file, { signal, onProgress: progress }),
  );
};

interface ImportFileProps {
  /** Of the dialog around it: `createImportGate`. */
  gate: ImportGate;
  onCancel: () => void;
  /** Every row is staged. */
  onImported: () => void;
}

/** Step 2 of the T&E import: the file, put right before it is sent (spec 3 §4 'T&E import wizard'). */
export function ImportFile({ gate, onCancel, onImported }: ImportFileProps) {
  return <ImportWorkbench def={teImport} send={send} gate={gate} onCancel={onCancel} onAccepted={onImported} />;
}
