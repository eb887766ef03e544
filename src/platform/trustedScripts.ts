import { BASE_PATH } from './routing/routes';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>,
  ) => unknown;
}

/** Scripts of workers come from the build, and from nowhere else. */
const ASSETS = `${BASE_PATH}/assets/`;

/** The address, if it is a file of the build; null for any other. */
export function ownScript(address: string, origin: string = globalThis.location.origin): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname.startsWith(ASSETS) ? url.href : null;
}

/** The text, if it has no element; null for any other. The component library assigns the text of its style elements to `innerHTML`. */
export const textOnly = (text: string): string | null => (text.includes('<') ? null : text);

/**
 * Where the policy demands Trusted Types, text with elements does not become HTML, no text becomes a script, and an address of a script
 * only here. Called once in the page and in each worker that starts another, before that.
 */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: address => ownScript(address), createHTML: textOnly });
}
