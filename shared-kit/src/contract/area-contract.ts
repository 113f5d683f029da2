import * as z from 'zod/mini';

/** The areas of the market: an id in addresses and messages, `mf-<id>` as folder, `mf_<id>` in federation. */
export const areaIds = ['shop', 'quotes', 'bank', 'manufacturer', 'admin', 'marketing'] as const;
export type AreaId = (typeof areaIds)[number];

/** What host and areas expect of one another. The host accepts this number and the one before. */
export const areaContract = 1;
export const acceptsContract = (offered: number): boolean =>
  offered === areaContract || offered === areaContract - 1;

export const federationName = (area: AreaId): string => `mf_${area}`;
export const exposedModule = './area';

/** One area as the server's registry tells it: enough to know its addresses and to check its files. */
export const registeredArea = z.object({
  id: z.enum(areaIds),
  version: z.string(),
  contract: z.number(),
  /** The federation manifest, immutable under its version. */
  manifest: z.string(),
  /** Address of the remote entry, loaded with its integrity. */
  entry: z.string(),
  /** Sub-resource integrity by address, for every script and style sheet. */
  integrity: z.record(z.string(), z.string()),
  /** Patterns of pages, without locale prefix, so that a 404 is known without running the area. */
  patterns: z.array(z.string()),
  /** Scripts and style sheets of the exposed module that a page of this area needs first. */
  preload: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
  /** Message files by locale. */
  messages: z.record(z.string(), z.string()),
});
export type RegisteredArea = z.infer<typeof registeredArea>;

export const registry = z.object({
  /** Changes whenever the host or any area that this visitor gets changes. */
  buildId: z.string(),
  areas: z.array(registeredArea),
});
export type Registry = z.infer<typeof registry>;
