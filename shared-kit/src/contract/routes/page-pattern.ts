import { splitLocale } from '../languages/locale.ts';

/** A part of a pattern: a word or a parameter's name. Parameters' values have digits or capitals. */
const segment = '(?:_{0,2}[a-z]+(?:-[a-z]+)*|:[a-zA-Z]+)';
const pattern = new RegExp(`^(?:/|(?:/${segment})+(?:/\\*)?)$`);

/** Whether a text may be the pattern of a page, as opposed to an address. A market knows which patterns its pages have. */
export const isPagePattern = (text: string): boolean => pattern.test(text) && splitLocale(text).path === text;
