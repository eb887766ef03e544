import { lastModified } from '@/platform/files/lastModified';
import { useLoad } from '@/platform/graphql/useLoad';
import type { Manual } from '../model/manuals';

type Documents = Manual['documents'];

/** The documents with the days on which their files were last changed, as far as the web server tells those that no record knows. */
export function useUpdateDates(documents: Documents): Documents {
  const unknown = documents.flatMap(({ source, updated }) => (updated === null && 'href' in source ? source.href : []));
  const { data } = useLoad(unknown.length > 0 ? unknown.join('\n') : null, async signal => {
    const dates = await Promise.all(unknown.map(href => lastModified(href, signal)));
    return new Map(unknown.map((href, index) => [href, dates[index] ?? null]));
  });
  return documents.map(document => {
    const found = 'href' in document.source ? data?.get(document.source.href) : undefined;
    return found ? { ...document, updated: found } : document;
  });
}
