export interface UnsavedWork {
  isDirty: () => boolean;
  /** Running save; settles when its result is known. */
  saving?: () => Promise<unknown> | null;
  /** Stores the changes on this device for recovery; resolves to false if storage refuses. Absent: leaving discards them. */
  keep?: () => Promise<boolean>;
}

const forms = new Set<UnsavedWork>();
let leaving = false;

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedWork()) event.preventDefault();
}

/** Registers a form; the browser then asks before the tab closes. Returns a function to unregister. */
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

export function unsavedWork(): UnsavedWork[] {
  return [...forms].filter(({ isDirty }) => isDirty());
}

/** Disables the leave confirmation for intended exits (Logout, lost session with the draft kept). */
export function leaveWithoutConfirmation(): void {
  leaving = true;
}
