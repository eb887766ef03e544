import type { KeyboardEvent } from 'react';

/** For a dialog that asks for a few choices: Enter in a field whose list is closed goes on, as its button does. Put it on what holds the fields. */
export function enterGoesOn(goOn: () => void) {
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.repeat || !(event.target instanceof HTMLInputElement)) return;
      const isChoosing = event.target.getAttribute('aria-expanded') === 'true' || event.target.value !== '';
      if (event.target.type === 'file' || isChoosing) return;
      event.preventDefault();
      event.stopPropagation();
      goOn();
    },
  };
}
