/**
 * The part of the kit that is always loaded; it needs no headless library. Overlays are in overlay.ts. What few first views
 * need is an entry of its own, such as `shared-kit/ui/table`, and built into the pages that use it.
 */
// First: sets the order of the layers before any component's rules, whatever the import order.
import './layers.css';

export * from './avatar/avatar.tsx';
export * from './breadcrumb/breadcrumb.tsx';
export * from './button/button.tsx';
export { type ButtonLook, buttonLook } from './button/button-look.ts';
export { Checkbox, Radio } from './checkbox/checkbox.tsx';
export * from './count-badge/count-badge.tsx';
export * from './disclosure/disclosure.tsx';
export * from './empty-state/empty-state.tsx';
export * from './error-state/error-state.tsx';
export * from './field/field.tsx';
export * from './heading/heading.tsx';
export * from './icon/icon.tsx';
export * from './icon/icons.sprite.ts';
export { IconButton, type IconButtonProps } from './icon-button/icon-button.tsx';
export * from './input-frame/input-frame.tsx';
export * from './key-hint/key-hint.tsx';
export * from './key-values/key-values.tsx';
export * from './note/note.tsx';
export * from './picture/picture.tsx';
export * from './plate/plate.tsx';
export type { As } from './polymorphic/polymorphic.ts';
export * from './price/price.tsx';
export * from './segmented/segmented.tsx';
export * from './select-field/select-field.tsx';
export * from './sheet/sheet.tsx';
export * from './skeleton/skeleton.tsx';
export * from './status-badge/status-badge.tsx';
export { asElement } from './text/as-element.tsx';
export * from './text/text.tsx';
export * from './text-field/text-field.tsx';
export * from './text-link/text-link.tsx';
export * from './themed-image/themed-image.tsx';
export * from './title-block/title-block.tsx';
export type { Toast, ToastMessage, ToastQueue, ToastQueueOptions } from './toast/toast-queue.ts';
export * from './toast/toasts.ts';
export * from './visually-hidden/visually-hidden.tsx';
