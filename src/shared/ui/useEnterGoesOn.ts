import { useRef, type KeyboardEvent } from 'react';

/**
 * For a dialog in which rows are chosen by their boxes: Enter on a box goes on with what is chosen, as the dialog's button does; Space
 * chooses. Put it on what holds the rows.
 */
export function enterOnBoxGoesOn(goOn: () => void) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter' || event.repeat || !(target instanceof HTMLInputElement)) return;
      if (target.type !== 'checkbox' && target.type !== 'radio') return;
      event.preventDefault();
      goOn();
    },
  };
}

/**
 * For a dialog that asks for a few choices: Enter in a field whose list is closed goes on, as its button does. So does a second Enter: the
 * first one has chosen, and its list may still be closing. Put it on what holds the fields.
 */
export function useEnterGoesOn(goOn: () => void) {
  /** The field in which Enter has chosen, with nothing typed since. */
  const answered = useRef<EventTarget>(null);
  return {
    onKeyDownCapture: (event: KeyboardEvent) => {
      const { target } = event;
      const isSecond = answered.current === target;
      answered.current = null;
      if (event.key !== 'Enter' || event.repeat || !(target instanceof HTMLInputElement) || target.type === 'file')
        return;
      const isChoosing = target.getAttribute('aria-expanded') === 'true' || target.value !== '';
      if (isChoosing && !isSecond) {
        answered.current = target;
        return;
      }
      event.preventDefault();
      event.stopPropagation();
      goOn();
    },
  };
}

/** Submits the form on Enter, as in every dialog. Shift+Enter is a new line, and Enter may end a composed character. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
