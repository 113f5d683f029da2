/** The components for the host. Areas can't import them, so they may change with any release of the host. */
// First: sets the order of the layers before any component's rules, whatever the import order.
import './layers.css';

export { Switch } from './checkbox/checkbox.tsx';
export { takeSprites } from './icon/sprite-store.ts';
export { IconLink } from './icon-button/icon-button.tsx';
export * from './selvedge/selvedge.tsx';
export * from './skip-link/skip-link.tsx';
export { inlineDrawing } from './themed-image/inline-drawing.ts';
export { createToastQueue } from './toast/toast-queue.ts';
export * from './toast/toast-region.tsx';
