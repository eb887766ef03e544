import { useState } from 'react';
import type { ReadPartProps } from '@/domain/record/document';
import { notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import { FileRow, ActButton } from '@/shared/attachments/FileRow';
import { Button } from '@/shared/ui/Button';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { TextSkeleton } from '@/shared/ui/Skeletons';
import { Box, Row, Stack, Text } from '@/shared/ui/layout';
import type { ManualEntry } from '../api/operations';
import { downloadScannedDocument, downloadScannedInvoice, type EntryContext } from '../api/scans';
import type { ReadValues } from '../fields/manual.fields';
import { messages } from '../messages';
import { sortScans } from '../model/manual.mappers';

/** Lists the scanned invoice and the scanned documents by name (spec 3 §2, §7). */
export function ScannedDocuments({ record, documentContext }: ReadPartProps<ManualEntry, ReadValues, EntryContext>) {
  const scanUrn = record.scanUrn ?? '';
  const { data, error, busy, reload } = documentContext.scans;
  const { download, isBusy } = useDownload();
  if (scanUrn === '')
    return (
      <Text as="p" tone="soft">
        {messages.noDocuments}
      </Text>
    );
  const { invoices, supporting } = sortScans(data ?? []);
  return (
    <>
      <Row>
        <Button
          small
          disabled={isBusy(scanUrn)}
          onClick={() => void download(scanUrn, () => downloadScannedInvoice(scanUrn))}
        >
          Download scanned invoice
        </Button>
      </Row>
      {busy && !data && <TextSkeleton lines={2} />}
      {error && !busy && <QuietRetry text={error.message} error={error} onRetry={() => void reload()} />}
      {data?.length === 0 && (
        <Text as="p" tone="soft">
          {messages.noDocuments}
        </Text>
      )}
      {[
        { title: 'Invoices', names: invoices },
        { title: 'Supporting documents', names: supporting },
      ].map(
        ({ title, names }) =>
          names.length > 0 && (
            <Box as="section" above={6} key={title}>
              <Text as="h3" tone="soft" size="small" below={3}>
                {title}
              </Text>
              <Stack as="ul" gap={3} most={640} aria-label={title}>
                {names.map(name => (
                  <li key={name}>
                    <FileRow name={name} size={0}>
                      <ActButton
                        act="download"
                        label={`Download ${name}`}
                        busy={isBusy(name)}
                        onClick={() => void download(name, () => downloadScannedDocument(name))}
                      />
                    </FileRow>
                  </li>
                ))}
              </Stack>
            </Box>
          ),
      )}
    </>
  );
}

function useDownload() {
  const [running, setRunning] = useState<readonly string[]>([]);
  const isBusy = (name: string) => running.includes(name);
  const download = async (name: string, run: () => Promise<void>) => {
    if (isBusy(name)) return;
    setRunning(names => [...names, name]);
    try {
      await run();
    } catch (problem) {
      if (toCallError(problem).kind !== 'session') notify.error(messages.downloadFailed, { cause: problem });
    } finally {
      setRunning(names => names.filter(each => each !== name));
    }
  };
  return { download, isBusy };
}
