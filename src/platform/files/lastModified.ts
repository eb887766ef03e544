/** Returns when a static file last changed, as ISO text; null if unknown. Sends no token and never rejects. */
export async function lastModified(href: string, signal?: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(href, { method: 'HEAD', ...(signal && { signal }) });
    const said = answer.ok ? Date.parse(answer.headers.get('last-modified') ?? '') : NaN;
    return Number.isNaN(said) ? null : new Date(said).toISOString();
  } catch {
    return null;
  }
}
