import AntdModal from 'antd/es/modal';
import type { ModalProps } from 'antd/es/modal';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { focusAgain, focusDialog, giveBackToLaterDialog } from './focus';
import { PortalTheme } from './PortalTheme';

const FRAME = { onFocus: giveBackToLaterDialog };

/**
 * antd's dialog without animation, whose steps delay reading (docs/decisions.md#kept-dialog). CSS locks the page's scrolling, because antd's lock adds a
 * style element without CSP nonce.
 */
export function Modal({ onCancel, children, ...props }: ModalProps) {
  const leave: ModalProps['onCancel'] = event => {
    // Otherwise the same Escape would also answer the confirmation dialog.
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
 * Focuses the dialog before paint; antd would focus the close button, and Enter would close it. On close it focuses the opener, which antd
 * can't find after the focus has moved.
 */
function FocusedContent({ children }: { children: ReactNode }) {
  const content = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  // The dialog joins the document in a later layout effect of the same commit.
  useLayoutEffect(() => queueMicrotask(() => focusDialog(content.current)), []);
  // If a key opened the dialog, React runs effects before the microtask, and antd locks the focus in a parent's effect.
  useEffect(() => {
    focusDialog(content.current);
    return () => focusAgain(opener);
  }, [opener]);
  return <div ref={content}>{children}</div>;
}
