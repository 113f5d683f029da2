import type { NotificationEvent } from 'shared-kit/contract';

/** A mail about one event. `{company}` and the like stand for what the event names. */
export type EventWords = Readonly<{ subject: string; body: readonly string[]; action: string }>;
export type MailWords = Readonly<Record<NotificationEvent, EventWords>>;
