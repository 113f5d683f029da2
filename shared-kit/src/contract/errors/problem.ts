import * as z from 'zod/mini';
import { type ErrorCode, errorCodes } from './error-codes.ts';

/** RFC 9457 problem details, with a stable code and the request's id for the support desk. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.string(),
  requestId: z.string(),
  detail: z.optional(z.string()),
  /** The query parameter or body fields that were refused, with the reason as a code. */
  errors: z.optional(
    z.array(
      z.object({
        name: z.string(),
        reason: z.string(),
        /** What can't be printed, where that is the reason. */
        letter: z.optional(z.string()),
      }),
    ),
  ),
  /** How much of the upload quota is used. */
  room: z.optional(z.object({ usedBytes: z.number(), mostBytes: z.number() })),
});
export type Problem = z.infer<typeof problem>;

export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === 'string' && Object.hasOwn(errorCodes, value);
