import type { ErrorCode } from 'shared-kit/contract/errors';
import * as z from 'zod';
import { AppError } from './app-error.ts';
import type { Schema } from './route.ts';
import { refuseUnstorableText } from './storable-text.ts';

/** A list of a hundred thousand invalid entries gets as short an answer as one of twenty. */
export const mostNamed = 20;

/** Parses input by its schema, or refuses it and names the fields. */
export function readInput<S extends Schema>(
  schema: S | undefined,
  value: unknown,
  code: ErrorCode,
): z.core.output<S> {
  // A route without a schema for this part ignores it.
  if (!schema) return undefined as z.core.output<S>;
  refuseUnstorableText(value, code);
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  throw new AppError(code, {
    errors: parsed.error.issues.slice(0, mostNamed).map(({ path, code: reason }) => ({
      name: path.map(String).join('.'),
      reason: reason.replaceAll('_', '-'),
    })),
  });
}
