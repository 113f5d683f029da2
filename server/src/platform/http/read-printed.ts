import type { ErrorCode } from 'shared-kit/contract/errors';
import { isSameName } from 'shared-kit/contract/names';
import { printedKeyword, unprintable } from 'shared-kit/contract/printed-text';
import { unprintableLetter } from '../pdf/printable/index.ts';
import { AppError } from './app-error.ts';
import { fieldsMarked } from './marked-fields.ts';
import { mostNamed } from './read-input.ts';
import type { Schema } from './route.ts';

/** All texts for papers that an input may bring, wherever they stand in it. */
export const printedTexts = fieldsMarked(printedKeyword);

type Reading = Readonly<{
  code: ErrorCode;
  /** Texts of what the request changes, as they are stored: they may stay although a new one would be refused. */
  kept: () => Promise<readonly (string | null)[]>;
}>;

/** Refuses an input with a letter that no font of papers has, and names it. */
export async function refuseUnprintable(
  schema: Schema,
  input: unknown,
  { code, kept }: Reading,
): Promise<void> {
  const wrong = printedTexts.fieldsOf(schema, input).flatMap(({ name, value }) => {
    const letter = typeof value === 'string' ? unprintableLetter(value) : null;
    return letter === null ? [] : [{ name, letter, value: String(value) }];
  });
  if (wrong.length === 0) return;
  const before = await kept();
  const errors = wrong
    .filter(({ value }) => !before.some((it) => it !== null && isSameName(it, value)))
    .map(({ name, letter }) => ({ name, reason: unprintable, letter }));
  if (errors.length > 0) throw new AppError(code, { errors: errors.slice(0, mostNamed) });
}
