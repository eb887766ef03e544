import { extensionOf, extensionsOf, MAX_FILE_BYTES, type FileFamily } from '@/lib/fileTypes';

/** Many files on their way to one place, told apart by their names (spec 1 §4 'File status', spec 3 §4, §5). Pure. */
export interface BulkFile {
  name: string;
  /** Bytes. */
  size: number;
  status: 'ready' | 'uploading' | 'done' | 'error';
  /** Bytes sent so far. */
  sent: number;
  /** Where its bytes are read from, when it is sent; gone with the upload. */
  file: File | null;
  /** Why it failed, for people. */
  reason?: string;
}

export interface BulkState {
  files: readonly BulkFile[];
  paused: boolean;
}

/** A picked file that was not taken. */
export interface Rejected {
  name: string;
  message: string;
}

export interface BulkRules {
  families: readonly FileFamily[];
  /** Default 10 MB. */
  maxBytes?: number;
  /** Default 1000. */
  maxFiles?: number;
  /** Names lose their spaces unless this is false. */
  sanitize?: boolean;
}

/** Spec 3 §5 and §9. */
export const PARALLEL = 5;
const MAX_FILES = 1000;
const NAME = /^[\w\-. ]+$/;

export const NO_FILES: BulkState = { files: [], paused: false };

const keyOf = (name: string) => name.toLowerCase();
const nameOf = (file: File, sanitize: boolean) => (sanitize ? file.name.trim().replaceAll(/ +/g, '_') : file.name);

function problemOf(file: File, { families, maxBytes = MAX_FILE_BYTES }: BulkRules): string | null {
  if (!NAME.test(file.name)) return 'Invalid file name';
  const allowed = extensionsOf(families);
  if (!allowed.includes(extensionOf(file.name))) return `Invalid file type: ${extensionOf(file.name) || 'none'}`;
  if (file.size > maxBytes) return `File exceeds ${Math.floor(maxBytes / 1_048_576)}MB limit`;
  return file.size === 0 ? 'This file is empty' : null;
}

/** Takes picked files: known names are skipped, each other one is taken or rejected with a reason. */
export function addFiles(
  state: BulkState,
  picked: readonly File[],
  rules: BulkRules,
): { state: BulkState; rejected: Rejected[]; skipped: number } {
  const known = new Set(state.files.map(({ name }) => keyOf(name)));
  const room = (rules.maxFiles ?? MAX_FILES) - state.files.length;
  const taken: BulkFile[] = [];
  const rejected: Rejected[] = [];
  let skipped = 0;
  for (const file of picked) {
    const name = nameOf(file, rules.sanitize ?? true);
    const problem = problemOf(file, rules);
    if (known.has(keyOf(name))) skipped += 1;
    else if (problem !== null) rejected.push({ name: file.name, message: problem });
    else if (taken.length >= room)
      rejected.push({ name: file.name, message: `At most ${rules.maxFiles ?? MAX_FILES} files` });
    else {
      known.add(keyOf(name));
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

/** Which files are to be sent now: in their order, a few at a time, none while paused. Those on their way go on. */
export function nextToSend({ files, paused }: BulkState, parallel: number = PARALLEL): BulkFile[] {
  if (paused) return [];
  const free = parallel - files.filter(({ status }) => status === 'uploading').length;
  return free <= 0 ? [] : files.filter(({ status }) => status === 'ready').slice(0, free);
}

export const started = (state: BulkState, name: string) =>
  change(state, name, ['ready'], { status: 'uploading', sent: 0, reason: undefined });
/** `share` of the request, 0 to 1; what is around the file is not counted. */
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
/** A failed file is ready again; its bytes are still where they were. */
export const retried = (state: BulkState, name: string) =>
  change(state, name, ['error'], { status: 'ready', reason: undefined });
export const retriedAll = (state: BulkState): BulkState =>
  state.files.reduce((all, { name, status }) => (status === 'error' ? retried(all, name) : all), state);
/** Takes a file off the list; one on its way or stored stays. */
export const removed = (state: BulkState, name: string): BulkState => ({
  ...state,
  files: state.files.filter(file => file.name !== name || file.status === 'uploading' || file.status === 'done'),
});

export interface BulkCounts {
  total: number;
  done: number;
  failed: number;
  /** Ready, or on their way. */
  left: number;
  uploading: number;
  /** Bytes of all files that are not failed, and how many of them are sent. */
  bytes: number;
  sent: number;
}

export function countsOf({ files }: BulkState): BulkCounts {
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

/** Why what names these files cannot be sent yet: some are on their way, failed or were refused; null when all are stored. */
export function whyNotYet({ rejected, ...state }: BulkState & { rejected: readonly Rejected[] }): string | null {
  const { left, failed } = countsOf(state);
  if (left > 0) return `Attachments are not uploaded yet: ${left}. Wait for them, or go back to resume or remove them.`;
  const bad = failed + rejected.length;
  return bad > 0 ? `Attachments were not uploaded: ${bad}. Go back to retry, remove or dismiss them.` : null;
}

/** How much had been sent at a moment, in milliseconds. */
export interface Sample {
  at: number;
  sent: number;
}

const WINDOW_MS = 8000;

/** Keeps what the speed is worked out from. */
export const sampled = (samples: readonly Sample[], sample: Sample): Sample[] =>
  [...samples, sample].filter(({ at }) => sample.at - at <= WINDOW_MS);

/** Bytes a second over the last seconds; null while too little is known. A failed file takes its bytes back: never negative. */
export function speedOf(samples: readonly Sample[]): number | null {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last || last.at - first.at < 500) return null;
  return Math.max(0, ((last.sent - first.sent) / (last.at - first.at)) * 1000);
}
