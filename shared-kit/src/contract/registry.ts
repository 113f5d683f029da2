import * as z from 'zod/mini';
import { areaIds } from './area-contract.ts';
import type { PublicConfig } from './public-config.ts';

/** Files of one page: what to fetch early when an address leads to it. Addresses are absolute paths. */
const registeredPage = z.object({
  /** Name of the route-table entry that the access rules read. */
  route: z.string(),
  /** Pattern without locale prefix, e.g. `/shop/:id`. */
  pattern: z.string(),
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
});

/** One live area: enough to know its addresses without running its code, to fetch it early and to check its files. */
export const registeredArea = z.object({
  id: z.enum(areaIds),
  version: z.string(),
  contract: z.number(),
  /** The federation remote entry. */
  entry: z.string(),
  /** Files of the exposed module itself. */
  scripts: z.array(z.string()),
  styles: z.array(z.string()),
  pages: z.array(registeredPage),
  /** Script of the area's own messages, by locale. */
  messages: z.record(z.string(), z.array(z.string())),
  /** Sub-resource integrity of every script and style sheet, by address. */
  integrity: z.record(z.string(), z.string()),
});
export type RegisteredArea = z.infer<typeof registeredArea>;

export const registry = z.object({
  /** Changes whenever the host or any area that this visitor gets changes. */
  buildId: z.string(),
  areas: z.array(registeredArea),
});
export type Registry = z.infer<typeof registry>;

/** What the server writes into the document for the host to start from. */
export type PageData = Readonly<{ registry: Registry; config: PublicConfig }>;
