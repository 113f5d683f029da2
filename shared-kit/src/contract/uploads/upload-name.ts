import * as z from 'zod/mini';

/** A file's name as its sender gives it. */
export const uploadName = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000));
