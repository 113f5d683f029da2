import type * as z from 'zod/mini';
import type { ChangeSpec } from '../endpoints/change-spec.ts';
import type { Endpoint } from '../endpoints/endpoint.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import type { quoteChanged, quotesCreated } from './quote-answers.ts';

/** A change of one quote. */
export type QuoteChangeSpec<Body extends z.core.$ZodType> = ChangeSpec<Body, typeof quoteChanged>;

/** The endpoint of a change, by what it takes. */
export type QuoteChange<Body> = Endpoint<QuoteChangeSpec<z.core.$ZodType<unknown, Body>>>;

/** Creates requests, once for each idempotency key. */
export type QuoteCreationSpec<Body extends z.core.$ZodType> = Readonly<{
  summary: string;
  body: Body;
  answer: typeof quotesCreated;
  errors: readonly ErrorCode[];
  takesKey: true;
}>;
export type QuoteCreation<Body> = Endpoint<QuoteCreationSpec<z.core.$ZodType<unknown, Body>>>;
