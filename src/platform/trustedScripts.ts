import { BASE_PATH } from './routing/routes';

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Record<'createScriptURL' | 'createHTML', (text: string) => string | null>,
  ) => unknown;
}

const ASSETS = `${BASE_PATH}/assets/`;

export function ownScript(address: string, origin: string = globalThis.location.origin): string | null {
  if (!URL.canParse(address, origin)) return null;
  const url = new URL(address, origin);
  return url.origin === origin && url.pathname.startsWith(ASSETS) ? url.href : null;
}

/** antd assigns style text to `innerHTML`. */
export const textOnly = (text: string): string | null => (text.includes('<') ? null : text);

/** Installs the default Trusted Types policy, in the page and in each worker that starts a worker. */
export function trustOwnScripts(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  trustedTypes?.createPolicy('default', { createScriptURL: address => ownScript(address), createHTML: textOnly });
}
