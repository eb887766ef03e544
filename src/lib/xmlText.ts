/** Limits for XML parsed on the main thread: an invoice of 1,000 lines has 200,000 tags and eight levels. */
const MAX_LENGTH = 5_000_000;
const MAX_TAGS = 300_000;
const MAX_DEPTH = 64;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string };
}

/** Comments and CDATA, whose content isn't markup; or a tag, with its leading and trailing slash. */
const MARKS = /<!(?:--.*?(?:-->|$)|\[CDATA\[.*?(?:\]\]>|$))|<(\/?)[A-Za-z_:][^<>]*?(\/?)>/gs;

/** The policy of pages that demand Trusted Types. Safe for XML, which is never put into a page. */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('xml', {
  createHTML: given => given,
});

/** Why an XML text is rejected: 'declares' a document type, which may define entities; 'large'; 'deep'; or invalid XML. */
export type XmlProblem = 'declares' | 'large' | 'deep' | 'broken';

/** Parses XML and returns the root element. Rejects document types, which could load data or expand entities. */
export function parseXml(text: string): Element | XmlProblem {
  if (text.length > MAX_LENGTH) return 'large';
  if (/<!DOCTYPE|<!ENTITY/i.test(text)) return 'declares';
  let depth = 0;
  let tags = 0;
  for (const [, close, end] of text.matchAll(MARKS)) {
    if (close === undefined) continue;
    if (close === '/') depth -= 1;
    else if (end !== '/') depth += 1;
    if ((tags += 1) > MAX_TAGS) return 'large';
    if (depth > MAX_DEPTH) return 'deep';
  }
  const xml = text.replace(/^\uFEFF/, '');
  const root = new DOMParser().parseFromString(policy?.createHTML(xml) ?? xml, 'application/xml').documentElement;
  const isBroken = root.localName === 'parsererror' || root.getElementsByTagNameNS('*', 'parsererror').length > 0;
  return isBroken ? 'broken' : root;
}

/** Returns the children with one of these local names, ignoring prefixes, in order. */
export function getChildren(parent: Element | null | undefined, ...names: string[]): Element[] {
  return Array.from(parent?.children ?? []).filter(child => names.includes(child.localName));
}

/** Returns the first element at a path of local names below `parent` ('Party/PartyName/Name'); a step may list alternatives: 'A|B'. */
export function elementAt(parent: Element | null | undefined, path: string): Element | null {
  let at: Element | null | undefined = parent;
  for (const step of path.split('/')) at = getChildren(at, ...step.split('|'))[0];
  return at ?? null;
}

/** Returns the trimmed text at a path with collapsed white space; '' if the path doesn't exist. */
export function textAt(parent: Element | null | undefined, path: string): string {
  return (elementAt(parent, path)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
