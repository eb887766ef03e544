import { useRef, useState } from 'react';
import { useDocumentEvent } from './useDocumentEvent';

/** State of a menu below its button. A press or focus outside `box` closes it; Escape closes it and focuses `button`. */
export function useMenu() {
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) setOpen(false);
  };
  useDocumentEvent('pointerdown', closeOutside, isOpen);
  useDocumentEvent('focusin', closeOutside, isOpen);
  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };
  useDocumentEvent('keydown', closeByKey, isOpen);
  return { isOpen, setOpen, box, button };
}
