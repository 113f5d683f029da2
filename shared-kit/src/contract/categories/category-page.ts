import type { Locale } from '../languages/locale.ts';
import { sayFrom } from '../languages/say.ts';
import { messages } from './messages/index.ts';

const say = sayFrom(messages);

/** What search engines and shared links say of a category's page. */
export const categoryDescription = (name: string, locale: Locale): string =>
  say(locale, 'category.description', { category: name });

/** The parameter by which the listing shows one category; all further ones only narrow or sort it. */
const parameter = 'category';

/** The category that a query string asks for. */
export const categoryIn = (search: URLSearchParams): string | null => search.get(parameter);

/** The one address of a category's page, below the listing's path or URL. */
export const categoryAddress = (listing: string, id: string): string => `${listing}?${parameter}=${id}`;
