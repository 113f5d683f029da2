import type { Locale } from 'shared-kit/contract/languages';
import { nameFaultWords, withHiddenNamed } from 'shared-kit/contract/names';
import { unprintableWords } from 'shared-kit/contract/printed-text';
import { hasFields } from 'shared-kit/contract/tables';
import { ApiError } from 'shared-kit/shell';

/** A field as the server calls it, such as `owners.0.name`, and what is wrong with the name or text in it. */
export type RefusedName = Readonly<{ path: string; message: string }>;

/** The names that the server refused, and texts that papers can't show, with how to put each right. */
export const refusedNames = (error: unknown, locale: Locale): readonly RefusedName[] =>
  error instanceof ApiError
    ? error.errors.flatMap(({ name: path, reason, letter }) => {
        const message =
          letter === undefined ? nameFaultWords(reason, locale) : unprintableWords(letter, locale);
        return message === null ? [] : [{ path, message }];
      })
    : [];

/** Characters of a refused text that a message repeats. */
const mostRepeated = 60;

/**
 * The first name or text that the server refused of a body, with what nobody can see written out, and cut if it is long;
 * null if none was wrong.
 */
export function refusedNameIn(
  body: unknown,
  error: unknown,
  locale: Locale,
): Readonly<{ name: string; message: string }> | null {
  const [first] = refusedNames(error, locale);
  if (!first) return null;
  const name = first.path.split('.').reduce<unknown>((at, key) => (hasFields(at) ? at[key] : null), body);
  const text = withHiddenNamed(typeof name === 'string' ? name : '');
  return {
    name: text.length > mostRepeated ? `${text.slice(0, mostRepeated)}…` : text,
    message: first.message,
  };
}
