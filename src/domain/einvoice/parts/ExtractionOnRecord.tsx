import { useEffect, useMemo, type ReactNode } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import type { Attachment } from '@/shared/attachments/attachment';
import { useStoredExtraction } from '../read/useExtraction';
import type { Extraction } from '../read/extraction';
import { compareFields, getExtractedFields } from '../compare/compareFields';
import { noteComparison } from '../compare/comparisons';
import type { Entered } from '../definition/definition';
import { noteFile } from '../compare/seenFiles';
import { useDuplicates } from '../compare/useDuplicates';
import { LOOKING, ExtractionPending } from './ExtractionPending';
import { ExtractionSummary, ExtractionNotice } from './ExtractionNotice';

interface ExtractionOnRecordProps {
  file: Attachment;
  entered: Entered;
  /** The record's key in task lists: 'nonpoinvoice.12'. */
  place: string;
  /** 'Non-PO Invoice #12'. */
  label: string;
  /** Is given what the dialogs of the approval repeat. */
  onDigest?: ((digest: ReactNode) => void) | undefined;
}

/**
 * What the stored copy of an invoice says, found out in the reader's own browser: nothing is taken over from who created the record. Drawn
 * after the record; nobody waits for it.
 */
export function ExtractionOnRecord({ file, ...props }: ExtractionOnRecordProps) {
  const look = useStoredExtraction(file);
  if (look.state === 'done')
    return <Extracted {...props} file={file} reading={look.reading} onLookAtAll={look.lookAtAll} />;
  if (look.state === 'failed') return <ExtractionPending>{look.problem}</ExtractionPending>;
  return <ExtractionPending>{LOOKING}</ExtractionPending>;
}

interface ExtractedProps extends ExtractionOnRecordProps {
  reading: Extraction;
  onLookAtAll: (() => void) | undefined;
}

function Extracted({ file, entered, place, label, onDigest, reading, onLookAtAll }: ExtractedProps) {
  const { userId } = useSession();
  const { sellerGstin } = entered;
  const doubles = useDuplicates({ reading, place, number: '' });
  const { facts, comparison } = useMemo(() => {
    const said = getExtractedFields(reading);
    return { facts: said, comparison: said && compareFields(said, entered) };
  }, [reading, entered]);
  useEffect(() => noteFile(userId, { place, label }, reading), [userId, place, label, reading]);
  useEffect(() => noteComparison(place, reading.verdict, comparison?.differences ?? []), [place, reading, comparison]);
  const isSaid = facts !== null || reading.verdict !== 'none' || doubles.length > 0;
  const same = JSON.stringify(doubles);
  useEffect(() => {
    if (!isSaid) return;
    const said = { reading, sellerGstin, facts, comparison, doubles };
    onDigest?.(<ExtractionSummary {...said} />);
    return () => onDigest?.(null);
    // The doubles are another list at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [onDigest, isSaid, reading, sellerGstin, facts, comparison, same]);
  return (
    <ExtractionNotice
      fileName={file.file_name}
      reading={reading}
      sellerGstin={sellerGstin}
      facts={facts}
      comparison={comparison}
      doubles={doubles}
      onLookAtAll={onLookAtAll}
    />
  );
}
