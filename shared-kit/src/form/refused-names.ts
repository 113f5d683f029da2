import type { Locale } from 'shared-kit/contract/languages';
import { nameFaultWords, withHiddenNamed } from 'shared-kit/contract/names';
import { hasFields } from 'shared-kit/contract/tables';
import { ApiError } from 'shared-kit/shell';

/** A field as the server calls it, such as `owners.0.name`, and what is wrong with the name in it. */
export type RefusedName = Readonly<{ path: string; message: string }>;

/** The names that the server refused, with what is wrong and how to put it right. */
export const refusedNames = (error: unknown, locale: Locale): readonly RefusedName[] =>
  error instanceof ApiError
    ? error.errors.flatMap(({ name: path, reason }) => {
        const message = nameFaultWords(reason, locale);
        return message === null ? [] : [{ path, message }];
      })
    : [];

/** The first name that the server refused of a body, with what nobody can see written out; null if no name was wrong. */
export function refusedNameIn(
  body: unknown,
  error: unknown,
  locale: Locale,
): Readonly<{ name: string; message: string }> | null {
  const [first] = refusedNames(error, locale);
  if (!first) return null;
  const name = first.path.split('.').reduce<unknown>((at, key) => (hasFields(at) ? at[key] : null), body);
  return { name: withHiddenNamed(typeof name === 'string' ? name : ''), message: first.message };
}
