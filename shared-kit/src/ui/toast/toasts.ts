import { createToastQueue } from './toast-queue.ts';

/** The toasts of the whole app, which the host shows on every page. */
export const toasts = createToastQueue();
