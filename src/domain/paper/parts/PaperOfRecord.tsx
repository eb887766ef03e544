import { useEffect, useMemo, type ReactNode } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import type { Attachment } from '@/shared/attachments/attachment';
import { useRecordPaper } from '../../einvoice/usePaperReading';
import type { PaperReading } from '../../einvoice/types';
import { compareWithPaper, paperFacts } from '../compare';
import { noteFindings } from '../findings';
import type { Entered } from '../paper';
import { notePaper } from '../seen';
import { useDoubles } from '../useDoubles';
import { LOOKING, PaperAwaited } from './PaperAwaited';
import { PaperDigest, PaperStrip } from './PaperStrip';

interface PaperOfRecordProps {
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
export function PaperOfRecord({ file, ...props }: PaperOfRecordProps) {
  const look = useRecordPaper(file);
  if (look.state === 'done')
    return <FoundPaper {...props} file={file} reading={look.reading} onLookAtAll={look.lookAtAll} />;
  if (look.state === 'failed') return <PaperAwaited>{look.problem}</PaperAwaited>;
  return <PaperAwaited>{LOOKING}</PaperAwaited>;
}

interface FoundPaperProps extends PaperOfRecordProps {
  reading: PaperReading;
  onLookAtAll: (() => void) | undefined;
}

function FoundPaper({ file, entered, place, label, onDigest, reading, onLookAtAll }: FoundPaperProps) {
  const { userId } = useSession();
  const { sellerGstin } = entered;
  const doubles = useDoubles({ reading, place, number: '' });
  const { facts, comparison } = useMemo(() => {
    const said = paperFacts(reading);
    return { facts: said, comparison: said && compareWithPaper(said, entered) };
  }, [reading, entered]);
  useEffect(() => notePaper(userId, { place, label }, reading), [userId, place, label, reading]);
  useEffect(() => noteFindings(place, reading.verdict, comparison?.differences ?? []), [place, reading, comparison]);
  const isSaid = facts !== null || reading.verdict !== 'none' || doubles.length > 0;
  const same = JSON.stringify(doubles);
  useEffect(() => {
    if (!isSaid) return;
    const said = { reading, sellerGstin, facts, comparison, doubles };
    onDigest?.(<PaperDigest {...said} />);
    return () => onDigest?.(null);
    // The doubles are another list at every render.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [onDigest, isSaid, reading, sellerGstin, facts, comparison, same]);
  return (
    <PaperStrip
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
