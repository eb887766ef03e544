import AntdModal from 'antd/es/modal';
import type { ModalProps } from 'antd/es/modal';
import { giveBackToLaterDialog } from './focus';

const FRAME = { onFocus: giveBackToLaterDialog };

/**
 * The component library's dialog, without its motion, which draws it anew at each of its steps, a frame or two apart, before anything can be
 * read: it comes and goes at once (DECISIONS 315).
 */
export function Modal({ onCancel, ...props }: ModalProps) {
  const leave: ModalProps['onCancel'] = event => {
    // Else the browser gives the same Escape to the question that is asked before the dialog closes, and answers it.
    event.preventDefault();
    onCancel?.(event);
  };
  return <AntdModal transitionName="" maskTransitionName="" wrapProps={FRAME} onCancel={leave} {...props} />;
}
