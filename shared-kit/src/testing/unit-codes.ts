import { defaultLocale, isLocale, type Locale } from 'shared-kit/contract/languages';
import { salesUnits, unitWord } from 'shared-kit/contract/products';

/** Codes of units that are no words of the language. */
const codesIn = (locale: Locale): readonly string[] =>
  salesUnits.filter((unit) => [1, 2].every((count) => unitWord(unit, count, locale) !== unit));

/** Texts of a page, and entries of its fields, that show the code of a unit instead of its word. */
export function unitCodesIn(page: Document): readonly string[] {
  const { lang } = page.documentElement;
  const codes = codesIn(isLocale(lang) ? lang : defaultLocale);
  const texts: string[] = [];
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  const fields = page.querySelectorAll<HTMLInputElement>('input:not([type]), input[type=text], textarea');
  for (const { value } of fields) texts.push(value);
  const shownCode = new RegExp(`^([\\d.,]+\\s)?(${codes.join('|')})$`);
  return texts.filter((text) => shownCode.test(text.trim()));
}
