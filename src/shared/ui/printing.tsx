import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';
import type { ButtonStyle } from './buttonClass';
import { onPrinting } from './onPrinting';

const Printing = createContext(false);

/** Returns true during printing, so that collapsed and virtualized content is rendered. */
export const usePrinting = (): boolean => useContext(Printing);

/** Provides the printing state, for the button and Ctrl+P. */
export function PrintingPart({ children }: { children: ReactNode }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => onPrinting(now => (now ? flushSync(() => setPrinting(true)) : setPrinting(false))), []);
  return <Printing value={printing}>{children}</Printing>;
}

/** Content that the screen shows on demand, and print always. */
export function ShownOrPrinted({ shown, children }: { shown: boolean; children: ReactNode }) {
  const printing = usePrinting();
  return shown || printing ? children : null;
}

export function PrintButton(style: ButtonStyle) {
  return (
    <Button {...style} onClick={() => window.print()}>
      Print
    </Button>
  );
}
