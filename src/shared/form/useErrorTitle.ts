import { useEffect } from 'react';

const PREFIX = 'Error: ';

/** How many forms show their errors: a dialog may stand above the form it was opened from. */
let showing = 0;

/** Lets the page's title begin with 'Error: ' as long as it is on: what a reader says first, and what a tab shows. */
export function useErrorTitle(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    showing += 1;
    if (!document.title.startsWith(PREFIX)) document.title = PREFIX + document.title;
    return () => {
      showing -= 1;
      // Another page may have given itself its own title by now.
      if (showing === 0 && document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [on]);
}
