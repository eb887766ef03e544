import { env } from '@/platform/env';
import { keysOfFile, type SigningKey } from './keyFile';

/** The keys are a small file; a verdict does not wait for a server that keeps silent. */
const WITHIN_MS = 15_000;

let asked: Promise<SigningKey[] | null> | null = null;

/**
 * The environment's keys, asked for with the first file; null when they could not be had, which is tried again with the next. Without
 * a configured file there are none. Never rejects.
 */
export function loadSigningKeys(): Promise<SigningKey[] | null> {
  asked ??= fetchKeys().catch(() => {
    asked = null;
    return null;
  });
  return asked;
}

async function fetchKeys(): Promise<SigningKey[]> {
  if (env.einvoiceKeysUrl === '') return [];
  const signal = AbortSignal.timeout(WITHIN_MS);
  const answer = await fetch(env.einvoiceKeysUrl, { cache: 'no-cache', credentials: 'omit', signal });
  if (!answer.ok) throw new Error(`The key file answered ${answer.status}`);
  return keysOfFile(await answer.json());
}
