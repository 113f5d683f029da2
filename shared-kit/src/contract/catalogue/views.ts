import * as z from 'zod/mini';

/** Whether a view was counted. */
export const viewCounted = z.object({ counted: z.boolean() });
