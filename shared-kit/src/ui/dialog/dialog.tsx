import { Modal, type ModalProps } from '../modal/modal.tsx';
import styles from './dialog.module.css';

export interface DialogProps extends ModalProps {
  /** 29 or 44 rem wide, or as wide as the screen for a picture. */
  size?: 'medium' | 'large' | 'screen';
}

/** For a decision or a short form, in the middle of the screen. */
export function Dialog({ size = 'medium', ...rest }: DialogProps) {
  return <Modal {...rest} place="centre" className={size === 'medium' ? undefined : styles[size]} />;
}
