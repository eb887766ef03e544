import { request as plain, type IncomingHttpHeaders } from 'node:http';
import { request as secure } from 'node:https';
import { connect } from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface HttpResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  bytes: Buffer;
}

interface HttpRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  timeoutMs?: number;
}

/** Sends the path unchanged, does not follow redirects, and returns raw headers; `fetch` would normalize all three. */
export type Send = (url: string, request?: HttpRequest) => Promise<HttpResponse>;

export type TlsVersion = 'TLSv1' | 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3';

/** Returns whether the server of a URL accepts this TLS version. */
export type AcceptsTls = (url: string, version: TlsVersion) => Promise<boolean>;

/** Decodes like a browser: without a byte order mark. */
export const getText = (response: HttpResponse): string => new TextDecoder().decode(response.bytes);

/** From this size on, the client waits for the server's permission to send the body. */
const LARGE_BODY = 1_000_000;
/** Some servers do not answer `Expect: 100-continue`. */
const WAIT_FOR_CONTINUE_MS = 1_000;

function decompress(bytes: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(bytes);
  return encoding === 'gzip' ? gunzipSync(bytes) : bytes;
}

/** Returns a client that sends requests until `signal` aborts. It rejects with a readable error. */
export const createSend =
  (signal: AbortSignal): Send =>
  (url, { method = 'GET', headers = {}, body = '', timeoutMs } = {}) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname, port, username } = new URL(url);
      if (username !== '') return reject(new Error('The URL contains a user name. Remove it.'));
      const limit = timeoutMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const path = /^\w+:\/\/[^/]+(\/[^#]*)?/.exec(url)?.[1] ?? '/';
      const isLarge = body.length > LARGE_BODY;
      const length: Record<string, string> = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const allHeaders = { ...headers, ...length, ...(isLarge && { expect: '100-continue' }) };
      const open = protocol === 'https:' ? secure : plain;
      const sent = open({ hostname, port, path, method, headers: allHeaders, signal: limit }, response => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          clearTimeout(timer);
          if (isLarge) sent.destroy();
          try {
            const bytes = decompress(Buffer.concat(parts), response.headers['content-encoding']);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes });
          } catch {
            reject(new Error(`The response of ${url} is compressed incorrectly.`));
          }
        });
      });
      sent.on('error', error => {
        clearTimeout(timer);
        reject(limit.aborted ? new Error(`${url} did not respond in time.`) : error);
      });
      let timer: NodeJS.Timeout | undefined;
      if (!isLarge) return void sent.end(body);
      const sendBody = () => {
        clearTimeout(timer);
        if (!sent.writableEnded) sent.end(body);
      };
      sent.on('continue', sendBody);
      timer = setTimeout(sendBody, WAIT_FOR_CONTINUE_MS);
      sent.flushHeaders();
    });

/** Offers only this version, with every cipher, so that the result depends on the server alone. */
export const acceptsTls: AcceptsTls = (url, version) =>
  new Promise(resolve => {
    const { hostname, port } = new URL(url);
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: /^[\d.]+$|:/.test(hostname) ? '' : hostname,
      minVersion: version,
      maxVersion: version,
      ciphers: 'ALL:@SECLEVEL=0',
      rejectUnauthorized: false,
      timeout: 5_000,
    });
    const finish = (isAccepted: boolean) => {
      socket.destroy();
      resolve(isAccepted);
    };
    socket.once('secureConnect', () => finish(true));
    socket.once('error', () => finish(false));
    socket.once('timeout', () => finish(false));
  });
