import * as z from 'zod/mini';

/** A parameter of an address, as text; given more than once, the last one counts. */
export const parameter = (description: string) =>
  z.optional(z.union([z.string(), z.array(z.string())])).check(z.describe(description));

/** How an answer is shown to this visitor. */
export const presentation = z.object({
  currency: parameter('Display currency; the cookie selected_currency where missing or unknown'),
  locale: parameter('Language of the texts: en or tr'),
});
