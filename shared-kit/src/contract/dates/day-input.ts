import * as z from 'zod/mini';
import type { DateFieldName } from './date-fields.ts';

/** Names the field of a date in JSON schemas, OpenAPI's included. */
export const dateFieldKeyword = 'x-date-field';

/**
 * A calendar day that somebody types, as `2026-12-12`. Whatever a request brings is checked against the range of its field;
 * the check needs the clock, so the schema alone doesn't make it.
 */
export const dayInput = (name: DateFieldName) =>
  z.iso.date().register(z.globalRegistry, { [dateFieldKeyword]: name });
