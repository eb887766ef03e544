/** A names file to begin with: the names so far, and the likeliest of those that the check found missing. */
import type { Names } from '../schema/names.ts';
import type { Difference } from './contractCheck.ts';

const SECTIONS = ['scalars', 'types', 'calls', 'arguments', 'fields'] as const;

type Entries = Record<string, unknown>;

/**
 * The text of the file. What is likely is written down as if it were known; what is not stands under `$unsure` with what it may be, the
 * likeliest first, and is left unread until somebody moves it up. Every type has lines of its own: a star would also change those that fit.
 */
export function draftOf(names: Names, differences: readonly Difference[], parameters: readonly string[]): string {
  const sure: Record<string, Entries> = Object.fromEntries(SECTIONS.map(section => [section, { ...names[section] }]));
  const unsure: Record<string, Entries> = {};
  for (const { name, candidates = [], by } of differences) {
    if (!name) continue;
    const { section, key } = name;
    const isSure = by === 'likeness';
    const entries = (isSure ? sure : unsure)[section] ?? {};
    (isSure ? sure : unsure)[section] = {
      ...entries,
      [key]: isSure ? nameOf(section, candidates[0] ?? '') : candidates,
    };
  }
  if (parameters.length > 0) unsure['parameters'] = Object.fromEntries(parameters.map(key => [key, []]));
  const hasDoubt = Object.keys(unsure).length > 0;
  return `${JSON.stringify({ ...sure, parameters: names.parameters, ...(hasDoubt && { $unsure: unsure }) }, null, 2)}\n`;
}

/** A scalar of moments is most often one that wants them with a zone, days as well. */
function nameOf(section: string, name: string): unknown {
  return section === 'scalars' && /time|instant/i.test(name) ? { name, send: 'moment' } : name;
}
