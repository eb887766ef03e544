import { getExtension, getExtensions, MAX_FILE_BYTES, type FileFamily } from '@/lib/fileTypes';
import { toFailure } from '@/platform/failure';
import { Listeners } from '@/platform/listeners';
import type { StoredUpload } from '@/shared/attachments/storedUploads';
import { createUploadQueue, type Upload } from '@/shared/attachments/uploadQueue';

/** File of a bulk upload, keyed by its name (spec 1 §4 'File status', spec 3 §4, §5). */
export interface BulkFile extends StoredUpload {
  status: 'ready' | 'uploading' | 'done' | 'error';
  sent: number;
  reason?: string | undefined;
}

export interface BulkView {
  files: readonly BulkFile[];
  paused: boolean;
  rejected: readonly { name: string; message: string }[];
  skipped: number;
  /** Error of the first failed upload that support can help with. */
  error?: unknown;
}

interface BulkOptions {
  families: readonly FileFamily[];
  send: (file: File, on: { signal: AbortSignal; progress: (share: number) => void }) => Promise<unknown>;
  /** Files stored during an earlier visit; they are not uploaded again. */
  known?: readonly StoredUpload[];
  onStored?: (file: StoredUpload) => void;
}

export type BulkUpload = ReturnType<typeof createBulkUpload>;

const MAX_FILES = 1000;
const NAME = /^[\w\-. ]+$/;
/** Minimum interval between progress notifications. */
const PROGRESS_MS = 200;

const toKey = (name: string) => name.toLowerCase();

function getProblem(file: File, families: readonly FileFamily[]): string | null {
  if (!NAME.test(file.name)) return 'Invalid file name';
  const allowed = getExtensions(families);
  if (!allowed.includes(getExtension(file.name))) return `Invalid file type: ${getExtension(file.name) || 'none'}`;
  if (file.size > MAX_FILE_BYTES) return `File exceeds ${Math.floor(MAX_FILE_BYTES / 1_048_576)}MB limit`;
  return file.size === 0 ? 'This file is empty' : null;
}

function toBulkFile({ name, size }: StoredUpload, upload: Upload | undefined): BulkFile {
  if (!upload) return { name, size, status: 'done', sent: size };
  const { status, share, error } = upload;
  const reason = error instanceof Error ? error.message : '';
  return { name, size, status, sent: status === 'uploading' ? Math.round(size * share) : 0, reason };
}

/** Creates an upload of many files, five at a time; reads each file only while uploading it. */
export function createBulkUpload({ families, send, known = [], onStored }: BulkOptions) {
  /** Listed files, in order. A file that is not in the queue is stored. */
  let listed = known;
  let uploads: readonly Upload[] = [];
  let view: BulkView = {
    files: known.map(file => toBulkFile(file, undefined)),
    paused: false,
    rejected: [],
    skipped: 0,
  };
  let progressedAt = 0;
  const listeners = new Listeners();

  const show = (part: Partial<BulkView> = {}) => {
    const queued = new Map(uploads.map(upload => [upload.uid, upload]));
    const failed = uploads.find(({ status, error }) => status === 'error' && toFailure(error) !== null);
    const files = listed.map(file => toBulkFile(file, queued.get(file.name)));
    view = { ...view, files, error: failed?.error, ...part };
    listeners.notify();
  };
  const queue = createUploadQueue({
    send: ({ file }, signal, onProgress) => {
      const progress = (share: number) => {
        if (Date.now() - progressedAt < PROGRESS_MS) return;
        progressedAt = Date.now();
        onProgress(share);
      };
      return send(file, { signal, progress });
    },
    onChange: next => {
      uploads = next;
      show();
    },
    onStored: ({ file: { name, size } }) => onStored?.({ name, size }),
  });
  const setPaused = (paused: boolean) => {
    show({ paused });
    queue.pause(paused);
  };

  return {
    subscribe: listeners.on,
    view: () => view,
    add: (picked: readonly File[]) => {
      const names = new Set(listed.map(({ name }) => toKey(name)));
      const rejected = [...view.rejected];
      const taken: File[] = [];
      let skipped = 0;
      for (const file of picked) {
        const { name } = file;
        const problem = getProblem(file, families);
        if (names.has(toKey(name))) skipped += 1;
        else if (problem !== null) rejected.push({ name, message: problem });
        else if (names.size >= MAX_FILES) rejected.push({ name, message: `At most ${MAX_FILES} files` });
        else {
          names.add(toKey(name));
          taken.push(file);
        }
      }
      listed = [...listed, ...taken.map(({ name, size }) => ({ name, size }))];
      queue.add(taken.map(file => ({ file, uid: file.name })));
      show({ rejected, skipped });
    },
    retry: queue.retry,
    retryAll: () => queue.retry(),
    /** Removes a file that is not stored. */
    remove: (name: string) => {
      if (!uploads.some(({ uid }) => uid === name)) return;
      listed = listed.filter(file => file.name !== name);
      queue.drop(name);
    },
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    /** Aborts all uploads and removes their files from the list. */
    stop: () => {
      listed = view.files.filter(({ status }) => status === 'done');
      queue.dropAll();
    },
    dismiss: () => show({ rejected: [], skipped: 0 }),
  };
}

/** Returns the numbers of files, and the total and uploaded bytes of all files that have not failed. */
export function getCounts({ files }: Pick<BulkView, 'files'>) {
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
export function whyNotYet({ files, rejected }: BulkView): string | null {
  const { left, failed } = getCounts({ files });
  if (left > 0) return `Attachments still uploading: ${left}. Wait, or go back to resume or remove them.`;
  const bad = failed + rejected.length;
  return bad > 0 ? `Attachments not uploaded: ${bad}. Go back to retry, remove or dismiss them.` : null;
}
