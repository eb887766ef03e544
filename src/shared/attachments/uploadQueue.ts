/** A file on its way. It leaves the queue when it is stored, cancelled or dismissed. */
export interface Upload {
  uid: string;
  file: File;
  status: 'ready' | 'uploading' | 'error';
  /** Share of the bytes sent, 0 to 1. */
  share: number;
  /** Why it failed, for people. */
  reason?: string;
}

interface QueueOptions {
  send: (upload: Upload, signal: AbortSignal, onProgress: (share: number) => void) => Promise<unknown>;
  /** A new list whenever something changed. */
  onChange: (uploads: readonly Upload[]) => void;
  onStored: (upload: Upload) => void;
  onFailed: (upload: Upload) => void;
  /** How many are sent at the same time. Default 5 (spec 3 §9). */
  parallel?: number;
}

export interface UploadQueue {
  add: (file: File, uid: string) => void;
  /** Sends a failed file again; its bytes were kept. */
  retry: (uid: string) => void;
  /** Stops a file on its way, or forgets a failed one. */
  drop: (uid: string) => void;
  dropAll: () => void;
}

/** Sends files, a few at a time. ready -> uploading -> stored (gone) or error -> retry -> ready (spec 1 §4 'File status'). */
export function createUploadQueue({ send, onChange, onStored, onFailed, parallel = 5 }: QueueOptions): UploadQueue {
  let uploads: readonly Upload[] = [];
  const running = new Map<string, AbortController>();

  const set = (next: readonly Upload[]) => {
    uploads = next;
    onChange(next);
  };
  const change = (uid: string, part: Partial<Upload>) =>
    set(uploads.map(upload => (upload.uid === uid ? { ...upload, ...part } : upload)));
  const remove = (uid: string) => set(uploads.filter(upload => upload.uid !== uid));

  function next(): void {
    while (running.size < parallel) {
      const upload = uploads.find(candidate => candidate.status === 'ready');
      if (!upload) return;
      void run(upload);
    }
  }

  async function run(upload: Upload): Promise<void> {
    const { uid } = upload;
    const controller = new AbortController();
    running.set(uid, controller);
    change(uid, { status: 'uploading', share: 0, reason: undefined });
    try {
      await send(upload, controller.signal, share => {
        if (!controller.signal.aborted) change(uid, { share });
      });
      if (controller.signal.aborted) return;
      remove(uid);
      onStored(upload);
    } catch (error) {
      if (controller.signal.aborted) return;
      change(uid, { status: 'error', reason: error instanceof Error ? error.message : '' });
      onFailed(upload);
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
    add: (file, uid) => {
      set([...uploads, { uid, file, status: 'ready', share: 0 }]);
      next();
    },
    retry: uid => {
      change(uid, { status: 'ready' });
      next();
    },
    drop,
    dropAll: () => {
      for (const controller of running.values()) controller.abort();
      if (uploads.length > 0) set([]);
    },
  };
}
