import * as z from 'zod/mini';
import { emailInput } from '../account/account-input.ts';

/** The only fields that are passed to the library, which would accept others, such as redirects. */
export const credentialsInput = z.object({
  email: emailInput,
  password: z.string(),
  /** Keeps the session after the browser closes. */
  rememberMe: z.optional(z.boolean()),
});

/** What a page says when it leaves for a provider. Anything wrong counts as left out. */
export const providerQuery = z.object({
  /** Where the way leads in the end. */
  redirect: z.optional(z.string()),
  locale: z.optional(z.string()),
  /** Version of the terms that the page showed. */
  terms: z.optional(z.string()),
  /** Names the attempt in the browser's storage; only a popup has one. */
  flow: z.optional(z.string()),
});
export const providerParams = z.object({ id: z.string() });

/** As the library answers, without the token; pages ask for the session afterwards. */
export const signedInAnswer = z.looseObject({});

/** A redirect to the provider's page. */
export const providerPage = z.unknown();
