import * as z from 'zod/mini';

/** An empty object, as a body or an answer that says nothing. */
export const nothing = z.object({});
