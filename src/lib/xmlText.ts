/** Limits of an XML text that is parsed on the page's own thread: an invoice of 1,000 lines has 200,000 tags and eight levels. */
const MAX_LENGTH = 5_000_000;
const MAX_TAGS = 300_000;
const MAX_DEPTH = 64;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string };
}

/** Comments and plain text in CDATA, whose signs are no tags; else a tag, with the slash that it begins and that it ends with. */
const MARKS = /<!(?:--.*?(?:-->|$)|\[CDATA\[.*?(?:\]\]>|$))|<(\/?)[A-Za-z_:][^<>]*?(\/?)>/gs;

let asXml: ((text: string) => string) | undefined;

/**
 * The text as the browser's parser takes it where the policy demands Trusted Types (deploy/securityHeaders.ts). Only for XML, whose
 * elements are read and never put into a page.
 */
function trusted(text: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = asXml ? undefined : trustedTypes?.createPolicy('xml', { createHTML: given => given });
  asXml ??= policy ? given => policy.createHTML(given) : given => given;
  return asXml(text);
}

/** Why an XML text is not opened: 'declares' a document type, which may define entities; 'large'; 'deep'; or it is no XML. */
export type XmlProblem = 'declares' | 'large' | 'deep' | 'broken';

/**
 * The root element of an XML text. Nothing outside the text is read: a document type, which alone could name such things or swell the
 * text, is refused before it is parsed, and so is what is too large or nested too deep.
 */
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
  const root = new DOMParser().parseFromString(trusted(text.replace(/^\uFEFF/, '')), 'application/xml').documentElement;
  const isBroken = root.localName === 'parsererror' || root.getElementsByTagNameNS('*', 'parsererror').length > 0;
  return isBroken ? 'broken' : root;
}

/** The children with one of these local names, whatever their prefix, in order. Of null there are none. */
export function childrenOf(parent: Element | null | undefined, ...names: string[]): Element[] {
  return Array.from(parent?.children ?? []).filter(child => names.includes(child.localName));
}

/** The first element at a path of local names below `parent` ('Party/PartyName/Name'); alternatives of a step stand as 'A|B'. */
export function elementAt(parent: Element | null | undefined, path: string): Element | null {
  let at: Element | null | undefined = parent;
  for (const step of path.split('/')) at = childrenOf(at, ...step.split('|'))[0];
  return at ?? null;
}

/** The trimmed text at a path, its white space as single blanks; '' when there is none. */
export function textAt(parent: Element | null | undefined, path: string): string {
  return (elementAt(parent, path)?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
