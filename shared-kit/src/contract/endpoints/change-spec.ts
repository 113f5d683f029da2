import type * as z from 'zod/mini';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { ofId } from './ids.ts';

type Schema = z.core.$ZodType;

/** A change of what the path names by its id. It takes effect once for each idempotency key. */
export type ChangeSpec<Body extends Schema, Answer extends Schema> = Readonly<{
  summary: string;
  params: typeof ofId;
  body: Body;
  answer: Answer;
  errors: readonly ErrorCode[];
  takesKey: true;
}>;
