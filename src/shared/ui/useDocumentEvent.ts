import { useEffectEvent, useLayoutEffect } from 'react';

/** Calls `handler` for events of the document while `isOn`. */
export function useDocumentEvent<T extends keyof DocumentEventMap>(
  type: T,
  handler: (event: DocumentEventMap[T]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(handler);
  // Layout effect: listens before paint, so that early keys work.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: DocumentEventMap[T]) => onEvent(event);
    document.addEventListener(type, listen);
    return () => document.removeEventListener(type, listen);
  }, [type, isOn]);
}
