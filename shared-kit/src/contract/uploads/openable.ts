import * as z from 'zod/mini';

/** Of a file in an answer: where it is opened. A held one waits until staff have looked at it, and has no address. */
export const openable = { isHeld: z.boolean(), url: z.nullable(z.string()) };
