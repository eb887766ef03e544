import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);

/** The URL is parsed against the Host header, so `url.origin` is the browser's origin. */
export interface Call {
  req: IncomingMessage;
  res: ServerResponse;
  url: URL;
}

export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Reads an oversized body to its end without keeping it, so that the sender gets a response instead of a broken
 * pipe. @throws Refusal 413 above `limit` bytes.
 */
export async function readBody(req: IncomingMessage, limit: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of req as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= limit) parts.push(part);
    else parts.length = 0;
  }
  if (size > limit) throw new Refusal(413, `The request is larger than ${Math.floor(limit / 1_000_000)} MB.`);
  return Buffer.concat(parts);
}

/** @throws Refusal 400 when the body is not a JSON object. */
export async function readJson(req: IncomingMessage, limit: number): Promise<Record<string, unknown>> {
  const text = (await readBody(req, limit)).toString('utf8');
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // handled below
  }
  throw new Refusal(400, 'The request body must be a JSON object.');
}

/** Returns a text field of a request body; '' for missing or other values. Converts numbers to text. */
export function bodyText(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Response of a route; `null` instead cuts the connection. */
export interface Reply {
  status: number;
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

export function json(status: number, value: unknown): Reply {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(value) };
}

export function html(status: number, body: string, policy: string): Reply {
  return { status, type: 'text/html; charset=utf-8', body, headers: { 'content-security-policy': policy } };
}

export function redirect(location: string): Reply {
  return { status: 302, type: 'text/plain; charset=utf-8', body: '', headers: { location } };
}

export async function send({ req, res }: Call, reply: Reply): Promise<void> {
  let bytes = typeof reply.body === 'string' ? Buffer.from(reply.body) : reply.body;
  const headers: Record<string, string> = { 'content-type': reply.type, 'cache-control': 'no-store', ...reply.headers };
  if (bytes.length > 1400 && acceptsEncoding(req, 'gzip')) {
    bytes = await gzipAsync(bytes, { level: 4 });
    headers['content-encoding'] = 'gzip';
    headers['vary'] = 'Accept-Encoding';
  }
  if (res.destroyed) return;
  res.writeHead(reply.status, { ...headers, 'content-length': String(bytes.length) });
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

export function acceptsEncoding(req: IncomingMessage, coding: 'br' | 'gzip'): boolean {
  return String(req.headers['accept-encoding'] ?? '')
    .split(',')
    .some(part => part.trim().split(';')[0] === coding);
}

export function only({ req, res }: Call, ...methods: string[]): void {
  if (methods.includes(req.method ?? '')) return;
  res.setHeader('allow', methods.join(', '));
  throw new Refusal(405, `Only ${methods.join(' and ')} is allowed for this address.`);
}

/** True when the caller uses this host by a local name, which a foreign page or its DNS cannot do. */
export function isLocal({ req, url }: Call): boolean {
  const from = req.socket.remoteAddress ?? '';
  const machine = from === '::1' || from.startsWith('127.') || from.startsWith('::ffff:127.');
  const name = ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  const origin = req.headers.origin;
  return machine && name && (origin === undefined || origin === url.origin);
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, sign => escapes[sign] ?? sign);
}

/** Returns JSON that is safe inside a script element. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<\u2028\u2029]/g,
    sign => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
