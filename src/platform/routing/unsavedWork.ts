type IsDirty = () => boolean;

const forms = new Set<IsDirty>();
let leaving = false;

function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedWork()) event.preventDefault();
}

/** A form says that it may hold unsaved work. The browser asks before the tab closes while any does. Returns how to unregister. */
export function registerUnsavedWork(isDirty: IsDirty): () => void {
  if (forms.size === 0) globalThis.addEventListener('beforeunload', onBeforeUnload);
  forms.add(isDirty);
  leaving = false;
  return () => {
    forms.delete(isDirty);
    if (forms.size === 0) globalThis.removeEventListener('beforeunload', onBeforeUnload);
  };
}

export function hasUnsavedWork(): boolean {
  return !leaving && [...forms].some(isDirty => isDirty());
}

/** The page is left on purpose (Logout, lost session with the draft kept): nothing asks any more. */
export function leaveWithoutAsking(): void {
  leaving = true;
}
