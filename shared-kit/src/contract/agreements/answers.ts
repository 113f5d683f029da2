import * as z from 'zod/mini';

/** The text as its hash is made of it. */
export const agreementTextAnswer = z.string();
