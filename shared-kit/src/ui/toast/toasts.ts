import { createToastQueue } from './toast-queue.ts';

/** The toasts of the whole app; the host shows them over every page. */
export const toasts = createToastQueue();
