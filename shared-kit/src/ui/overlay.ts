/** The half of the kit that manages focus and layers, built on the headless library; loaded when first needed. */
// First, so that the order of layers stands before any component's rules, whoever imports what when.
import './layers.css';

// Needs no headless library, and every page has one: it lives behind the light door.
export { ToastRegion, type ToastRegionProps } from 'shared-kit/ui';
export * from './dialog/dialog.tsx';
export * from './drawer/drawer.tsx';
export * from './menu/menu.tsx';
export { ModalClose } from './modal/modal.tsx';
export * from './popover/popover.tsx';
export * from './range-slider/range-slider.tsx';
export * from './tabs/tabs.tsx';
export * from './tooltip/tooltip.tsx';
