import * as z from 'zod/mini';

const path = z.string().check(z.regex(/^\/(?!\/)/));

/** Configuration that the page may know. The server parses it once and writes it into the document. */
export const publicConfig = z.object({
  homePath: path,
  loginPath: path,
  registerPath: path,
  manufacturerLandingPath: path,
  rootRedirect: z.union([z.enum(['none', 'by-language']), path]),
  /** Whether anonymous visitors may browse the shop. */
  fullMode: z.boolean(),
  posthogHost: z.string(),
  posthogPublicKey: z.string(),
  analyticsConsent: z.enum(['required', 'off']),
  signInProviders: z.array(z.object({ id: z.string(), name: z.string() })),
  buildPollSeconds: z.number().check(z.positive()),
  brandName: z.string(),
  /** Whether this is a market that somebody develops on. */
  development: z.boolean(),
  /** True only where demo data was seeded: then the login page lists the demo accounts. */
  demo: z.boolean(),
  /** Whether a browser may take an area from its own machine instead of the release. Never where visitors are real. */
  allowOverrides: z.boolean(),
  /** Overrides that whoever started the market also serves, such as `shop@4101`: a link begins them without asking. */
  announcedOverrides: z.optional(z.string()),
});
export type PublicConfig = z.infer<typeof publicConfig>;
