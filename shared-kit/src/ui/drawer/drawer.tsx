import { Modal, type ModalProps } from '../modal/modal.tsx';

export interface DrawerProps extends ModalProps {
  /** Navigation comes from the start, filters from the end or the bottom. */
  side?: 'start' | 'end' | 'bottom';
}

/** What stands beside the page on a wide screen, over it on a narrow one. */
export function Drawer({ side = 'end', ...rest }: DrawerProps) {
  return <Modal {...rest} place={side} />;
}
