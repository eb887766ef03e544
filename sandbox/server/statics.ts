/**
 * Serves a portal build below /sportal/: files compressed once, hashed files immutable, the page never cached.
 * Each response with the page has a separate nonce, like `deploy/nginx.conf`.
 */
import { createHash, randomBytes } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { NONCE } from '../../deploy/securityHeaders.ts';
import { acceptsEncoding, type Call } from '../http/http.ts';

const brotli = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const compressible = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt', '.wasm']);

interface Asset {
  /** For conditional requests. */
  validators?: { etag: string; 'last-modified': string };
  plain: Buffer;
  br?: Promise<Buffer>;
  gzip?: Promise<Buffer>;
}

const BASE = '/sportal/';
const PAGE = 'index.html';
/** Same as in `deploy/brotli.conf`. */
const PAGE_QUALITY = 5;

function withNonce({ plain }: Asset): Asset {
  return { plain: Buffer.from(plain.toString().replaceAll(NONCE, randomBytes(16).toString('base64url'))) };
}

/** Handles everything below /sportal/ for a build folder. */
export function staticSite(folder: string): (call: Call) => Promise<void> {
  const root = resolve(folder);
  const assets = new Map<string, Asset>();

  /** Loads a file once; null when it does not exist or the path leaves the folder. */
  async function load(path: string): Promise<Asset | null> {
    const full = resolve(join(root, path));
    if (!full.startsWith(root + sep)) return null;
    const known = assets.get(full);
    if (known) return known;
    const found = await stat(full).catch(() => null);
    if (!found?.isFile()) return null;
    const plain = await readFile(full);
    const etag = `"${createHash('sha1').update(plain).digest('base64url')}"`;
    const asset: Asset = { validators: { etag, 'last-modified': found.mtime.toUTCString() }, plain };
    assets.set(full, asset);
    return asset;
  }

  return async call => {
    const { req, res, url } = call;
    let path: string;
    try {
      path = decodeURIComponent(url.pathname).slice(BASE.length);
    } catch {
      return answer(res, 400, 'Bad address');
    }
    if (req.method !== 'GET' && req.method !== 'HEAD') return answer(res, 405, 'Only GET');
    // A path without extension is a screen of the portal; a missing file is a 404.
    const isScreen = path === '' || (extname(path) === '' && !path.startsWith('assets/'));
    const name = isScreen ? PAGE : path;
    const found = path.includes('\0') ? null : await load(name);
    if (!found) return answer(res, 404, 'Not found');
    const asset = name === PAGE ? withNonce(found) : found;
    for (const [header, value] of Object.entries(asset.validators ?? {})) res.setHeader(header, value);
    res.setHeader('cache-control', path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    if (asset.validators && req.headers['if-none-match'] === asset.validators.etag) {
      res.writeHead(304);
      res.end();
      return;
    }
    const extension = extname(name).toLowerCase();
    let body = asset.plain;
    if (compressible.has(extension)) {
      res.setHeader('vary', 'Accept-Encoding');
      if (acceptsEncoding(req, 'br')) {
        body = await (asset.br ??= brotli(asset.plain, {
          params: {
            [constants.BROTLI_PARAM_SIZE_HINT]: asset.plain.length,
            [constants.BROTLI_PARAM_QUALITY]: asset.validators ? constants.BROTLI_MAX_QUALITY : PAGE_QUALITY,
          },
        }));
        res.setHeader('content-encoding', 'br');
      } else if (acceptsEncoding(req, 'gzip')) {
        body = await (asset.gzip ??= gzipAsync(asset.plain, { level: 9 }));
        res.setHeader('content-encoding', 'gzip');
      }
    }
    res.writeHead(200, {
      'content-type': types[extension] ?? 'application/octet-stream',
      'content-length': body.length,
    });
    res.end(req.method === 'HEAD' ? undefined : body);
  };
}

function answer(res: Call['res'], status: number, text: string): void {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  res.end(text);
}
