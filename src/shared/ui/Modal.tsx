import AntdModal from 'antd/es/modal';
import type { ModalProps } from 'antd/es/modal';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { focusAgain, focusDialog, giveBackToLaterDialog } from './focus';
import { PortalTheme } from './PortalTheme';

const FRAME = { onFocus: giveBackToLaterDialog };

/**
 * The component library's dialog, without its motion, which draws it anew at each of its steps, a frame or two apart, before anything can be
 * read: it comes and goes at once (DECISIONS 315). CSS keeps the page from scrolling: the library's lock writes a style element without the
 * nonce of the policy.
 */
export function Modal({ onCancel, children, ...props }: ModalProps) {
  const leave: ModalProps['onCancel'] = event => {
    // Else the browser gives the same Escape to the question that is asked before the dialog closes, and answers it.
    event.preventDefault();
    onCancel?.(event);
  };
  return (
    <PortalTheme>
      <AntdModal
        transitionName=""
        maskTransitionName=""
        wrapProps={FRAME}
        onCancel={leave}
        destroyOnHidden
        scrollLock={false}
        {...props}
      >
        <FocusedContent>{children}</FocusedContent>
      </AntdModal>
    </PortalTheme>
  );
}

/**
 * Focuses the dialog before it is painted: antd would focus its close button, and the next Enter would close it. When the dialog closes, the
 * element that opened it gets the focus: antd no longer knows it, because it looks after the focus has moved.
 */
function FocusedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  // The dialog joins the document in a later layout effect of the same commit.
  useLayoutEffect(() => queueMicrotask(() => focusDialog(content.current)), []);
  // React runs effects before the microtask when a key opened the dialog, and antd locks the focus in an effect of the parent.
  useEffect(() => {
    focusDialog(content.current);
    return () => focusAgain(opener);
  }, [opener]);
  return <div ref={content}>{children}</div>;
}
