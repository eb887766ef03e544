import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { whenStill } from '@/lib/whenStill';
import { CallError } from '@/platform/graphql/callError';
import { useLatest } from '@/platform/useLatest';
import type { Extraction } from './extraction';
import type { DocumentFile } from './readDocument';
import { isWhole, problemTexts } from './verdictText';

type ExtractionState =
  | { state: 'idle' }
  | { state: 'looking' }
  | { state: 'done'; reading: Extraction }
  | { state: 'failed'; problem: string };

type ExtractionResult = ExtractionState & {
  reading?: Extraction;
  problem?: string;
  /** Cancels the reading; the state is 'idle' again, or the result before `readAllPages`. */
  cancel: () => void;
  /** Looks at the pages that there was no time for, too; only where there are such and no signed code was found yet. */
  readAllPages?: () => void;
};

/** Reading takes a processor for a second, so it starts after this time without input, in ms. */
const RESTED_MS = 1_500;
/** After this time pointer movements no longer delay the reading, in ms; clicks and keys still do. */
const READS_AFTER_MS = 3_500;

/** Stored files are read in this browser too, so that no verdict is taken from the server. Each file is read once. */
export function useExtraction(source: DocumentFile | null | undefined, { whenCalm = false } = {}): ExtractionResult {
  const [state, setState] = useState<ExtractionState & { of?: unknown }>({ state: 'idle' });
  const stop = useRef<AbortController>(null);
  // Another object with the same id is the same attachment.
  const key = source && ('file_uid' in source ? source.file_uid : source);
  const [patientWith, setPatientWith] = useState<unknown>();
  const allPages = key !== undefined && patientWith === key;
  const latest = useLatest(source);

  useEffect(() => {
    const file = latest.current;
    if (!key || !file) return;
    const ending = new AbortController();
    const { signal } = ending;
    stop.current = ending;
    const update = (state: ExtractionState) => {
      if (!signal.aborted) setState({ ...state, of: key });
    };
    update({ state: 'looking' });
    const read = () =>
      void import('./readDocument')
        .then(({ readDocument }) => readDocument(file, signal, { allPages }))
        .then(
          // Renders between key presses.
          reading => startTransition(() => update({ state: 'done', reading })),
          (error: unknown) => update({ state: 'failed', problem: getProblem(error) }),
        );
    if (whenCalm && !allPages) signal.addEventListener('abort', whenStill(RESTED_MS, read, READS_AFTER_MS));
    else read();
    return () => ending.abort();
  }, [key, allPages, whenCalm, latest]);

  const cancel = useCallback(() => {
    stop.current?.abort();
    setPatientWith(undefined);
    if (!allPages) setState({ state: 'idle' });
  }, [allPages]);
  const readAllPages = useCallback(() => setPatientWith(key), [key]);

  // Between two files neither is being read.
  if (!key) return { state: 'idle', cancel };
  const { of, ...known } = state;
  if (of !== key && known.state !== 'idle') return { state: 'looking', cancel };
  const isPartial = known.state === 'done' && !isWhole(known.reading);
  return { ...known, cancel, ...(isPartial && { readAllPages }) };
}

function getProblem(error: unknown): string {
  const isForPeople = error instanceof CallError || (error instanceof Error && error.name === 'ReadingError');
  return isForPeople ? error.message : problemTexts.failed;
}
