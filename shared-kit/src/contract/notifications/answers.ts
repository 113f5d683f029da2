import * as z from 'zod/mini';

/** One entry of a user's inbox. `event` is text: a page may be older than the market that it asks. */
export const inboxEntry = z.object({
  id: z.string(),
  event: z.string(),
  params: z.record(z.string(), z.string()),
  /** The page it is about, without locale; null where there is nothing more to see. */
  path: z.nullable(z.string()),
  createdAt: z.string(),
  isRead: z.boolean(),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const inboxAnswer = z.object({
  entries: z.array(inboxEntry),
  next: z.nullable(z.string()),
  unread: z.number(),
});
export type InboxAnswer = z.infer<typeof inboxAnswer>;

export const unreadAnswer = z.object({
  unread: z.number(),
  /** Pages that unread entries are about. Processes of an earlier version don't say. */
  paths: z.optional(z.array(z.string())),
});
export type UnreadAnswer = z.infer<typeof unreadAnswer>;

/**
 * Topics of `GET /api/events`: a page that shows one fetches it again. Every connection begins with `all`,
 * because nothing from before it is repeated.
 */
export const liveTopics = ['all', 'inbox', 'quote', 'company', 'cart'] as const;
export type LiveTopic = (typeof liveTopics)[number];
export const liveNews = z.object({ topic: z.enum(liveTopics), id: z.optional(z.string()) });
export type LiveNews = z.infer<typeof liveNews>;
/** The news as they come, as server-sent events. */
export const newsStream = z.unknown();
