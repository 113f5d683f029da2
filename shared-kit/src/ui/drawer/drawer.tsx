import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface DrawerProps extends ModalProps {
  /** Use start for navigation, end or bottom for filters. */
  side?: 'start' | 'end' | 'bottom';
}

/** A modal for content that wide screens show beside the page. */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <Modal {...rest} place={side} />;
}
