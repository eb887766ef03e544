import { env } from '@/platform/env';
import { readRules, type RuleTable } from './rules';

/** The owner's table of rules (`VITE_PREFLIGHT_URL`), as it is now. Rejects when it cannot be had or read: then nothing is checked. */
export async function loadRules(_args: object, signal: AbortSignal): Promise<RuleTable> {
  const response = await fetch(env.preflightUrl, { cache: 'no-cache', signal });
  const table = response.ok ? readRules(await response.json()) : null;
  if (!table) throw new Error('The table of rules could not be read.');
  return table;
}
