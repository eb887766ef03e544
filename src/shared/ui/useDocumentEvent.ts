import { useEffect, useEffectEvent } from 'react';

/** Calls `handler` for events of the document while `isOn`. */
export function useDocumentEvent<T extends keyof DocumentEventMap>(
  type: T,
  handler: (event: DocumentEventMap[T]) => void,
  isOn = true,
): void {
  const onEvent = useEffectEvent(handler);
  useEffect(() => {
    if (!isOn) return;
    const listen = (event: DocumentEventMap[T]) => onEvent(event);
    document.addEventListener(type, listen);
    return () => document.removeEventListener(type, listen);
  }, [type, isOn]);
}
