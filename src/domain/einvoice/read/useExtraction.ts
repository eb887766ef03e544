import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { whenStill } from '@/lib/whenStill';
import { CallError } from '@/platform/graphql/callError';
import type { Extraction } from './extraction';
import type { DocumentFile } from './readDocument';
import { isWhole } from './verdictText';

type ExtractionState =
  | { state: 'idle' }
  | { state: 'looking' }
  | { state: 'done'; reading: Extraction }
  /** `problem`: what to say, for people. */
  | { state: 'failed'; problem: string };

type ExtractionResult = ExtractionState & {
  reading?: Extraction;
  problem?: string;
  /** Ends the look; the state is 'idle' again, or what was known before `lookAtAll`. */
  cancel: () => void;
  /** Looks at the pages that there was no time for, too; only where there are such and no signed code was found yet. */
  lookAtAll?: () => void;
};

/** A look takes a processor of its own for a second: it begins when nobody has pressed or moved anything for so long, in ms. */
const RESTED_MS = 1_500;
/** Whoever moves the hand all the time is taken to be reading after so long, in ms; a press still puts the look off. */
const READS_AFTER_MS = 3_500;

/**
 * Looks at a document for its signed code and its XML, beside whatever else happens to it. What it takes (decoder, PDF reader, keys)
 * is loaded with the first file. A stored file is fetched from the file service, so that everybody's verdict is their own browser's.
 * The same file, wherever it is asked for, is looked at once. `whenCalm`: the look begins when the hand has rested.
 */
export function useExtraction(source: DocumentFile | null | undefined, { whenCalm = false } = {}): ExtractionResult {
  const [look, setLook] = useState<ExtractionState & { of?: unknown }>({ state: 'idle' });
  const stop = useRef<AbortController>(null);
  // An attachment is the same while it has the same id, whichever object says so.
  const key = source && ('file_uid' in source ? source.file_uid : source);
  const [patientWith, setPatientWith] = useState<unknown>();
  const allPages = key !== undefined && patientWith === key;
  const latest = useRef(source);
  useEffect(() => {
    latest.current = source;
  });

  useEffect(() => {
    const file = latest.current;
    if (!key || !file) return;
    const ending = new AbortController();
    const { signal } = ending;
    stop.current = ending;
    const tell = (state: ExtractionState) => {
      if (!signal.aborted) setLook({ ...state, of: key });
    };
    tell({ state: 'looking' });
    const read = () =>
      void import('./readDocument')
        .then(({ readDocument }) => readDocument(file, signal, { allPages }))
        .then(
          // Somebody may be typing: what was found is drawn between their keys.
          reading => startTransition(() => tell({ state: 'done', reading })),
          (error: unknown) => tell({ state: 'failed', problem: problemOf(error) }),
        );
    if (whenCalm && !allPages) signal.addEventListener('abort', whenStill(RESTED_MS, read, READS_AFTER_MS));
    else read();
    return () => ending.abort();
  }, [key, allPages, whenCalm]);

  const cancel = useCallback(() => {
    stop.current?.abort();
    setPatientWith(undefined);
    if (!allPages) setLook({ state: 'idle' });
  }, [allPages]);
  const lookAtAll = useCallback(() => setPatientWith(key), [key]);

  // Between two files the look at the first is over and that at the second has not begun.
  if (!key) return { state: 'idle', cancel };
  const { of, ...state } = look;
  if (of !== key && look.state !== 'idle') return { state: 'looking', cancel };
  const isPartial = state.state === 'done' && !isWhole(state.reading);
  return { ...state, cancel, ...(isPartial && { lookAtAll }) };
}

function problemOf(error: unknown): string {
  const isForPeople = error instanceof CallError || (error instanceof Error && error.name === 'ReadingError');
  return isForPeople ? error.message : 'This file could not be looked at for signed codes.';
}
