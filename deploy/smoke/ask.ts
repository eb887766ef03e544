import { request as plain, type IncomingHttpHeaders } from 'node:http';
import { request as secure } from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decompressed. */
  text: string;
}

/** Sends the path unchanged, does not follow redirects, and returns raw headers; `fetch` would normalize all three. */
export type Ask = (
  url: string,
  options?: { method?: string; headers?: Record<string, string>; body?: string },
) => Promise<Answer>;

function decoded(bytes: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
}

/** Sends the request over the network until `signal` aborts. Rejects with a readable error. */
export const askOver =
  (signal: AbortSignal): Ask =>
  (url, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const { protocol, hostname, port, username } = new URL(url);
      const send = protocol === 'https:' ? secure : plain;
      if (username !== '') return reject(new Error('an address with a name and password in it'));
      const path = /^\w+:\/\/[^/]+(\/[^#]*)?/.exec(url)?.[1] ?? '/';
      const sent = send({ hostname, port, path, method, headers, signal }, response => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          try {
            const text = decoded(Buffer.concat(parts), response.headers['content-encoding']);
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          } catch {
            reject(new Error('an answer whose compression is broken'));
          }
        });
      });
      sent.on('error', error => reject(signal.aborted ? new Error('no answer in time') : error));
      sent.end(body);
    });
