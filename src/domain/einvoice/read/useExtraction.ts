import { startTransition, useCallback, useEffect, useState } from 'react';
import { whenStill } from '@/lib/whenStill';
import { CallError } from '@/platform/graphql/callError';
import { useAbort } from '@/platform/useAbort';
import type { Extraction } from './extraction';
import { isWhole, problemTexts } from './verdictText';

type ExtractionState =
  | { state: 'idle' }
  | { state: 'looking' }
  | { state: 'done'; reading: Extraction }
  | { state: 'failed'; problem: string; error?: unknown };

type ExtractionResult = ExtractionState & {
  reading?: Extraction;
  problem?: string;
  /** Undefined if the file itself is the reason. */
  error?: unknown;
  /** Cancels the reading; the state is 'idle' again, or the result before `readAllPages`. */
  cancel: () => void;
  /** Looks at the pages that there was no time for, too; only where there are such and no signed code was found yet. */
  readAllPages?: () => void;
};

/** Reading takes a processor for a second, so it starts after this time without input, in ms. */
const RESTED_MS = 1_500;
/** After this time pointer movements no longer delay the reading, in ms; clicks and keys still do. */
const READS_AFTER_MS = 3_500;

/** Reads a stored file in the browser, so that the result doesn't depend on the server. `uid`: '' for none. Reads each file once. */
export function useExtraction(uid: string, { whenCalm = false } = {}): ExtractionResult {
  const [state, setState] = useState<ExtractionState & { of?: string }>({ state: 'idle' });
  const { begin, stop } = useAbort();
  const [patientWith, setPatientWith] = useState('');
  const allPages = patientWith === uid;

  useEffect(() => {
    if (!uid) return;
    const signal = begin();
    const update = (state: ExtractionState) => {
      if (!signal.aborted) setState({ ...state, of: uid });
    };
    update({ state: 'looking' });
    const read = () =>
      void import('./readDocument')
        .then(({ readDocument }) => readDocument(uid, signal, { allPages }))
        .then(
          // Renders between key presses.
          reading => startTransition(() => update({ state: 'done', reading })),
          (error: unknown) => update({ state: 'failed', ...describe(error) }),
        );
    if (whenCalm && !allPages) signal.addEventListener('abort', whenStill(RESTED_MS, read, READS_AFTER_MS));
    else read();
    return stop;
  }, [uid, allPages, whenCalm, begin, stop]);

  const cancel = useCallback(() => {
    stop();
    setPatientWith('');
    if (!allPages) setState({ state: 'idle' });
  }, [allPages, stop]);
  const readAllPages = useCallback(() => setPatientWith(uid), [uid]);

  // Between two files neither is being read.
  if (!uid) return { state: 'idle', cancel };
  const { of, ...known } = state;
  if (of !== uid && known.state !== 'idle') return { state: 'looking', cancel };
  const isPartial = known.state === 'done' && !isWhole(known.reading);
  return { ...known, cancel, ...(isPartial && { readAllPages }) };
}

function describe(error: unknown): { problem: string; error?: unknown } {
  if (error instanceof Error && error.name === 'ReadingError') return { problem: error.message };
  return { problem: error instanceof CallError ? error.message : problemTexts.failed, error };
}
