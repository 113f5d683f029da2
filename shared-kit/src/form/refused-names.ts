import type { Locale } from 'shared-kit/contract/languages';
import { nameFaultWords } from 'shared-kit/contract/names';
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
