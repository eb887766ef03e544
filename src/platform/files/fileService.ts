import * as z from 'zod/mini';
import { getMimeType } from '@/lib/fileTypes';
import { toUserMessage } from '@/lib/userMessage';
import { env } from '@/platform/env';
import { CallError, getErrorTypeOfStatus } from '@/platform/graphql/callError';
import { startChange } from '@/platform/graphql/changes';
import { callFetch } from '@/platform/graphql/callFetch';
import { noteResponse, whyUnreachable } from '@/platform/graphql/reachable';
import { sendRequest, type Send } from '@/platform/graphql/sendRequest';
import { reportSessionLost, tokenToSend } from '@/platform/session/sessionLost';

const UPLOAD_TIMEOUT_MS = 5 * 60_000;

export interface UploadRequest {
  file: File;
  uid: string;
  module: string;
  context: string;
  /** Record id; '' for a new record. */
  contextId: string;
  signal?: AbortSignal | undefined;
  /** Uploaded share, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined;
}

export interface DownloadedFile {
  blob: Blob;
  fileName: string;
  mimeType: string;
}

const uploadResponse = z.object({
  result: z.optional(z.unknown()),
  err: z.optional(z.unknown()),
  statusText: z.optional(z.unknown()),
});

const deleteResponse = z.object({ result: z.string() });

const downloadResponse = z.object({
  result: z.string(),
  fileData: z.nullish(
    z.object({ byteArr: z.unknown(), mimeType: z.nullish(z.string()), fileName: z.nullish(z.string()) }),
  ),
});

const fileUrl = (action: 'upload' | 'download' | 'delete', uid?: string) =>
  `${env.fileUrl}/api/${action}${uid === undefined ? '' : `/${encodeURIComponent(uid)}`}`;

/** Uploads a file as base64 JSON (spec 1 §7 'File service'). Rejects with `CallError`; no retry. */
export function uploadFile(request: UploadRequest): Promise<{ statusText: string }> {
  const { file, uid, module, context, contextId, signal, onProgress } = request;
  return sendFile(signal, async (stop, headers) => {
    const body = JSON.stringify({
      fileName: file.name,
      fileBase64: await toBase64(file),
      mimeType: getMimeType(file.name),
      file_uid: uid,
      fileSize: String(file.size),
      module,
      context,
      contextId,
    });
    const response = z.safeParse(uploadResponse, await post(fileUrl('upload'), body, { stop, headers, onProgress }));
    if (!response.success) throw new CallError('server', { cause: response.error });
    const { result, err, statusText } = response.data;
    if (result !== 'success') throw new CallError('server', { message: toUserMessage(err) ?? '' });
    return { statusText: typeof statusText === 'string' ? statusText : '' };
  });
}

/** Posts a file as a form field (spec 3 §7). Resolves to the JSON response, null if empty. Rejects with `CallError`; no retry. */
export function postFile(
  url: string,
  field: string,
  file: File,
  { signal, onProgress }: Pick<UploadRequest, 'signal' | 'onProgress'> = {},
): Promise<unknown> {
  const form = new FormData();
  form.set(field, file, file.name);
  const end = startChange();
  return sendFile(signal, (stop, headers) => post(url, form, { stop, headers, onProgress })).finally(end);
}

/** Downloads a stored file; 'missing' if the service doesn't have it. Rejects with `CallError`. */
export async function downloadFile(uid: string, signal?: AbortSignal): Promise<DownloadedFile | 'missing'> {
  try {
    return await callFetch(fileUrl('download', uid), { signal }, async response => {
      const { result, fileData } = z.parse(downloadResponse, await response.json());
      if (result !== 'success' || !fileData) return 'missing';
      const fileName = fileData.fileName || uid;
      const mimeType = fileData.mimeType || getMimeType(fileName);
      return { blob: new Blob([toBytes(fileData.byteArr)], { type: mimeType }), fileName, mimeType };
    });
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return 'missing';
    throw error;
  }
}

/** Deletes a stored file. A GET with a side effect: call it once per click (docs/decisions.md#no-automatic-mutations). Rejects unless the service confirms. */
export function removeFile(uid: string): Promise<void> {
  return callFetch(fileUrl('delete', uid), {}, async response => {
    const { result } = z.parse(deleteResponse, await response.json());
    if (result !== 'success') throw new CallError('server');
  });
}

interface Sending extends Pick<UploadRequest, 'onProgress'> {
  stop: AbortSignal;
  headers: Parameters<Send<unknown>>[1];
}

function sendFile<T>(signal: AbortSignal | undefined, send: Send<T>): Promise<T> {
  return sendRequest('file upload', { signal, timeoutMs: UPLOAD_TIMEOUT_MS }, send);
}

// `fetch` reports no upload progress, hence XMLHttpRequest.
function post(url: string, body: string | FormData, { stop, headers, onProgress }: Sending): Promise<unknown> {
  return new Promise((resolve, reject) => {
    if (stop.aborted) return reject(new CallError('aborted'));
    const request = new XMLHttpRequest();
    request.open('POST', url);
    // The browser sets the header of a form, because only it knows the boundary.
    if (typeof body === 'string') request.setRequestHeader('content-type', 'application/json');
    const token = tokenToSend();
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    };
    request.onerror = () => void whyUnreachable(url, null).then(reject);
    request.onabort = () => reject(new CallError('aborted'));
    request.onload = () => {
      noteResponse(url);
      if (request.status >= 200 && request.status < 300) return resolve(parseJson(request.responseText));
      const kind = getErrorTypeOfStatus(request.status);
      if (kind === 'session') reportSessionLost();
      reject(new CallError(kind, { status: request.status }));
    };
    stop.addEventListener('abort', () => request.abort());
    request.send(body);
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () =>
      reject(new CallError('validation', { message: 'This file could not be read', cause: reader.error }));
    reader.onload = () => resolve((reader.result as string).replace(/^data:[^,]*,/, ''));
    reader.readAsDataURL(file);
  });
}

/** Decodes bytes from base64 or a list of numbers (docs/decisions.md#export-calls). */
function toBytes(value: unknown): Uint8Array<ArrayBuffer> {
  if (Array.isArray(value)) return Uint8Array.from(value, Number);
  if (typeof value !== 'string') throw new CallError('server');
  return Uint8Array.from(atob(value), character => character.charCodeAt(0));
}
