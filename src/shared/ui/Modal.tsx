import AntdModal from 'antd/es/modal';
import type { ModalProps } from 'antd/es/modal';
import { giveBackToLaterDialog } from './focus';

const FRAME = { onFocus: giveBackToLaterDialog };

/**
 * The component library's dialog, without its motion, which draws it anew at each of its steps, a frame or two apart, before anything can be
 * read: it comes and goes at once (DECISIONS 315).
 */
export function Modal({ onCancel, ...props }: ModalProps) {
  return (
    <AntdModal
      transitionName=""
      maskTransitionName=""
      wrapProps={FRAME}
      {...props}
      onCancel={event => {
        // The browser would close with the same Escape the question that a dialog asks before it goes.
        event.preventDefault();
        onCancel?.(event);
      }}
    />
  );
}
