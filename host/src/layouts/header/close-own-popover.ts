import type { MouseEvent } from 'react';

/** A link inside a popover leads away within the app, so nothing else would close it. */
export function closeOwnPopover(event: MouseEvent<HTMLElement>): void {
  if (event.target instanceof Element && event.target.closest('a')) event.currentTarget.hidePopover();
}
