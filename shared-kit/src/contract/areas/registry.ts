import * as z from 'zod/mini';
import type { PublicConfig } from '../market/public-config.ts';
import { menuEntry } from '../menu/entries.ts';
import type { Currency } from '../money/currency.ts';
import { isAreaId } from './area-contract.ts';
import { declaredRoute } from './declared-route.ts';
import { declaredSlot } from './declared-slot.ts';

/** One live area: enough to know its addresses without running its code, and to check what is loaded first. */
export const registeredArea = z.object({
  id: z.string().check(z.refine(isAreaId)),
  version: z.string(),
  contract: z.number(),
  /** Address of the federation remote entry. */
  entry: z.string(),
  /** Sub-resource integrity of the entry; the entry itself knows the hashes of its chunks. */
  integrity: z.string(),
  /** The routes that it declares; releases from before that have the specified ones. */
  routes: z.optional(z.array(declaredRoute)),
  pages: z.array(
    z.object({
      /** Name of the route that the access rules read. */
      route: z.string(),
      /** Pattern without locale prefix, e.g. `/shop/:id`. */
      pattern: z.string(),
    }),
  ),
  /** Entries of the menu that leads to its pages, in order. */
  menu: z.optional(z.array(menuEntry)),
  /** The slots that it fills. */
  slots: z.optional(z.array(declaredSlot)),
  /** Whether the host that runs can't show it. */
  isUnavailable: z.optional(z.boolean()),
});
export type RegisteredArea = z.infer<typeof registeredArea>;

export const registry = z.object({
  /** Changes whenever the host or any area that this visitor gets changes. */
  buildId: z.string(),
  /** The host's own build id: its words, scripts and style sheets. */
  host: z.string(),
  areas: z.array(registeredArea),
});
export type Registry = z.infer<typeof registry>;

/** `/builds/latest.json`: the builds that a visitor gets, for tabs to compare with what they run. */
export const latestBuild = z.object({
  /** The host's own build id, as in the registry: its words, scripts and style sheets. */
  id: z.string(),
  /** The version of each area. */
  areas: z.record(z.string(), z.string()),
});
export type LatestBuild = z.infer<typeof latestBuild>;

/** An API answer as TanStack Query dehydrates it. Its key is its address; the document says nothing of its time. */
export type BroughtQuery = Readonly<{
  queryKey: readonly [address: string];
  queryHash: string;
  state: Readonly<{ data?: unknown }>;
}>;

/** Data in the document that the host starts from. */
export type PageData = Readonly<{
  registry: Registry;
  config: PublicConfig;
  /** API answers to the page's first questions. */
  queries?: readonly BroughtQuery[];
  /** The API's answer about the visitor's session. */
  session?: unknown;
  /** The currency that the HTML was rendered in, where it was rendered for its visitor. */
  currency?: Currency;
  /** When the answers were last known to be right, in ISO 8601, where the database was away and they are of memory. */
  dataOf?: string;
  /** How the host of this document is built. Told in documents with overrides, for `pnpm dev`. */
  hostMode?: 'production' | 'development';
}>;

/** A page as HTML, and what it asked beyond the answers it was given: addresses of the API. */
export type RenderedPage = Readonly<{
  /** HTML for the document's head. */
  head: string;
  body: string;
  /** Addresses of the sprites that its icons are in. */
  sprites: readonly string[];
  missed: readonly string[];
}>;

/** A page that is to be made as HTML for those who see the same. */
export type PageToRender = Readonly<{
  /** Path with its locale, and query. */
  address: string;
  currency: Currency;
  /** API answers to the page's first questions. */
  queries: readonly BroughtQuery[];
  /** The drawing of its first image as a data URL, and whether its colour mode is the only one shown. */
  drawing: Readonly<{ address: string; data: string; isOnlyOne: boolean }> | null;
}>;
