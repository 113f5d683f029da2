import * as z from 'zod/mini';
import type { Session } from '../session/session.ts';

/** Whose menu has an entry. */
export const menuReaders = ['manufacturer', 'bank', 'admin'] as const;
export type MenuReader = (typeof menuReaders)[number];

/** Below which heading an entry stands; `work` comes first and has none. */
export const menuGroups = ['work', 'company', 'market'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** What the market counts for somebody's menu. */
export const menuCounts = ['requests', 'financing-requests', 'verification', 'claims', 'documents'] as const;

/** What a number says: it waits for the reader, or it is how many there are. */
export const menuCountTones = ['waits', 'total'] as const;

export const menuIcons = [
  'box',
  'building',
  'case',
  'document',
  'gauge',
  'inbox',
  'list',
  'rocket',
  'scales',
  'tag',
  'upload',
  'users',
  'verified',
] as const;
export type MenuIcon = (typeof menuIcons)[number];

/** An entry of the menu beside the pages of a workspace. An area declares those of its own pages. */
export const menuEntry = z.object({
  /** The page that it leads to; it has no parameters. */
  pattern: z.string(),
  /** Its words, by language. */
  label: z.record(z.string(), z.string()),
  /** Of `menuIcons`; an older host shows a plain one for a name that it doesn't know. */
  icon: z.string(),
  readers: z.array(z.enum(menuReaders)),
  group: z.enum(menuGroups),
  count: z.optional(z.object({ of: z.enum(menuCounts), tone: z.enum(menuCountTones) })),
});
export type MenuEntry = z.infer<typeof menuEntry>;

/** Missing: not counted for this reader. */
export const menuCountsAnswer = z.partialRecord(z.enum(menuCounts), z.number());
export type MenuCountsAnswer = z.infer<typeof menuCountsAnswer>;

/** Whether an entry is in somebody's menu. */
export const isReaderOf = (
  readers: readonly MenuReader[],
  user: Pick<Session['user'], 'isManufacturer' | 'isBank' | 'isAdmin'>,
): boolean =>
  (user.isManufacturer && readers.includes('manufacturer')) ||
  (user.isBank && readers.includes('bank')) ||
  (user.isAdmin && readers.includes('admin'));
