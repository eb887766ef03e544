import { sha256Hex } from '@/lib/sha256';
import { env } from '@/platform/env';
import { remembered } from '@/platform/remembered';
import { UnreadableFile, scanFile } from './scanFile';
import type { Scan } from './scan';
import { loadStoredFile } from '@/shared/attachments/storedFiles';
import { keysOfFile, type SigningKey } from './signingKeys';
import { verifyCode, SIGNED_CODE } from './verifyCode';
import type { Extraction, Proof } from './extraction';
import { isWhole, problemTexts } from './verdictText';
import { readXmlFiles } from './xml/readXml';

export type DocumentFile = Blob | { file_uid: string };

/** A file that could not be looked at; `message` is for people. */
export class ReadingError extends Error {
  override name = 'ReadingError';
}

interface RunningExtraction {
  reading: Promise<Extraction>;
  stop: AbortController;
  waiting: number;
}

/** By SHA-256, for as long as the session lives: the same file is looked at once. */
const kept = remembered<string, Extraction>();
const underWay = new Map<string, RunningExtraction>();

/** Rejects with `ReadingError`, with `CallError` when a stored file cannot be fetched, and with an AbortError when `signal` ends it. */
export async function readDocument(
  file: DocumentFile,
  signal: AbortSignal,
  { allPages = false } = {},
): Promise<Extraction> {
  const bytes = await toBytes(file);
  const sha256 = await sha256Hex(new Uint8Array(bytes));
  signal.throwIfAborted();
  const known = kept.get(sha256);
  if (known && (!allPages || isWhole(known))) return known;
  const key = allPages ? `${sha256} all pages` : sha256;
  const running = underWay.get(key) ?? begin(key, judge(sha256, bytes, allPages));
  running.waiting += 1;
  const leave = () => {
    running.waiting -= 1;
    if (running.waiting === 0) running.stop.abort();
  };
  signal.addEventListener('abort', leave, { once: true });
  try {
    const reading = await running.reading;
    signal.throwIfAborted();
    return reading;
  } finally {
    signal.removeEventListener('abort', leave);
  }
}

async function toBytes(file: DocumentFile): Promise<ArrayBuffer> {
  if (file instanceof Blob) return file.arrayBuffer();
  const stored = await loadStoredFile(file.file_uid);
  if (stored === 'missing') throw new ReadingError(problemTexts.missing);
  return stored.blob.arrayBuffer();
}

function begin(key: string, judging: (signal: AbortSignal) => Promise<Extraction>): RunningExtraction {
  const stop = new AbortController();
  const reading = judging(stop.signal).finally(() => underWay.delete(key));
  reading.catch(() => {}); // callers get the rejection; there may be no caller left
  const running = { reading, stop, waiting: 0 };
  underWay.set(key, running);
  return running;
}

const judge = (sha256: string, bytes: ArrayBuffer, allPages: boolean) => async (signal: AbortSignal) => {
  try {
    const finding = scanFile(bytes, SIGNED_CODE, signal, { allPages });
    const [findings, keys] = await Promise.all([finding, loadSigningKeys()]);
    const codes = [...new Set(findings.codes.filter(code => SIGNED_CODE.test(code)))];
    const proofs = await Promise.all(codes.map(code => verifyCode(code, keys)));
    const reading: Extraction = {
      sha256,
      ...(proofs.find(proof => proof.verdict !== 'none') ?? proofs[0] ?? nothingSigned(findings)),
      ...readXmlFiles(findings.texts),
      otherCodes: Math.max(0, proofs.filter(proof => proof.verdict !== 'none').length - 1),
      pages: findings.pages,
    };
    // Keys that could not be loaded may be there the next time.
    if (keys !== null) kept.set(sha256, reading);
    return reading;
  } catch (error) {
    throw error instanceof UnreadableFile ? new ReadingError(problemTexts[error.problem], { cause: error }) : error;
  }
};

function nothingSigned({ codes, pages }: Scan): Proof {
  if (pages.of === 0) return { verdict: 'none', basis: 'notLookedAt' };
  return { verdict: 'none', basis: codes.length > 0 ? 'otherCode' : 'noCode' };
}

/** The keys are a small file; a verdict does not wait for a server that keeps silent. */
const WITHIN_MS = 15_000;

let signingKeys: Promise<SigningKey[] | null> | null = null;

/** Null if the keys can't be loaded; the next file tries again. Empty without a configured file. Never rejects. */
function loadSigningKeys(): Promise<SigningKey[] | null> {
  signingKeys ??= fetchKeys().catch(() => {
    signingKeys = null;
    return null;
  });
  return signingKeys;
}

async function fetchKeys(): Promise<SigningKey[]> {
  if (env.einvoiceKeysUrl === '') return [];
  const signal = AbortSignal.timeout(WITHIN_MS);
  const response = await fetch(env.einvoiceKeysUrl, { cache: 'no-cache', credentials: 'omit', signal });
  if (!response.ok) throw new Error(`The key file answered ${response.status}`);
  return keysOfFile(await response.json());
}
