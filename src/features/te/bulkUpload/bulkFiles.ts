import { getExtension, getExtensions, MAX_FILE_BYTES, type FileFamily } from '@/lib/fileTypes';

/** State of a bulk upload, keyed by file name (spec 1 §4 'File status', spec 3 §4, §5). Pure functions. */
export interface BulkFile {
  name: string;
  /** Bytes. */
  size: number;
  status: 'ready' | 'uploading' | 'done' | 'error';
  sent: number;
  /** Source of the bytes; null after the upload. */
  file: File | null;
  reason?: string;
}

export interface BulkState {
  files: readonly BulkFile[];
  paused: boolean;
}

export interface Rejected {
  name: string;
  message: string;
}

export interface BulkRules {
  families: readonly FileFamily[];
}

/** Parallel uploads (spec 3 §5, §9). */
export const PARALLEL = 5;
const MAX_FILES = 1000;
const NAME = /^[\w\-. ]+$/;

export const NO_FILES: BulkState = { files: [], paused: false };

const toKey = (name: string) => name.toLowerCase();

function getProblem(file: File, { families }: BulkRules): string | null {
  if (!NAME.test(file.name)) return 'Invalid file name';
  const allowed = getExtensions(families);
  if (!allowed.includes(getExtension(file.name))) return `Invalid file type: ${getExtension(file.name) || 'none'}`;
  if (file.size > MAX_FILE_BYTES) return `File exceeds ${Math.floor(MAX_FILE_BYTES / 1_048_576)}MB limit`;
  return file.size === 0 ? 'This file is empty' : null;
}

export function addFiles(
  state: BulkState,
  picked: readonly File[],
  rules: BulkRules,
): { state: BulkState; rejected: Rejected[]; skipped: number } {
  const known = new Set(state.files.map(({ name }) => toKey(name)));
  const room = MAX_FILES - state.files.length;
  const taken: BulkFile[] = [];
  const rejected: Rejected[] = [];
  let skipped = 0;
  for (const file of picked) {
    const { name } = file;
    const problem = getProblem(file, rules);
    if (known.has(toKey(name))) skipped += 1;
    else if (problem !== null) rejected.push({ name, message: problem });
    else if (taken.length >= room) rejected.push({ name, message: `At most ${MAX_FILES} files` });
    else {
      known.add(toKey(name));
      taken.push({ name, size: file.size, status: 'ready', sent: 0, file });
    }
  }
  return { state: { ...state, files: [...state.files, ...taken] }, rejected, skipped };
}

function change(
  state: BulkState,
  name: string,
  from: readonly BulkFile['status'][],
  part: Partial<BulkFile>,
): BulkState {
  const at = state.files.findIndex(file => file.name === name);
  const found = state.files[at];
  if (!found || !from.includes(found.status)) return state;
  return { ...state, files: state.files.with(at, { ...found, ...part }) };
}

/** Returns the next files to upload, in order and up to `parallel`; none while paused. Running uploads continue. */
export function nextToSend({ files, paused }: BulkState, parallel: number = PARALLEL): BulkFile[] {
  if (paused) return [];
  const free = parallel - files.filter(({ status }) => status === 'uploading').length;
  return free <= 0 ? [] : files.filter(({ status }) => status === 'ready').slice(0, free);
}

export const started = (state: BulkState, name: string) =>
  change(state, name, ['ready'], { status: 'uploading', sent: 0, reason: undefined });
/** `share`: uploaded part of the request, 0 to 1; the request's overhead is ignored. */
export const progressed = (state: BulkState, name: string, share: number) => {
  const size = state.files.find(file => file.name === name)?.size ?? 0;
  return change(state, name, ['uploading'], { sent: Math.min(size, Math.round(size * share)) });
};
export const stored = (state: BulkState, name: string) => {
  const size = state.files.find(file => file.name === name)?.size ?? 0;
  return change(state, name, ['uploading'], { status: 'done', sent: size, file: null });
};
export const failed = (state: BulkState, name: string, reason: string) =>
  change(state, name, ['uploading'], { status: 'error', sent: 0, reason });
export const retried = (state: BulkState, name: string) =>
  change(state, name, ['error'], { status: 'ready', reason: undefined });
export const retriedAll = (state: BulkState): BulkState =>
  state.files.reduce((all, { name, status }) => (status === 'error' ? retried(all, name) : all), state);
/** Removes a file from the list, unless it is uploading or stored. */
export const removed = (state: BulkState, name: string): BulkState => ({
  ...state,
  files: state.files.filter(file => file.name !== name || file.status === 'uploading' || file.status === 'done'),
});

export interface BulkCounts {
  total: number;
  done: number;
  failed: number;
  left: number;
  uploading: number;
  /** Total and uploaded bytes of all files that have not failed. */
  bytes: number;
  sent: number;
}

export function getCounts({ files }: BulkState): BulkCounts {
  const count = (status: BulkFile['status']) => files.filter(file => file.status === status).length;
  const uploading = count('uploading');
  const whole = files.filter(({ status }) => status !== 'error');
  return {
    total: files.length,
    done: count('done'),
    failed: count('error'),
    left: count('ready') + uploading,
    uploading,
    bytes: whole.reduce((sum, { size }) => sum + size, 0),
    sent: whole.reduce((sum, { sent }) => sum + sent, 0),
  };
}

/** Returns why the import can't continue: files are uploading, failed or rejected; null if all are stored. */
export function whyNotYet({ rejected, ...state }: BulkState & { rejected: readonly Rejected[] }): string | null {
  const { left, failed } = getCounts(state);
  if (left > 0) return `Attachments still uploading: ${left}. Wait, or go back to resume or remove them.`;
  const bad = failed + rejected.length;
  return bad > 0 ? `Attachments not uploaded: ${bad}. Go back to retry, remove or dismiss them.` : null;
}
