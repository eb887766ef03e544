import type { Attachment } from '@/shared/attachments/attachment';
import { Summary } from '@/shared/ui/Fold';
import { Text } from '@/shared/ui/layout';
import { Notice } from '@/shared/ui/Notice';
import { useStoredExtraction } from '../read/useExtraction';
import type { Entered } from '../definition/definition';
import { useHints } from '../hints/useHints';
import { HintList } from './HintList';

interface HintsOnRecordProps {
  entered: Entered;
  /** The invoice's copy, if there is one. */
  file: Attachment | undefined;
}

/** What might be sent back of an invoice that has no form, because it was imported: folded, above the record. Silent when nothing is odd. */
export function HintsOnRecord({ entered, file }: HintsOnRecordProps) {
  const look = useStoredExtraction(file?.file_uid ? file : null);
  const { hints } = useHints({ entered, fields: {}, copy: '', reading: look.reading ?? null, opened: false });
  if (hints.length === 0) return null;
  return (
    <Notice as="section" tone="warn" paper lines below={5} aria-label="Before you send it">
      <details>
        <Summary>{hints.length === 1 ? '1 hint' : `${hints.length} hints`}: what might be sent back</Summary>
        <Text as="p" tone="soft" size="small">
          None of this keeps you from sending it. What is uncertain says so.
        </Text>
        <HintList hints={hints} />
      </details>
    </Notice>
  );
}
