import AntdModal from 'antd/es/modal';
import type { ModalProps } from 'antd/es/modal';
import { giveBackToLaterDialog } from './focus';

const FRAME = { onFocus: giveBackToLaterDialog };

/**
 * The component library's dialog, without its motion, which draws it anew at each of its steps, a frame or two apart, before anything can be
 * read: it comes and goes at once (DECISIONS 315).
 */
export function Modal(props: ModalProps) {
  return <AntdModal transitionName="" maskTransitionName="" wrapProps={FRAME} {...props} />;
}
