import { useRef, type KeyboardEvent } from 'react';

/** For dialogs with row checkboxes: Enter on a checkbox submits, Space toggles. Spread it on the rows' container. */
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

/** For short dialogs: Enter in a field with closed list submits, also a second Enter while the list is closing. */
export function useEnterGoesOn(goOn: () => void) {
  /** Field in which Enter has selected an option, without typing since. */
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

/** Submits the form on Enter. Shift+Enter adds a line; Enter during IME composition is ignored. */
export function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
