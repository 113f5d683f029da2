import * as z from 'zod/mini';

/** An id in an address. */
export const id = z.uuid().check(z.toLowerCase());

/** The parameters of a path with one id, such as `/api/cart/lines/:id`. */
export const ofId = z.object({ id });

/** The same where anything is looked up: what is no id isn't found. */
export const ofAnyId = z.object({ id: z.string() });
