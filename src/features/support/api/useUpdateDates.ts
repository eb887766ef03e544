import { useLoaded } from '@/platform/graphql/useLoaded';
import type { Manual } from '../model/manuals';

type Documents = Manual['documents'];

async function getDates(hrefs: readonly string[], signal: AbortSignal) {
  const dates = await Promise.all(hrefs.map(href => lastModified(href, signal)));
  return new Map(hrefs.map((href, index) => [href, dates[index] ?? null]));
}

/** Adds the web server's modification dates to documents without one. */
export function useUpdateDates(documents: Documents): Documents {
  const unknown = documents.flatMap(({ source, updated }) => (updated === null && 'href' in source ? source.href : []));
  const { data } = useLoaded(getDates, unknown.length > 0 ? unknown : null);
  return documents.map(document => {
    const found = 'href' in document.source ? data?.get(document.source.href) : undefined;
    return found ? { ...document, updated: found } : document;
  });
}

/** Returns when a static file last changed, as ISO text; null if unknown. Sends no token and never rejects. */
async function lastModified(href: string, signal?: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(href, { method: 'HEAD', ...(signal && { signal }) });
    const said = answer.ok ? Date.parse(answer.headers.get('last-modified') ?? '') : NaN;
    return Number.isNaN(said) ? null : new Date(said).toISOString();
  } catch {
    return null;
  }
}
