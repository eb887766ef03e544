import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Button } from './Button';

const Printing = createContext(false);

/** True while the page is being put on paper: what is folded or not drawn on the screen is drawn then. */
export const usePrinting = (): boolean => useContext(Printing);

/** Tells what is in it when it is printed, by the button as by Ctrl+P. */
export function PrintingPart({ children }: { children: ReactNode }) {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser takes its picture as soon as the event is over.
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
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
