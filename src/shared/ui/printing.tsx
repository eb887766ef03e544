import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';
import { onPrinting } from './onPrinting';

const Printing = createContext(false);

/** True while the page is being put on paper: what is folded or not drawn on the screen is drawn then. */
export const usePrinting = (): boolean => useContext(Printing);

/** Tells what is in it when it is printed, by the button as by Ctrl+P. */
export function PrintingPart({ children }: { children: ReactNode }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => onPrinting(now => (now ? flushSync(() => setPrinting(true)) : setPrinting(false))), []);
  return <Printing value={printing}>{children}</Printing>;
}

/** A part that the screen shows on demand, and paper always. */
export function ShownOrPrinted({ shown, children }: { shown: boolean; children: ReactNode }) {
  const printing = usePrinting();
  return shown || printing ? children : null;
}

/** Prints the page, or makes a PDF of it where the browser offers that. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>Print</Button>;
}
