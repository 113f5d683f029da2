/** The part of the kit that manages focus and layers with the headless library; it loads when first needed. */
// First: sets the order of the layers before any component's rules, whatever the import order.
import './layers.css';

export * from './dialog/dialog.tsx';
export * from './drawer/drawer.tsx';
export * from './menu/menu.tsx';
export { ModalClose } from './modal/modal.tsx';
export * from './popover/popover.tsx';
export * from './range-slider/range-slider.tsx';
export * from './tabs/tabs.tsx';
export * from './tooltip/tooltip.tsx';
