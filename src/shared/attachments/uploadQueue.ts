/** Queued upload. It leaves the queue when stored, cancelled or dismissed. */
export interface Upload {
  uid: string;
  file: File;
  status: 'ready' | 'uploading' | 'error';
  share: number;
  error?: unknown;
}

interface QueueOptions {
  send: (upload: Upload, signal: AbortSignal, onProgress: (share: number) => void) => Promise<unknown>;
  onChange: (uploads: readonly Upload[]) => void;
  onStored: (upload: Upload) => void;
  onFailed?: (upload: Upload) => void;
}

/** Number of parallel uploads (spec 3 §9). */
const PARALLEL = 5;

/** Uploads files, a few in parallel. ready -> uploading -> stored (removed) or error -> retry -> ready (spec 1 §4 'File status'). */
export function createUploadQueue({ send, onChange, onStored, onFailed }: QueueOptions) {
  let uploads: readonly Upload[] = [];
  let isPaused = false;
  const running = new Map<string, AbortController>();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    onChange(next);
  };
  const change = (uid: string, part: Partial<Upload>) =>
    set(uploads.map(upload => (upload.uid === uid ? { ...upload, ...part } : upload)));
  const remove = (uid: string) => set(uploads.filter(upload => upload.uid !== uid));

  function next(): void {
    while (!isPaused && running.size < PARALLEL) {
      const upload = uploads.find(candidate => candidate.status === 'ready');
      if (!upload) return;
      void run(upload);
    }
  }

  async function run(upload: Upload): Promise<void> {
    const { uid } = upload;
    const controller = new AbortController();
    running.set(uid, controller);
    change(uid, { status: 'uploading', share: 0, error: undefined });
    try {
      await send(upload, controller.signal, share => {
        if (!controller.signal.aborted) change(uid, { share });
      });
      if (controller.signal.aborted) return;
      remove(uid);
      onStored(upload);
    } catch (error) {
      if (controller.signal.aborted) return;
      change(uid, { status: 'error', error });
      onFailed?.(upload);
    } finally {
      running.delete(uid);
      next();
    }
  }

  function drop(uid: string): void {
    running.get(uid)?.abort();
    remove(uid);
  }

  return {
    add: (files: readonly Pick<Upload, 'file' | 'uid'>[]) => {
      set([...uploads, ...files.map(({ file, uid }): Upload => ({ uid, file, status: 'ready', share: 0 }))]);
      next();
    },
    /** Without `uid`: all failed uploads. */
    retry: (uid?: string) => {
      const isRetried = (upload: Upload) => upload.status === 'error' && (uid ?? upload.uid) === upload.uid;
      set(uploads.map(upload => (isRetried(upload) ? { ...upload, status: 'ready' } : upload)));
      next();
    },
    drop,
    dropAll: () => {
      for (const controller of running.values()) controller.abort();
      if (uploads.length > 0) set([]);
    },
    /** While paused, running uploads continue and no other starts. */
    pause: (paused: boolean) => {
      isPaused = paused;
      next();
    },
  };
}
