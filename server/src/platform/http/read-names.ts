import type { ErrorCode } from 'shared-kit/contract/errors';
import { isSameName, type NameKind, nameFault, nameKeyword } from 'shared-kit/contract/names';
import { AppError } from './app-error.ts';
import { fieldsMarked } from './marked-fields.ts';
import { mostNamed } from './read-input.ts';
import type { Schema } from './route.ts';

/** All names that an input may bring, wherever they stand in it. */
export const names = fieldsMarked(nameKeyword);

/** The names in a stored value of a schema, such as a draft, for `keptNames`. */
export const namesIn = (schema: Schema, stored: unknown): string[] =>
  names.fieldsOf(schema, stored).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));

type Reading = Readonly<{
  code: ErrorCode;
  /** Names of what the request changes, as they are stored: they may stay although a new one would be refused. */
  kept?: () => Promise<readonly (string | null)[]>;
}>;

/** Refuses an input with a name that may not be given. The intake of files makes their names harmless instead. */
export async function refuseWrongNames(
  schema: Schema,
  input: unknown,
  { code, kept = async () => [] }: Reading,
): Promise<void> {
  const wrong = names.fieldsOf(schema, input).flatMap(({ mark, name, value }) => {
    if (typeof value !== 'string' || mark === 'file') return [];
    const reason = nameFault(mark as NameKind, value);
    return reason ? [{ name, reason, value }] : [];
  });
  if (wrong.length === 0) return;
  const before = await kept();
  const errors = wrong
    .filter(({ value }) => !before.some((it) => it !== null && isSameName(it, value)))
    .map(({ name, reason }) => ({ name, reason }));
  if (errors.length > 0) throw new AppError(code, { errors: errors.slice(0, mostNamed) });
}
