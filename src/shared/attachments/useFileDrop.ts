import { useState, type DragEvent } from 'react';

/** Returns the props of an area that takes dropped files; `data-over` is set while files are dragged over it. */
export function useFileDrop(disabled: boolean, take: (files: FileList) => unknown) {
  const [over, setOver] = useState(false);
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      if (disabled || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      if (!disabled) take(event.dataTransfer.files);
    },
  };
}
