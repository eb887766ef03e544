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

/** A file that could not be looked at; `message` is for people. */
export class ReadingError extends Error {
  override name = 'ReadingError';
}

/** By SHA-256, for as long as the session lives: the same file is looked at once. */
const kept = remembered<string, Extraction>();

/**
 * Reads a stored file. Rejects with `ReadingError`, with `CallError` if it can't be fetched, and with an AbortError when `signal` ends it.
 */
export async function readDocument(uid: string, signal: AbortSignal, { allPages = false } = {}): Promise<Extraction> {
  const stored = await loadStoredFile(uid);
  if (stored === 'missing') throw new ReadingError(problemTexts.missing);
  const bytes = await stored.blob.arrayBuffer();
  const sha256 = await sha256Hex(new Uint8Array(bytes));
  signal.throwIfAborted();
  const known = kept.get(sha256);
  if (known && (!allPages || isWhole(known))) return known;
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
}

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
