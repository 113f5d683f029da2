import type * as z from 'zod/mini';
import type { Endpoint } from '../endpoints/endpoint.ts';
import type { ofId } from '../endpoints/ids.ts';
import type { ErrorCode } from '../error-codes.ts';
import type { quoteChanged, quotesCreated } from './quote-answers.ts';

/** A change of one quote that takes effect once for each idempotency key. */
export type QuoteChangeSpec<Body extends z.core.$ZodType> = Readonly<{
  summary: string;
  params: typeof ofId;
  body: Body;
  answer: typeof quoteChanged;
  errors: readonly ErrorCode[];
  takesKey: true;
}>;

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
