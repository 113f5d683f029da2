import * as z from 'zod/mini';

/** Kinds of mail that a user can switch off. */
export const notificationKinds = ['quotes', 'financing', 'verification', 'reminders'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
export const notificationChoices = z.record(z.enum(notificationKinds), z.boolean());
export type NotificationChoices = z.infer<typeof notificationChoices>;
