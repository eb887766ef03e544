import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEnv, resolveConfig } from 'vite';
import { NONCE } from '../../deploy/securityHeaders.ts';

const root = join(import.meta.dirname, '../..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(name => /\.tsx?$/.test(name) && !name.endsWith('.generated.ts'))
  .map(name => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }));
const holding = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name);

describe('shipped code', () => {
  it('creates no HTML, code or frame from data', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(holding(/dangerouslySetInnerHTML|\.(inner|outer)HTML\b|insertAdjacentHTML|document\.write|srcDoc/)).toEqual(
      [],
    );
    expect(holding(/\beval\(|new Function\(|(?<!\w)<(iframe|object|embed)\b/)).toEqual([]);
  });

  it('opens no window with access to its opener and writes spreadsheets in one module', () => {
    expect(holding(/window\.open\(/)).toEqual([]);
    expect(holding(/target="_blank"(?![^>]*rel="noopener noreferrer")/)).toEqual([]);
    expect(holding(/\bunparse\(|aoa_to_sheet|json_to_sheet/)).toEqual(['lib/writeWorkbook.ts']);
  });

  it('sends the token only from the three modules that call configured hosts', () => {
    expect(holding(/`Bearer /).sort()).toEqual([
      'platform/files/fileService.ts',
      'platform/graphql/callFetch.ts',
      'platform/graphql/client.ts',
    ]);
    expect(holding(/tokenToSend\(\)/).sort()).toEqual([
      'platform/files/fileService.ts',
      'platform/graphql/callFetch.ts',
      'platform/graphql/client.ts',
      'platform/session/sessionLost.ts',
    ]);
    expect(holding(/\bfetch\(|new XMLHttpRequest|sendBeacon|new WebSocket|new EventSource/).sort()).toEqual([
      'app/newVersion/watchVersion.ts', // the portal's own version file, fetched without the token
      'domain/einvoice/hints/api/operations.ts', // the portal's own rules file, fetched without the token
      'domain/einvoice/read/readDocument.ts', // a public file of the portal's own origin, fetched without the token
      'features/support/api/useUpdateDates.ts', // static files of the portal, fetched without the token
      'platform/files/fileService.ts',
      'platform/graphql/reachable.ts', // the `fetch` of `callFetch` and of the client; its probe sends no token
      'platform/sendReports.ts', // error reports to the configured address, sent without the token
      'shared/preview/pdf/openPdf.ts', // build assets: fonts and character maps
    ]);
  });

  it.each(['dev', 'qa', 'uat', 'prod'])('limits the page of %s to its own scripts and configured hosts', async mode => {
    const { plugins, html } = await resolveConfig({ root, mode, logLevel: 'silent' }, 'build', mode);
    const plugin = plugins.find(each => each.name === 'environment');
    const transform = plugin?.transformIndexHtml;
    if (typeof transform !== 'object') throw new Error('The page has no policy');
    const source = readFileSync(join(root, 'index.html'), 'utf8');
    const page = await transform.handler.call({} as never, source, {} as never);
    if (typeof page !== 'string') throw new Error('The page is not handed on as text');
    const policy = /default-src[^"]*/.exec(page)?.[0] ?? '';
    // The policy comes before everything that it covers.
    expect(page.indexOf(policy)).toBeLessThan(page.search(/<(script|style|link)/));
    const directive = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1];
    expect(directive('default-src')).toBe("'none'");
    expect(directive('script-src')).toBe("'self'");
    expect(directive('object-src')).toBe("'none'");
    expect(directive('base-uri')).toBe("'none'");
    // Vite writes this placeholder into every script and style; the server replaces it.
    expect(directive('style-src')).toBe(`'self' 'nonce-${html?.cspNonce}'`);
    expect(html?.cspNonce).toBe(NONCE);
    expect(directive('require-trusted-types-for')).toBe("'script'");
    expect(directive('trusted-types')).toBe('default xml');
    const hosts = Object.entries(loadEnv(mode, root))
      .filter(([name, value]) => name.endsWith('_URL') && /^https?:/.test(value))
      .map(([, value]) => new URL(value).origin);
    expect(directive('connect-src')?.split(' ').toSorted()).toEqual(["'self'", ...new Set(hosts)].toSorted());
  });
});
