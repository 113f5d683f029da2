import {
  type DateFieldName,
  dateField,
  dateFieldKeyword,
  orderFault,
  rangeFault,
} from 'shared-kit/contract/dates';
import type { ErrorCode } from 'shared-kit/contract/errors';
import { AppError } from './app-error.ts';
import { fieldsMarked } from './marked-fields.ts';
import { mostNamed } from './read-input.ts';
import type { Schema } from './route.ts';

/** All dates that an input may bring, wherever they stand in it. */
export const dates = fieldsMarked(dateFieldKeyword);

/** Refuses an input with a date out of its field's range, or on the wrong side of one beside it. `today` is an ISO day. */
export function refuseWrongDays(
  schema: Schema,
  input: unknown,
  { code, today }: Readonly<{ code: ErrorCode; today: string }>,
): void {
  const errors = dates.fieldsOf(schema, input).flatMap(({ mark, name, value, beside }) => {
    const field = mark as DateFieldName;
    if (typeof value !== 'string' || dateField(field).inDraft) return [];
    const reason = rangeFault(field, value, today) ?? orderFault(field, value, beside);
    return reason ? [{ name, reason }] : [];
  });
  if (errors.length > 0) throw new AppError(code, { errors: errors.slice(0, mostNamed) });
}

/**
 * Refuses a day on the wrong side of one that is stored, by the same table. `beside` holds the stored day under the name that
 * the table gives it; null if there is none.
 */
export function refuseWrongOrder(
  name: DateFieldName,
  day: string,
  beside: Readonly<Record<string, string | null>>,
): void {
  const reason = orderFault(name, day, beside);
  const field = name.slice(name.indexOf('.') + 1);
  if (reason) throw new AppError('request.body-invalid', { errors: [{ name: field, reason }] });
}
