/** Form that may hold unsaved changes. Queried only when the user leaves. */
export interface UnsavedWork {
  isDirty: () => boolean;
  /** Running save; settles when its result is known. */
  saving?: () => Promise<unknown> | null;
  /** Stores the changes on this device for recovery. Absent: leaving discards them. */
  keep?: () => void;
  /** Returns the current changes, for a screen that crashes. */
  capture?: () => CapturedWork | null;
}

/** Typed input of a form whose screen crashed. */
export interface CapturedWork {
  /** Text for copying, one field per line. */
  text: string;
  /** Stores it on this device, marked as broken; resolves to false if storage refuses. */
  keep: () => Promise<boolean>;
  /** Discards it, so that the screen starts without it. */
  forget: () => Promise<void>;
}

const forms = new Set<UnsavedWork>();
let leaving = false;

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedWork()) event.preventDefault();
}

/** Registers a form with possible unsaved changes; the browser then asks before the tab closes. Returns a function to unregister. */
export function registerUnsavedWork(work: UnsavedWork): () => void {
  if (forms.size === 0) globalThis.addEventListener('beforeunload', onBeforeUnload);
  forms.add(work);
  leaving = false;
  return () => {
    forms.delete(work);
    if (forms.size === 0) globalThis.removeEventListener('beforeunload', onBeforeUnload);
  };
}

export function hasUnsavedWork(): boolean {
  return !leaving && unsavedWork().length > 0;
}

/** Returns the forms with unsaved changes. */
export function unsavedWork(): UnsavedWork[] {
  return [...forms].filter(({ isDirty }) => isDirty());
}

/** Disables the leave confirmation for intended exits (Logout, lost session with the draft kept). */
export function leaveWithoutAsking(): void {
  leaving = true;
}

/** Returns the typed input of all forms on the page. */
export function captureWork(): CapturedWork[] {
  return [...forms].flatMap(({ capture }) => {
    try {
      return capture?.() ?? [];
    } catch {
      return []; // one broken form must not lose the input of others
    }
  });
}
