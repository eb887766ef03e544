/** A form that may hold work which is not on the server. All are asked only at the moment when somebody wants to leave. */
export interface UnsavedWork {
  isDirty: () => boolean;
  /** The save that is under way; settles when its outcome is known. */
  saving?: () => Promise<unknown> | null;
  /** Keeps the work on this device, where it is offered again. Without it, leaving loses the work. */
  keep?: () => void;
  /** The work as it is now, for when the form goes down with its screen. */
  capture?: () => CapturedWork | null;
}

/** What was typed into a form whose screen has stopped working. */
export interface CapturedWork {
  /** To be copied, one field a line. */
  text: string;
  /** Keeps it on this device, marked as what the screen failed with; false when that was refused. */
  keep: () => Promise<boolean>;
  /** Forgets it, so that the screen starts without it. */
  forget: () => Promise<void>;
}

const forms = new Set<UnsavedWork>();
let leaving = false;

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedWork()) event.preventDefault();
}

/** A form says that it may hold unsaved work. The browser asks before the tab closes while any does. Returns how to unregister. */
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

/** The forms that hold unsaved work at this moment. */
export function unsavedWork(): UnsavedWork[] {
  return [...forms].filter(({ isDirty }) => isDirty());
}

/** The page is left on purpose (Logout, lost session with the draft kept): nothing asks any more. */
export function leaveWithoutAsking(): void {
  leaving = true;
}

/** What was typed into the forms of the page, while they are still there. */
export function captureWork(): CapturedWork[] {
  return [...forms].flatMap(({ capture }) => {
    try {
      return capture?.() ?? [];
    } catch {
      return []; // a form in ruins must not take the words of the others along
    }
  });
}
