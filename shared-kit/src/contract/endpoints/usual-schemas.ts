import * as z from 'zod/mini';
import { defaultLocale, locales } from '../languages/locale.ts';

/** No field at all, as a body or an answer. */
export const nothing = z.object({});

/** The answer is a file. */
export const fileAnswer = z.unknown();

/** The query of what is read in a language and shows no prices. */
export const localeOnly = z.object({ locale: z.optional(z.string()) });

/** The same, refusing a language that the market doesn't speak. */
export const inLanguage = z.object({ locale: z._default(z.enum(locales), defaultLocale) });

/** The query of a list that comes in pages. */
export const cursorOnly = z.object({ cursor: z.optional(z.string()) });

/** How many entries a page of a list has: 1 to 100, and this many if the query doesn't say. */
export const pageLimit = (usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), usual);
