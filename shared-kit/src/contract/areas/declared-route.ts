import * as z from 'zod/mini';

/** `workspace` is for those who work in one (makers, banks, staff); all others see such a page in the default layout. */
export const layouts = ['default', 'sign-up', 'none', 'workspace'] as const;
export type Layout = (typeof layouts)[number];

/** A text in each language. */
const inLanguages = z.record(z.string(), z.string());

/** A route as an area's release declares it. What it may say is in `faultsOfRoutes` of the contract's routes. */
export const declaredRoute = z.object({
  /** The access rules read it. */
  name: z.string(),
  /** Without locale prefix, e.g. `/shop/:id`. A trailing `/*` leaves the sub-pages to the area. */
  path: z.string(),
  layout: z.optional(z.enum(layouts)),
  /** The kind of each parameter, such as `uuid`. */
  params: z.optional(z.record(z.string(), z.string())),
  colourMode: z.optional(z.enum(['light', 'dark'])),
  shows: z.optional(z.enum(['products'])),
  access: z.optional(z.array(z.string())),
  /** For tabs, search engines and shared links. */
  title: inLanguages,
  description: inLanguages,
});
export type DeclaredRoute = z.infer<typeof declaredRoute>;
