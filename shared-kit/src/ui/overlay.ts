/** The half of the kit that manages focus and layers, built on the headless library; loaded when first needed. */
export * from './dialog/dialog.tsx';
export * from './drawer/drawer.tsx';
export { ModalClose } from './modal/modal.tsx';
